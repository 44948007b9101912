import said from '../../../../games/chapter_and_verse/data/phrases.txt?announced';
import type { Announcement } from '../games.ts';

// One of each theme.
const shown = ['the_whole_armour_of_god', 'a_lamp_unto_my_feet', 'god_so_loved', 'his_star_in_the_east', 'white_as_snow'];

const room: Announcement = {
  ...said,
  order: 3,
  ground: 'rubric',
  seats: [2, 6],
  // Some 170 decisions of each player (`scriptorium sim chapter_and_verse`); half of them pass, and one in ten is a verse that is recited.
  minutes: (seats) => 9 * (1 + seats),
  strengths: { random: 1, novice: 2, greedy: 3, search: 4 },
  brings: {
    at: ({ game }) => game === 'advanced', // CV-04
    page: () => import('./decks/Decks.svelte'),
    choice: () => import('./decks/Choice.svelte'),
  },
  shown: { en: shown, es: shown },
  card: () => import('./GuideCard.svelte'),
  pages: () => import('./pages.ts'),
};
export default room;
