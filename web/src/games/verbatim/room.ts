import said from '../../../../games/verbatim/data/phrases.txt?announced';
import type { Announcement } from '../games.ts';

const room: Announcement = {
  ...said,
  order: 1,
  ground: 'lapis',
  rival: 'novice',
  shown: { en: ['w', 'o', 'r', 'd', 's'], es: ['v', 'e', 'r', 'b', 'o'] },
  card: () => import('./GuideCard.svelte'),
  pages: () => import('./pages.ts'),
};
export default room;
