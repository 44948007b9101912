const things = 'button:not(:disabled)';
const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  ArrowUp: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

// Buttons that belong together are one stop of the Tab key; arrows go from one to the next. `only`: which of them.
export function rove(place: HTMLElement, only = things) {
  const all = () => [...place.querySelectorAll<HTMLElement>(only)];
  // The one that had the focus last; else what may be chosen now, else the first.
  let current: HTMLElement | undefined;
  const sync = () => {
    const found = all();
    const stop = found.find((each) => each === current) ?? found.find((each) => each.matches('.lit')) ?? found[0];
    for (const each of found) each.tabIndex = each === stop ? 0 : -1;
  };
  const note = ({ target }: FocusEvent) => {
    current = (target as HTMLElement).closest<HTMLElement>(only) ?? current;
    sync();
  };
  const down = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const found = all();
    const at = found.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    event.preventDefault();
    found[step(at, found.length)]?.focus();
  };
  const watch = new MutationObserver(sync);
  watch.observe(place, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled', 'class'] });
  place.addEventListener('focusin', note);
  place.addEventListener('keydown', down);
  sync();
  return () => {
    watch.disconnect();
    place.removeEventListener('focusin', note);
    place.removeEventListener('keydown', down);
  };
}
