import { box, circle, leaf, oval, star, sun, type Picture } from '../../../design/brush.ts';
import { put, turn } from '../../../design/carry.ts';
import * as m from './motifs.ts';

const eyesInTheDark = (at: readonly (readonly [number, number])[]): Picture => [
  ['gold', at.map(([x, y]) => oval(x - 4, y, 3, 2) + oval(x + 4, y, 3, 2)).join('')], ['ink line', at.map(([x, y]) => `M${x - 4} ${y}h.1M${x + 4} ${y}h.1`).join('')],
];

// Verses led by Faith in Deep Waters.
export const deepFaith: Readonly<Record<string, Picture>> = {
  with_all_thine_heart: [m.shine(50, 36, 30, 56, 28), ...m.heart(50, 30, 1.05), ...m.man(50, 104, 1, { robe: 'blue', hair: 'ink', arms: 'up' })],
  the_just_shall_live: [
    m.sky('sand'), ...sun(78, 22, 15, 14), m.flat(70, 'wood'), ['ink line', 'M-2 82L16 78 28 86 44 80 50 72M44 80L50 94 66 100M50 72L66 80 84 76 104 84M84 76L90 96M28 86L24 100'],
    ['green line', 'M50 74C48 60 52 52 50 34'], ['green', leaf(50, 62, -150, 24, 0.34) + leaf(50, 54, -30, 24, 0.34) + leaf(50, 70, 200, 18, 0.34)],
    ['red', leaf(50, 36, -140, 20, 0.4) + leaf(50, 36, -40, 20, 0.4) + leaf(50, 36, -90, 24, 0.36)], ['rose', leaf(50, 36, -115, 18, 0.3) + leaf(50, 36, -65, 18, 0.3)],
  ],
  this_is_the_day: [
    m.sky('rose'), ['gold', star(50, 66, 24, 58, 40)], ['pale', circle(50, 66, 34)], ['ink line', 'M38 56h.1M62 56h.1'],
    ['ink fine', 'M40 64c5 7 15 7 20 0M32 52c3-3 7-4 10-2M58 50c3-2 7-1 10 2'], ['red', circle(32, 64, 4) + circle(68, 64, 4)], m.land(82),
    ...m.man(16, 100, 0.62, { robe: 'red', hair: 'ink', arms: 'up' }), ...m.man(84, 100, 0.62, { robe: 'blue', veil: 'white', arms: 'up' }),
    ['blue', 'M20 18c4-4 8-2 10 0 2-2 6-4 10 0-4 0-8 2-10 5-2-3-6-5-10-5z'], ['blue', 'M64 12c3-3 6-2 8 0 2-2 5-3 8 0-3 0-6 2-8 4-2-2-5-4-8-4z'],
  ],
  whom_shall_i_fear: [
    m.sky('ink'), ['night', 'M-9-9H12L20 34 10 60 24 109H-9zM109-9H84L78 30 90 58 76 109H109zM30-9H40L42 20 36 26z'], ['gold wash', circle(50, 66, 34)], ['pale wash', circle(50, 66, 24)],
    ...eyesInTheDark([[12, 24], [86, 40], [14, 70], [88, 80], [60, 12], [34, 36]]), ...m.man(48, 98, 0.88, { robe: 'white', hair: 'wood', arms: 'ahead' }), ...m.candle(72, 62, 8, 0.7),
    ['gold', 'M66 60h12v4H66z'], m.shine(72, 48, 11, 17, 12),
  ],
  only_believe: [
    m.sky('wood'), m.flat(84, 'ash'), ['gold', box(54, 12, 30, 30)], ['sky', box(57, 15, 24, 24)], ['wood line', 'M69 15v24M57 27h24'], ['wood', 'M30 92V74H34V82H94V92H88V88H36V92z'],
    ['white', 'M34 74C54 66 80 66 94 78V84H34z'], ...m.sitting(52, 80, 0.8, { robe: 'rose', hair: 'ink' }), ['skin', 'M44 56L32 50 31 54 43 61z'],
    ...m.man(18, 98, 1.18, { robe: 'white', beard: true, halo: true, arms: 'ahead' }), m.shine(40, 20, 3, 9, 10),
  ],
  he_walked_on_the_water: [
    m.sky('night'), ...m.boat(78, 48, 0.62, ''), ['wood line', 'M78 42V14'], ['white', 'M79 15C90 20 94 28 94 38H79z'], ...m.sea(52), ['white wash', oval(34, 92, 22, 4)],
    ...m.man(32, 90, 1, { robe: 'white', beard: true, halo: true, arms: 'ahead' }), ['blue', 'M14 92q6-6 12 0t12 0 12 0V109H14z'],
    ...m.man(72, 102, 0.84, { robe: 'red', beard: true, hair: 'ink', arms: 'up' }), ['blue', 'M50 92q6-7 11 0t11 0 11 0 11 0V109H50z'], ['white line', 'M54 98q6-4 12 0M78 100q6-4 12 0'],
    ['pale line', 'M10 14h.1M30 8h.1M54 18h.1'],
  ],
  love_thy_neighbour: [
    m.sky(), m.land(76), ...m.house(2, 80, 38, 34, 'white', 'red'), ...m.house(60, 80, 38, 34, 'pale', 'blue'), ...m.man(38, 98, 0.82, { robe: 'gold', hair: 'ink', arms: 'ahead' }),
    ...m.man(66, 98, -0.82, { robe: 'green', veil: 'white', arms: 'ahead' }), ...m.basket(52, 66, 0.56), ...m.heart(50, 24, 0.56),
  ],
  handmaid_of_the_lord: [
    m.sky('pale'), m.flat(86, 'wood'), ['gold', 'M4 90V30C4 6 44 6 44 30V90H38V32C38 16 10 16 10 32V90z'], ['blue', 'M10 88V32C10 16 38 16 38 32V88z'],
    ...m.kneeling(72, 96, -1.2, { robe: 'blue', veil: 'sky' }), ...put([['white', leaf(-6, -40, 200, 26, 0.3) + leaf(-6, -36, 225, 26, 0.28)]], 24, 88, 1),
    ...m.man(24, 90, 1.05, { robe: 'white', hair: 'gold', halo: true, arms: 'ahead' }), ['green line', 'M52 56C54 40 54 34 52 20'],
    ['white', leaf(52, 24, -130, 14, 0.34) + leaf(52, 24, -50, 14, 0.34) + leaf(52, 24, -90, 16, 0.3)], ['green', leaf(53, 44, -30, 14, 0.28) + leaf(53, 48, 210, 12, 0.28)],
    ...m.dove(80, 22, -0.62), ['gold line', 'M76 34L74 40M84 34L84 40'],
  ],
  from_faith_to_faith: [
    ...m.night, ['gold wash', star(66, 40, 24, 44, 30)], ['pale wash', circle(66, 40, 22)], m.flat(92, 'wood'), ...turn(m.candle(30, 96, 58, 1.7), 34, 30, 96), ...m.candle(70, 96, 44, 1.7),
    ['white', box(88, 66, 9, 30)], ['ink line', 'M92.5 66v-6'],
  ],
  the_good_shepherd: [
    m.sky('gold'), m.land(82), ...m.lamb(40, 58, 1.5), ...m.man(40, 106, 1.25, { robe: 'red', beard: true }), ['skin', circle(27, 60, 3.5) + circle(54, 60, 3.5)],
    ['red', 'M32 54L22 66 30 74 38 58zM48 54L58 66 50 74 42 58z'], ['wood line', 'M62 100V40C62 28 76 28 76 38'], ...m.lamb(16, 98, 0.85),
  ],
  the_desire_of_our_hearts: [
    m.sky(), m.land(40), ...m.tree(14, 50, 1.1), ...m.tree(88, 50, 1.05), ...m.tree(50, 40, 0.6), ['blue', 'M-9 66C14 54 86 54 109 66V109H-9z'],
    ...m.man(38, 92, 1, { robe: 'white', beard: true, arms: 'high' }), ...m.man(64, 94, 0.95, { robe: 'white', hair: 'ink', arms: 'folded' }),
    ['blue', 'M12 82q6-5 12 0t12 0 12 0 12 0 12 0 12 0V109H12z'], ['white fine', 'M6 76q4-3 8 0t8 0M80 74q4-3 8 0t8 0M26 92q4-3 8 0t8 0M60 92q4-3 8 0t8 0M44 101q4-3 8 0t8 0'],
    ...m.heart(64, 22, 0.3),
  ],
  be_thou_humble: [
    m.sky('pale'), m.land(84), ['pale wash', star(76, 14, 16, 50, 30)], ['white', 'M109-9V30L74 52 62 34 88-9z'],
    ['skin', 'M74 52C68 58 60 60 52 58L44 52C42 48 46 46 50 48L56 50 60 42 64 34z'], ['ink fine', 'M50 48l8 5M62 44l6 4'], ...m.man(32, 98, 0.95, { robe: 'red', hair: 'ink' }),
    ['skin', circle(48, 56, 4)], ['red', 'M36 58L46 52 50 59 40 68z'], ['green', leaf(12, 92, -120, 12) + leaf(12, 92, -60, 12)],
  ],
};
