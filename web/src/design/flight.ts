import { tick } from 'svelte';
import { settings } from '../settings.svelte.ts';

// A card that goes from one spot of the table to another: the page draws it on its way. A spot is an element with `data-spot`.
export interface Flight {
  readonly from: string;
  readonly to: string;
}

const spot = (name: string) => document.querySelector<HTMLElement>(`[data-spot="${name}"]`);
// The card that lies there, or the spot itself.
const cardAt = (place: HTMLElement) => place.querySelector<HTMLElement>('.card') ?? place;

// To be called before what has happened is drawn: the card still lies where it comes from.
export async function showFlights(flights: readonly Flight[]): Promise<void> {
  const duration = settings.time(340);
  if (duration === 0 || document.hidden) return;
  const leaving = flights.flatMap(({ from, to }) => {
    const place = spot(from);
    if (!place) return [];
    const card = cardAt(place);
    return [{ to, rect: card.getBoundingClientRect(), ghost: card.cloneNode(true) as HTMLElement }];
  });
  await tick();
  for (const [order, { to, rect, ghost }] of leaving.entries()) {
    const place = spot(to);
    if (!place || rect.width === 0) continue;
    const goal = cardAt(place).getBoundingClientRect();
    ghost.setAttribute('aria-hidden', 'true');
    ghost.removeAttribute('id');
    Object.assign(ghost.style, {
      position: 'fixed',
      left: `${rect.left}px`,
      top: `${rect.top}px`,
      width: `${rect.width}px`,
      height: `${rect.height}px`,
      margin: '0',
      zIndex: '60',
      pointerEvents: 'none',
      transformOrigin: '0 0',
    });
    ghost.style.setProperty('--card', `${rect.width}px`);
    document.body.append(ghost);
    const size = Math.min(1, goal.width / rect.width);
    const there = `translate(${goal.left - rect.left}px, ${goal.top - rect.top}px) scale(${size})`;
    const way = ghost.animate([{ transform: 'none' }, { transform: there, opacity: 0.9 }], { duration, delay: order * 60, easing: 'cubic-bezier(.3,.1,.2,1)', fill: 'backwards' });
    way.onfinish = way.oncancel = () => ghost.remove();
  }
}
