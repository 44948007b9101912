import type { Action } from 'svelte/action';

interface Dragged {
  readonly id: number;
  readonly over?: string; // on what it may be let go
  readonly off?: boolean; // it stays where it is
  drop(id: number, target: HTMLElement | undefined, at: { readonly x: number; readonly y: number }): void;
}

// Dragging by mouse, pen or finger: what is dragged follows the pointer; where it is let go, `drop` hears the thing below: what has a data-word or
// data-free, or what is said to take it. A press that does not move stays a click.
export const drag: Action<HTMLElement, Dragged> = (node, given) => {
  let { id, drop, over = '[data-word], [data-free]', off = false } = given;
  const enough = 6;

  const down = (start: PointerEvent) => {
    if (start.button !== 0 || off) return;
    let ghost: HTMLElement | undefined;
    const move = (event: PointerEvent) => {
      const x = event.clientX - start.clientX;
      const y = event.clientY - start.clientY;
      if (!ghost && Math.hypot(x, y) < enough) return;
      if (!ghost) {
        node.setPointerCapture(start.pointerId);
        const box = node.getBoundingClientRect();
        ghost = node.cloneNode(true) as HTMLElement;
        ghost.setAttribute('aria-hidden', 'true');
        Object.assign(ghost.style, { position: 'fixed', left: `${box.left}px`, top: `${box.top}px`, zIndex: '50', pointerEvents: 'none', margin: '0' });
        document.body.append(ghost);
        node.style.opacity = '0.3';
      }
      ghost.style.transform = `translate(${x}px, ${y}px) rotate(2deg) scale(1.06)`;
    };
    const end = (event: PointerEvent) => {
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', end);
      node.removeEventListener('pointercancel', end);
      if (!ghost) return;
      ghost.remove();
      node.style.opacity = '';
      // The click that follows is none.
      node.addEventListener('click', (click) => click.stopImmediatePropagation(), { capture: true, once: true });
      if (event.type === 'pointercancel') return;
      const below = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>(over);
      drop(id, below ?? undefined, { x: event.clientX, y: event.clientY });
    };
    node.addEventListener('pointermove', move);
    node.addEventListener('pointerup', end);
    node.addEventListener('pointercancel', end);
  };
  node.addEventListener('pointerdown', down);
  return {
    update(next) {
      ({ id, drop, over = over, off = false } = next);
    },
    destroy() {
      node.removeEventListener('pointerdown', down);
    },
  };
};
