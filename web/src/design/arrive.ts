import { settings } from '../settings.svelte.ts';

// A heading that comes with something new: it is scrolled to and read out.
export function arrive(heading: HTMLElement) {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ block: 'start', behavior: settings.time(1) > 0 ? 'smooth' : 'instant' });
}
