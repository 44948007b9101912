import { box, circle, drop, leaf, moon, star, sun, type Picture } from '../../../design/brush.ts';
import { put, turn } from '../../../design/carry.ts';
import * as m from './motifs.ts';

const lion = (paint = 'gold'): Picture => [
  ['wood', star(0, 0, 14, 26, 20)], [paint, 'M-14-12C-10-18 10-18 14-12 18 0 12 16 0 17-12 16-18 0-14-12z'], [paint, circle(-13, -14, 4.5) + circle(13, -14, 4.5)],
  ['ink line', 'M-6-4h.1M6-4h.1'], ['ink', 'M-4 3H4L0 8z'], ['ink fine', 'M0 8v2M-6 11c4 2 8 2 12 0'],
];
const whale: Picture = [
  ['ash', 'M-42 2C-44-22-16-34 10-26 28-20 34-10 40-14 44-18 42-30 36-36 46-36 50-30 50-24 56-28 62-26 64-20 56-18 52-12 48-4 40 18 14 26-10 24-30 22-42 14-42 2z'],
  ['stone', 'M-40 8C-30 12-10 10 4 20-4 24-14 25-22 22-34 20-40 14-40 8z'], ['ink line', 'M-24-6h.1'],
];

// Verses led by Trials in Deep Waters.
export const deepTrials: Readonly<Record<string, Picture>> = {
  with_his_stripes: [
    m.flat(90, 'ash'), ...m.pillar(42, 92, 20, 84), ['sand line thick', 'M30 44C38 50 46 50 54 44M30 52C38 58 46 58 54 52'], ...turn([['wood', box(70, 60, 7, 32)]], 18, 74, 76),
    ['wood line', 'M78 58C74 40 86 34 80 14M80 58C82 44 96 40 92 22M77 58C66 46 72 30 64 20'], ['stone', circle(80, 13, 3) + circle(92, 21, 3) + circle(64, 19, 3)],
    ['red', drop(16, 80, 12) + drop(22, 92, 9)], ['red line', 'M12 22l10 12M12 36l10 12M20 16l6 8'],
  ],
  a_great_fish: [
    m.sky('sky'), ...m.boat(16, 26, 0.4), ...m.sea(28),
    ['ash', 'M4 46C26 24 64 26 82 50 88 46 88 38 80 32 88 28 96 34 97 42 102 36 110 40 108 50 102 60 92 60 88 62 82 86 52 98 28 92L8 80z'], ['red', 'M4 46L34 62 8 80C14 70 14 56 4 46z'],
    ['stone', 'M8 80L34 64C42 80 60 84 80 74 66 92 46 96 28 92z'], ['white', 'M9 48l6 3-3 4zM17 52l6 3-3 4zM25 57l5 2-3 4zM12 77l5-4 2 5zM20 72l5-3 2 5z'], ['ink line', 'M50 46h.1'],
    ...turn(m.man(-3, 64, 0.52, { robe: 'gold', beard: true, arms: 'up' }), 88, -3, 64), ['white line', 'M60 22h.1M56 14h.1M64 12h.1M84 86h.1M90 78h.1'],
  ],
  the_lions_mouths: [
    m.sky('ink'), ['ash', 'M-9-9H109V109H-9z'], ['ink', 'M10 109V40C10 0 90 0 90 40V109z'], m.beam(50, 6, 92, 32, 'gold'), m.flat(92, 'wood'),
    ...m.man(50, 98, 1.12, { robe: 'blue', beard: true, arms: 'folded' }), ...put(lion(), 20, 72, 0.86), ...put(lion(), 80, 72, 0.86), ...put(lion('sand'), 26, 36, 0.5),
    ...put(lion('sand'), 74, 36, 0.5),
  ],
  on_the_tree: [
    m.sky('red'), ['gold wash', circle(50, 44, 34)], ['pale wash', circle(50, 44, 20)], ['ink', 'M-9 109V88C16 84 30 68 50 68S84 84 109 88V109z'], m.cross(50, 72, 66, 'ink'),
    m.cross(22, 84, 44, 'ink'), m.cross(78, 84, 44, 'ink'), ['white', 'M35 28L35 48 40 46 41 33C46 38 54 38 59 33L60 46 65 48 65 28C56 34 44 34 35 28z'],
  ],
  the_head_of_the_corner: [
    m.sky('sky'), ['stone', 'M6 109V56C6 16 94 16 94 56V109H70V58C70 42 30 42 30 58V109z'],
    ['ink fine', 'M6 92H30M6 74H30M7 52L31 54M16 36L36 47M30 26L42 43M94 92H70M94 74H70M93 52L69 54M84 36L64 47M70 26L58 43'], m.shine(50, 30, 20, 40, 24), ['gold', 'M36 16H64L57 44H43z'],
    ['pale', star(50, 28, 8, 8, 3.5)], m.flat(98, 'green'),
  ],
  the_sign_of_jonas: [
    m.sky('night'), ['gold', circle(20, 16, 7) + circle(50, 12, 7) + circle(80, 16, 7)], ['pale', moon(34, 20, 6) + moon(64, 20, 6) + moon(92, 26, 5)], ...m.sea(42),
    ...put(whale, 46, 74, 1.05), ['stone', 'M22 90V76C22 60 58 60 58 76V90z'], ['ink', 'M28 90V78C28 68 46 68 46 78V90z'], ['ash', circle(52, 82, 9)],
  ],
  peace_be_still: [
    m.sky('ash'), ['ink', 'M-9-9H109V14C96 24 84 10 70 20 56 28 44 12 30 20 16 28 6 14-9 20z'], ['pale line', 'M16 24l6 12-7 3 6 14M84 22l-6 12 7 3-6 14'], ...m.boat(50, 78, 1.2, ''),
    ...m.man(50, 68, 1, { robe: 'white', beard: true, halo: true, arms: 'out' }), ['wood', 'M9 63C26 70 74 70 91 63 90 74 84 82 74 86H26C16 82 10 74 9 63z'],
    ['gold fine', 'M14 72C34 78 66 78 86 72'], ['blue', 'M-9 80C0 62 12 62 14 74 24 84 36 78 42 84 54 90 62 80 72 84 84 80 86 62 98 62L109 72V109H-9z'],
    ['white line', 'M0 74c4-6 8-6 10-1M100 70c-4-4-8-3-10 2M20 94q5-4 10 0t10 0M58 96q5-4 10 0t10 0'],
  ],
  get_thee_behind_me: [
    ['pale wash', 'M-9-9H46V109H-9z'], ['ink wash', 'M46-9H109V109H46z'], m.flat(88, 'ash'), ...m.man(30, 98, 1.3, { robe: 'white', beard: true, halo: true }),
    ['white', 'M36 46L62 40 63 48 38 58z'], ...turn(m.raised(62, 46, 0.42), 60, 62, 46),
    ['green', 'M96 92C70 96 66 80 82 76 96 72 92 60 80 62 70 64 66 56 70 48L64 42C66 36 76 34 80 40 80 46 76 48 78 54 96 48 106 64 98 76 88 84 80 82 84 86 90 88 98 84 104 80z'],
    ['ink line', 'M70 40h.1'], ['red line', 'M64 42l-7 2'], ['gold fine', 'M76 66l4 4M84 56l2 5M92 72l4 3M78 82l4 2'],
  ],
  not_my_will: [
    ...m.night, m.beam(78, -6, 60, 26), m.land(82, 'green'), ...m.tree(12, 86, 1.1), ['stone', 'M56 96C54 72 66 62 80 64S96 80 94 96z'], ...m.chalice(76, 64, 0.72),
    ...m.kneeling(38, 96, 1.2, { robe: 'red', beard: true, halo: true }), ['red', drop(54, 64, 5) + drop(52, 74, 5)],
  ],
  vengeance_is_mine: [
    m.sky('night'), m.clouds([14, 28, 60], [4, 20, 40], [50, 18, 44]), ['gold', 'M48 26L34 54H46L38 82 66 48H52L62 26z'], m.land(86, 'ash'), ['wood line', 'M78 50C96 60 96 84 78 94'],
    ['white fine', 'M78 50V94'],
    ...turn([['red', 'M6 66H24V98H6z'], ['gold', box(6, 72, 18, 4)], ['wood line', 'M10 66V50M15 66V46M20 66V50'], ['white', leaf(10, 54, -90, 10, 0.4) + leaf(15, 50, -90, 10, 0.4) + leaf(20, 54, -90, 10, 0.4)]], -18, 15, 82),
  ],
  awake_my_soul: [
    m.sky('rose'), ...sun(24, 70, 34, 20), m.flat(84, 'wood'), ['green', 'M76 70C92 66 98 46 92 30 88 40 82 40 78 48 82 38 80 32 78 28 72 46 66 54 58 58z'],
    ['white', 'M36 30C34 18 50 14 54 26 58 42 66 52 80 58 82 74 70 84 56 82 42 80 34 66 38 46z'], ['red', 'M34 20C32 10 40 12 41 14 42 6 50 8 49 14 54 10 58 16 54 22 46 18 40 18 34 24z'],
    ['gold', 'M36 26L22 24 32 32 24 38 38 36z'], ['red', 'M34 38C32 46 38 48 40 40z'], ['ink line', 'M44 24h.1'], ['ink fine', 'M52 58C58 68 68 68 74 62M56 54C62 60 68 60 74 58'],
    ['gold line', 'M54 82V94M64 82V94M48 94h10M58 94h10'], ['ink line', 'M16 16l-6-4M12 26H4'],
  ],
  art_thou_greater: [
    m.sky('night'), ['stone', 'M-9 46H20V60H32V74H40V109H-9zM109 46H80V60H68V74H60V109H109z'], ['gold wash', star(50, 84, 20, 60, 22)], ['pale wash', star(50, 84, 20, 38, 19)],
    ...m.man(50, 104, 0.82, { robe: 'white', beard: true, halo: true, arms: 'up' }), ...m.man(12, 46, 0.44, { robe: 'red', hair: 'ink' }), ...m.man(26, 60, 0.42, { robe: 'green' }),
    ...m.man(88, 46, 0.44, { robe: 'blue', veil: 'white' }), ['pale line', 'M50 16h.1M34 22h.1M66 24h.1M44 34h.1M58 36h.1'],
  ],
};
