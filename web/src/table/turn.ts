import { play } from '../design/sound.ts';
import { settings } from '../settings.svelte.ts';
import type { Room } from './room.svelte.ts';

// Whether somebody else plays here, at another device.
export function hasCompany(room: Room): boolean {
  return room.table?.seats.some((seat) => seat.player === undefined && seat.name !== undefined && !room.yours.includes(seat.seat)) ?? false;
}

export const canNotify = () => 'Notification' in globalThis;

// The mark at the page's icon.
export function markIcon(marked: boolean) {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  icon?.setAttribute('href', marked ? '/icon-turn.svg' : '/icon.svg');
}

async function notify(body: string) {
  const options = { body, tag: 'scriptorium.turn', icon: '/icon.svg', data: location.href };
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (worker) return worker.showNotification(body, options);
  const shown = new Notification(body, options);
  shown.onclick = () => {
    focus();
    shown.close();
  };
}

// It has become our turn. `call`: whoever is first gets it.
export function ring(room: Room, call: boolean, body: string) {
  if (call) play('call');
  else if (settings.wants('sound')) play('turn');
  if (!hasCompany(room)) return;
  // A phone that nobody has touched may not tremble.
  if (settings.wants('vibration') && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(call ? [60, 60, 60] : 80);
  if (document.hidden && settings.wants('notification') && canNotify() && Notification.permission === 'granted') void notify(body).catch(() => {});
}
