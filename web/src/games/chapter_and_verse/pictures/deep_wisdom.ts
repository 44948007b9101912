import { box, circle, crown, flame, leaf, moon, oval, star, sun, type Picture } from '../../../design/brush.ts';
import { put } from '../../../design/carry.ts';
import * as m from './motifs.ts';

const planet = (x: number, y: number, r: number, paint: string): Picture => [
  [paint, circle(x, y, r)], ['white fine', `M${x - r * 0.6} ${y - r * 0.2}q${r * 0.2} ${-r * 0.4} ${r * 0.6} ${-r * 0.5}`],
];

// Verses led by Wisdom in Deep Waters.
export const deepWisdom: Readonly<Record<string, Picture>> = {
  the_last_shall_be_first: [
    m.sky('pale'), m.flat(88, 'green'), ...m.man(86, 96, 1.15, { robe: 'red', beard: true, hair: 'ink' }), ...m.man(62, 96, 0.9, { robe: 'blue', hair: 'wood' }),
    ...m.man(41, 96, 0.68, { robe: 'green', hair: 'ink' }), ...m.man(18, 92, 0.66, { robe: 'gold', hair: 'wood', arms: 'up' }), ['wood', box(6, 91, 24, 8)], ...crown(18, 54, 14),
    ['gold line thick', 'M84 24C66 6 36 8 20 26'], ['gold', 'M12 36l3-16 12 9z'],
  ],
  let_there_be_light: [
    m.sky('ink'), ['night wash', circle(50, 50, 46)], ['blue wash', star(50, 50, 24, 50, 26)], ['gold', star(50, 50, 16, 44, 15)], ['pale', star(50, 50, 16, 27, 13, 11.25)],
    ['white', circle(50, 50, 11)],
  ],
  i_am_that_i_am: [
    m.sky('sand'), m.land(82, 'wood'), ['wood line', 'M50 88C50 70 40 64 34 50M50 80C52 66 62 62 66 48M50 76V44'],
    ['red', flame(50, 80, 74) + flame(32, 76, 48, -14) + flame(70, 76, 48, 14)], ['gold', flame(50, 78, 48) + flame(35, 74, 28, -10) + flame(67, 74, 28, 10)],
    ['green', [[34, 56, -140], [40, 46, -100], [50, 38, -90], [60, 46, -60], [66, 56, -30], [44, 62, -150], [56, 62, -20], [50, 54, -90], [30, 66, 180], [70, 66, 0]].map(([x, y, a]) => leaf(x as number, y as number, a as number, 13, 0.38)).join('')],
    ...m.step(16, 96, 0.6, 80), ...m.step(30, 88, 0.6, 80),
  ],
  a_still_small_voice: [
    m.sky('ash'), ['stone line', 'M-4 14c20-10 30 8 50-2s30 6 56-4M-4 26c24-8 34 8 56 0'], ['red', flame(90, 60, 26) + flame(78, 60, 18)],
    ['ink', 'M-9 109V46C6 16 44 20 50 56 52 76 50 92 54 109z'], ['stone', 'M-9 46C6 10 48 12 56 52 60 74 56 92 62 109H52C48 92 50 76 48 58 42 28 8 30-9 60z'],
    ...m.man(26, 104, 0.98, { robe: 'blue', beard: true, veil: 'wood' }), ['pale line', 'M76 78c-8 4-14 2-20 6M78 86c-8 4-14 2-20 6'], ...m.dove(84, 82, 0.46),
  ],
  thy_servant_heareth: [
    m.sky('night'), ['ash', box(-9, 80, 118, 30)], ['wood', 'M8 96V70H12V84H88V96H82V90H16V96z'], ['white', 'M14 76H26V84H14z'], ['red', 'M34 70C50 66 74 72 86 74V86H30z'],
    ...m.sitting(34, 84, 0.92, { robe: 'white', hair: 'wood' }), ['skin', 'M40 44l4-5 3 3-3 5z'], ['gold', 'M72 30H90L86 40H76zM80 10h2v20h-2z'], ['red', flame(81, 30, 14)],
    m.shine(81, 24, 12, 18, 12), ['pale line', 'M50 10C44 16 44 24 48 30M58 6C50 14 50 26 56 34M40 16c-3 4-3 8-1 12'],
  ],
  the_heavens_declare: [
    ...m.night, ...sun(24, 26, 15, 14), ['pale', moon(76, 22, 13)], ['gold', star(50, 16, 5, 7, 3) + star(54, 42, 5, 5, 2.2) + star(88, 50, 5, 5, 2.2) + star(12, 56, 5, 4, 2)],
    ['pale line', 'M34 52L44 46 58 56 70 50M44 46L50 34'], ['gold', [[34, 52], [44, 46], [58, 56], [70, 50]].map(([x, y]) => circle(x as number, y as number, 2.2)).join('')],
    ...m.peaks(98, 'ash'), m.land(92), ...m.man(18, 100, 0.62, { robe: 'red', hair: 'ink', arms: 'up' }),
  ],
  render_unto_caesar: [
    m.shine(50, 50, 42, 54, 32), ['gold', circle(50, 50, 40)], ['pale fine', circle(50, 50, 36)],
    ['gold', 'M40 80V70C28 64 26 28 50 24 68 22 72 36 69 44L76 56C76 59 71 58 70 60 71 66 70 72 60 70L58 80z'],
    ['green', leaf(36, 40, -60, 16, 0.3) + leaf(42, 32, -30, 14, 0.3) + leaf(52, 28, 0, 14, 0.3) + leaf(34, 52, -80, 14, 0.3)], ['ink line', 'M62 46h.1'],
    ['ink fine', 'M62 64h7M57 42c3-2 6-2 9-1'], ['ink line', 'M14 44v12M18 34v6M20 64v6M84 34v8M86 50v8M80 68v5'],
  ],
  before_abraham_was: [
    m.sky('night'), ['gold', star(50, 34, 24, 48, 28)], ['pale', circle(50, 34, 24)], ...m.man(50, 58, 0.86, { robe: 'white', beard: true, halo: true, arms: 'out' }), m.land(76, 'sand'),
    ...m.tent(82, 90, 0.95, 'red'), ...m.man(22, 102, 0.82, { robe: 'green', beard: true, hair: 'white', arms: 'high' }), ['wood line', 'M10 102V62'],
    ['pale line', 'M8 14h.1M92 12h.1M6 50h.1M94 44h.1'],
  ],
  the_bread_of_life: [
    m.shine(50, 46, 30, 58, 32), ...m.loaf(50, 50, 1.45), ['pale fine', 'M20 44C26 32 36 28 44 27'], ['pale line', 'M50 28V56M40 38H60'], ...m.giving(36, 80, 1, 'red'),
    ...m.giving(66, 80, -1, 'blue'),
  ],
  one_pearl_of_great_price: [
    ['blue wash', 'M-9-9H109V109H-9z'], ['rose', 'M50 66C24 66 8 48 10 26 18 20 24 24 28 18 36 14 40 20 50 12 60 20 64 14 72 18 76 24 82 20 90 26 92 48 76 66 50 66z'],
    ['ink fine', 'M50 64V14M46 62L30 20M54 62L70 20M40 62L14 30M60 62L86 30'], ['stone', 'M6 62C24 54 76 54 94 62 94 82 74 96 50 96S6 82 6 62z'],
    ['ink fine', 'M16 66c4 14 16 24 28 28M84 66c-4 14-16 24-28 28M36 62c2 14 8 26 12 32M64 62c-2 14-8 26-12 32'], ['rose', oval(50, 62, 40, 9)], ['white', circle(50, 52, 15)],
    ['sky fine', 'M40 52c0-6 4-9 9-10'], m.shine(50, 52, 18, 25, 16), ['white', star(70, 34, 4, 7, 2)],
  ],
  mind_and_heart: [
    ...put([['skin', 'M-16 38V24C-34 8-26-30 4-30 28-30 36-12 32-2l7 12c1 3-6 3-6 4 1 6 0 14-12 12l-3 12z']], 40, 38, 1.02), ['red', 'M4 109C6 86 16 78 26 76H52C64 80 72 90 74 109z'],
    ['gold', star(42, 30, 12, 15, 8)], ['white', circle(42, 30, 5)], ...m.heart(44, 92, 0.5, 'rose'), ['gold line thick', 'M42 48V78'], ['gold line', 'M42 46V76M38 70l4 8 4-8'],
    ...m.dove(84, 22, -0.55), ['pale line', 'M70 24L60 28M72 32L62 36'],
  ],
  worlds_without_number: [
    ...m.night, ['gold line', 'M50 50C58 46 60 60 48 62 32 62 28 40 46 34 70 28 84 54 68 72 46 92 8 76 10 42 16 16 44 4 70 14'], ['pale', circle(50, 52, 6)], ...planet(70, 14, 8, 'red'),
    ...planet(12, 44, 7, 'sky'), ...planet(68, 72, 9, 'green'), ...planet(44, 34, 5, 'rose'), ...planet(32, 84, 6, 'gold'), ...planet(90, 46, 6, 'stone'), ...planet(90, 86, 8, 'blue'),
    ...planet(30, 12, 4, 'white'), ...planet(10, 92, 4, 'rose'),
  ],
};
