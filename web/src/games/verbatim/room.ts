import said from '../../../../games/verbatim/data/phrases.txt?announced';
import type { Announcement } from '../games.ts';

const room: Announcement = {
  ...said,
  order: 1,
  ground: 'lapis',
  seats: [2, 5],
  // About a hundred decisions, whoever plays (`scriptorium sim verbatim`), half of them letters that are laid; five minutes to take cards, five to make words.
  minutes: () => 10,
  strengths: { random: 1, value: 2, novice: 2, greedy: 3, search: 4 },
  shown: { en: ['w', 'o', 'r', 'd', 's'], es: ['v', 'e', 'r', 'b', 'o'] },
  card: () => import('./GuideCard.svelte'),
  pages: () => import('./pages.ts'),
};
export default room;
