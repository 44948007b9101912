import said from '../../../../games/hypertext/data/phrases.txt?announced';
import type { Announcement } from '../games.ts';

const room: Announcement = {
  ...said,
  order: 2,
  ground: 'verdigris',
  seats: [2, 8],
  // A chapter is some 31 decisions with two players, 55 with four and 100 with eight (`scriptorium sim hypertext`), of seven seconds each.
  minutes: (seats, { length }) => (length === 'short' ? 3 : length === 'half' ? 6 : 12) * (1 + 1.4 * seats),
  strengths: { random: 1, novice: 2, greedy: 3, search: 4 },
  usual: { length: 'half' }, // what a family finishes in one evening; the full game is twice as long
  first: { length: 'short' },
  shown: { en: ['bread', 'sing', 'holy', 'ruth', 'king'], es: ['bread', 'sing', 'holy', 'ruth', 'king'] },
  card: () => import('./GuideCard.svelte'),
  pages: () => import('./pages.ts'),
};
export default room;
