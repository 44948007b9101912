import said from '../../../../games/hypertext/data/phrases.txt?announced';
import type { Announcement } from '../games.ts';

const room: Announcement = {
  ...said,
  order: 2,
  ground: 'verdigris',
  rival: 'greedy',
  first: { length: 'short' },
  shown: { en: ['bread', 'sing', 'holy', 'ruth', 'king'], es: ['bread', 'sing', 'holy', 'ruth', 'king'] },
  card: () => import('./GuideCard.svelte'),
  pages: () => import('./pages.ts'),
};
export default room;
