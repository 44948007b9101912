import { box, circle, crown, leaf, moon, star, sun, type Picture } from '../../../design/brush.ts';
import { put, turn } from '../../../design/carry.ts';
import * as m from './motifs.ts';

const crowd = (y: number, size: number, from: number, to: number, count: number): Picture => Array.from({ length: count }, (_, i) => m.man(from + ((to - from) * i) / (count - 1), y + (i % 2) * 2, size, { robe: ['red', 'green', 'gold', 'blue', 'wood', 'rose'][i % 6] as string, hair: i % 2 ? 'ink' : 'wood' })).flat();

// Verses led by Histories in Deep Waters.
export const deepHistories: Readonly<Record<string, Picture>> = {
  in_the_beginning: [
    m.sky('ink'), ['night wash', 'M50-9H109V109H50z'], ...sun(20, 22, 15, 14), ['pale', moon(80, 20, 12)], ['pale line', 'M64 12h.1M92 36h.1M70 36h.1M60 26h.1M94 60h.1M88 80h.1'],
    ['sky', circle(50, 60, 32)], ['blue', 'M18.5 66H81.500C78 82 66 92 50 92S22 82 18.5 66z'], ['green', 'M26 66C30 54 40 58 44 50L52 44 58 54C64 52 72 58 76 66z'],
    ['white', 'M48 48l4-4 3 6-4 1z'], m.clouds([30, 44, 16], [58, 42, 14]), ['white fine', 'M30 74q4-3 8 0t8 0M52 80q4-3 8 0t8 0'], ...m.tree(36, 66, 0.3), ...m.tree(66, 66, 0.26),
  ],
  my_bow_in_the_cloud: [
    m.sky('ash'), ['red', 'M-2 76A52 52 0 0 1 102 76H95A45 45 0 0 0 5 76z'], ['gold', 'M5 76A45 45 0 0 1 95 76H88A38 38 0 0 0 12 76z'],
    ['green', 'M12 76A38 38 0 0 1 88 76H81A31 31 0 0 0 19 76z'], ['blue', 'M19 76A31 31 0 0 1 81 76H74A24 24 0 0 0 26 76z'], m.clouds([-6, 40, 36], [66, 38, 40], [30, 24, 40]), m.land(76),
    ['sky line', 'M12 48l-3 9M22 50l-3 9M78 48l-3 9M90 48l-3 9'], ...m.altar(50, 92, 22, 12), ...m.fire(50, 75, 0.36), ...m.lamb(18, 98, 0.8), ...m.lamb(84, 98, -0.8),
  ],
  the_waters_were_a_wall: [
    m.sky('pale'), ['sand', 'M40 40H60L88 109H12z'],
    ['blue', 'M-9 4C10-6 30 8 36 20 44 24 40 32 44 40 38 60 28 84 16 109H-9zM109 4C90-6 70 8 64 20 56 24 60 32 56 40 62 60 72 84 84 109H109z'],
    ['white line', 'M4 14c12-6 22 2 26 12M96 14c-12-6-22 2-26 12'], ['white fine', 'M8 34c8 4 10 12 18 14M0 58c8 4 10 12 20 14M92 34c-8 4-10 12-18 14M100 58c-8 4-10 12-20 14'],
    ...m.fish(14, 82, 0.62, 'gold'), ...m.fish(86, 46, -0.62, 'rose'), ...m.fish(20, 50, 0.5, 'stone'), ...m.man(50, 62, 0.34, { robe: 'red' }),
    ...m.man(45, 70, 0.4, { robe: 'gold', hair: 'ink' }), ...m.man(56, 72, 0.4, { robe: 'green', veil: 'white' }),
    ...m.man(50, 98, 0.95, { robe: 'white', beard: true, hair: 'stone', arms: 'high' }), ['wood line', 'M70 84V30'],
  ],
  it_is_manna: [
    m.sky(), m.flat(54, 'sand'), ...m.tent(18, 58, 0.7, 'wood'), ...m.tent(84, 58, 0.7, 'red'),
    ['white', [[12, 78], [24, 90], [38, 82], [70, 94], [84, 84], [92, 96], [56, 96], [40, 98], [10, 98]].map(([x, y]) => circle(x as number, y as number, 3)).join('')],
    ['white line', 'M18 8v5M34 14v5M50 8v5M66 16v5M82 8v5M26 26v5M60 28v5M44 22v5M92 24v5M8 24v5'], ...m.kneeling(34, 88, 1.05, { robe: 'green', veil: 'white' }),
    ['gold', 'M56 70H80C84 80 82 90 78 92H58C54 90 52 80 56 70z'], ['white', circle(60, 68, 4) + circle(68, 66, 4.5) + circle(76, 68, 4)],
  ],
  stone_the_builders_refused: [
    m.sky(), m.flat(84, 'sand'), ['stone', box(4, 64, 20, 14) + box(24, 64, 20, 14) + box(4, 50, 20, 14) + box(14, 36, 20, 14) + box(4, 78, 20, 14) + box(24, 78, 20, 14)],
    ...m.man(54, 92, -0.95, { robe: 'red', beard: true, arms: 'high' }), ...turn([['gold', box(68, 74, 24, 20)], ['pale fine', 'M72 78h16']], 22, 80, 84), m.shine(80, 84, 20, 25, 12),
    ['green', leaf(66, 100, -110, 10) + leaf(94, 100, -60, 10)],
  ],
  bethlehem_ephratah: [
    ...m.night, m.land(74, 'green', 8), ...m.flat_house(26, 72, 18, 18), ...m.flat_house(40, 66, 16, 22, 'pale'), ...m.flat_house(54, 70, 20, 16), ...m.flat_house(34, 80, 16, 14, 'white'),
    ...m.flat_house(52, 82, 16, 14, 'sand'), ...m.palm(80, 82, 0.7), ...crown(48, 30, 30), ['gold line', 'M36 36L30 46M60 36L66 46M48 38V42'], ...m.lamb(20, 96, 0.8),
    ...m.lamb(84, 98, -0.7),
  ],
  the_heart_of_the_fathers: [
    m.sky('pale'), m.land(84), ...m.tree(50, 92, 1.75), ...[[30, 34], [50, 20], [68, 32], [42, 44], [60, 46]].flatMap(([x, y]) => m.heart(x as number, y as number, 0.26)),
    ...m.kneeling(20, 98, 0.98, { robe: 'blue', beard: true, hair: 'white' }), ...m.man(80, 98, -0.72, { robe: 'gold', hair: 'ink', arms: 'ahead' }), ...m.heart(54, 72, 0.4),
  ],
  he_is_risen: [
    m.sky('gold'), ['pale wash', star(44, 50, 20, 70, 40)], m.land(90), ['stone', 'M-9 109V48C4 14 60 4 84 36L100 92V109z'], ['ink', 'M22 92V60C22 34 66 34 66 60V92z'],
    ['pale wash', 'M28 92V62C28 42 60 42 60 62V92z'], ['white', 'M32 80H58V88H32zM34 74c4-4 10-2 10 6H34z'], ['stone', circle(82, 72, 22)], ['ash', circle(82, 72, 15)],
    ['white line', 'M66 42c8-2 14 2 18 6'], ['green line', 'M12 100V86M20 102V90'],
    ['white', leaf(12, 88, -120, 9, 0.4) + leaf(12, 88, -60, 9, 0.4) + leaf(20, 92, -120, 9, 0.4) + leaf(20, 92, -60, 9, 0.4)],
  ],
  saul_saul: [
    m.sky('ash'), m.clouds([2, 18, 40], [60, 16, 40]), m.beam(38, -6, 104, 34, 'gold'), m.beam(38, -6, 104, 20, 'pale'), m.land(76, 'sand'),
    ...put([['wood', 'M-20-14C-24-26-10-30 0-27 8-28 12-34 15-42L17-48 20-43C27-42 31-35 34-30L30-26 25-29C23-24 21-20 19-16L31-10 29 0 25-1 26-7 12-11-8-11-13 2-18 3-17-8z'], ['ink line', 'M22-37h.1'], ['red', 'M-8-28C-4-24 2-24 6-28L8-18H-8z']], 74, 70, 0.85),
    ...turn(m.man(14, 90, 1.05, { robe: 'red', beard: true, hair: 'ink', arms: 'up' }), 66, 14, 90), ['pale line', 'M22 30l-6-3M56 30l6-3'],
  ],
  ye_are_my_sheep: [
    m.sky('gold'), m.land(86), ['ash', 'M-9 86H6L12 70H18L22 56H30L34 44H46L50 56H58L62 70H68L74 86z'], ['ink fine', 'M12 70H68M22 56H58'], ['ash', 'M34 86L38 44H44L48 86z'],
    ...m.man(76, 94, 1.15, { robe: 'white', beard: true, halo: true, arms: 'out' }), ...m.lamb(20, 98, 1.3), ...m.lamb(46, 100, -1),
    ['gold line', 'M46 26C42 32 42 38 46 44M38 22C32 30 32 40 38 48'],
  ],
  children_one_by_one: [
    ...m.night, ...m.fire(14, 92, 0.72), ...m.fire(86, 92, 0.72), ...m.fire(30, 62, 0.5), ...m.fire(72, 62, 0.5), m.flat(90, 'ash'),
    ...put([['white', leaf(-5, -40, 200, 24, 0.3) + leaf(5, -40, -20, 24, 0.3)]], 50, 52, 0.8), ...m.man(50, 48, 0.7, { robe: 'white', hair: 'gold', halo: true }),
    ...crowd(98, 0.6, 24, 76, 4), m.beam(50, 40, 58, 16, 'gold'),
  ],
  hear_him: [
    m.sky('sky'), m.beam(50, -6, 98, 34, 'gold'), m.beam(50, -6, 98, 24, 'pale'), ['wood', box(4, 20, 8, 84) + box(88, 20, 8, 84) + box(18, 40, 5, 60) + box(78, 40, 5, 60)],
    ['green', 'M-9-9H34C36 10 26 22 24 30 12 36 6 44-9 40zM109-9H66C64 10 74 22 76 30 88 36 94 44 109 40z'], m.land(92),
    ...m.man(41, 58, 0.8, { robe: 'white', hair: 'white', beard: true, arms: 'ahead' }), ...m.man(62, 58, 0.8, { robe: 'white', hair: 'wood', beard: true }),
    ...m.kneeling(36, 100, 0.82, { robe: 'wood', hair: 'gold' }),
  ],
};
