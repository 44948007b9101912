import { box, circle, crown, flame, leaf, oval, rays, star, flower, type Picture } from '../../../design/brush.ts';
import { put, turn } from '../../../design/carry.ts';
import * as m from './motifs.ts';

const chariot: Picture = [
  ['gold', 'M-18-30H10C12-14 8-6 0-4H-12C-18-10-20-20-18-30z'], ['wood', circle(-5, 0, 12)], ['gold', circle(-5, 0, 8)], ['ink fine', rays(-5, 0, 0, 8, 8)], ['wood line', 'M10-14H30'],
];

// Verses led by Strength in Deep Waters.
export const deepStrength: Readonly<Record<string, Picture>> = {
  the_other_cheek: [
    ['skin', 'M50 14C70 14 76 32 74 50 72 70 62 84 50 84S28 70 26 50C24 32 30 14 50 14z'],
    ['wood', 'M25 48C18 20 34 6 52 8 72 8 82 24 75 48 74 36 70 28 64 24 54 28 42 28 34 25 29 31 26 38 25 48z'],
    ['ink fine', 'M34 44c3-3 8-3 11 0M55 44c3-3 8-3 11 0M50 48v14l-4 2M42 72c5 3 11 3 16 0M34 38c3-3 8-4 11-2M66 38c-3-3-8-4-11-2'], ['ink line', 'M40 45h.1M60 45h.1'],
    ...turn(put([['red', 'M-7 12C-12 4-14-2-12-4-9-6-8 0-6 0V-14c0-3 4-3 4 0V-17c0-3 4-3 4 0V-15c0-3 4-3 4 0V-9c1-3 4-2 4 1V2C10 8 8 10 7 14z']], 65, 60, 0.8), 20, 65, 60),
    ['gold line', 'M82 34C94 44 96 62 86 76M86 76l8-2M86 76l-2-8M16 46l-8-2M16 58H7M18 68l-8 4'],
  ],
  here_am_i: [
    m.sky('wood'), ['gold wash', star(50, 16, 20, 70, 40)], ['red', leaf(50, 24, 200, 44, 0.24) + leaf(50, 20, 230, 36, 0.24) + leaf(50, 24, -20, 44, 0.24) + leaf(50, 20, -50, 36, 0.24)],
    ['gold', circle(50, 22, 12)], ['skin', circle(50, 23, 8)], ['ink line', 'M47 22h.1M53 22h.1'], m.flat(88, 'ash'), ...m.altar(80, 92, 26, 22), ...m.fire(80, 66, 0.6),
    ...m.man(40, 98, 1.05, { robe: 'blue', beard: true, arms: 'high' }), ['ash line', 'M58 36L72 52M60 32L76 50'], ['red', circle(76, 54, 4)],
  ],
  bear_no_grudge: [
    m.sky('sky'), m.flat(86, 'green'), ...turn(m.raised(50, 12, 0.9), 180, 50, 12), ['red', 'M34-9H66V16H34z'], ['ash', 'M36 72l8-8 12 1 6 9-8 9-12-1z'],
    ['ash', 'M22 90l5-5 8 1 3 6-5 6-8-1zM66 92l5-5 8 1 3 6-5 4-8-1z'], ['white line', 'M38 60v-6M50 58v-8M62 60v-6'], ['rose', flower(84, 84, 5, 6) + flower(14, 86, 5, 5)],
  ],
  the_lord_shall_fight: [
    m.sky('ash'), ['red', 'M42-9H58V32L70 52H30L42 32z'], ['gold', flame(50, 70, 74)], ['pale', flame(50, 70, 44)], ...m.sea(68), ...turn(put(chariot, 26, 70, 1), -24, 26, 70),
    ...turn(put(chariot, 76, 80, 0.9), 28, 76, 80), ['sky line', 'M14 74q6-6 12 0t12 0M62 86q6-6 12 0t12 0'], m.clouds([8, 20, 36], [52, 18, 40]),
  ],
  david_and_the_philistine: [
    m.sky('sand'), m.land(84, 'green'), ...m.man(72, 96, 1.5, { robe: 'red', hair: 'ink', beard: true }), ['stone', 'M60 18C58-4 86-4 84 18 78 13 66 13 60 18z'],
    ['stone', 'M60 50H84L82 72H62z'], ['ink fine', 'M62 56H82M62 62H82M63 68H81'], ['wood line', 'M95 96V6'], ['stone', 'M95-2l5 12H90z'],
    ...m.man(22, 96, 0.72, { robe: 'blue', hair: 'wood', arms: 'high' }), ['wood line', 'M38 50C42 34 22 26 22 40M38 50C30 46 28 38 22 40'], ['ash', circle(22, 40, 4)],
    ['white line', 'M14 32c2-4 6-6 10-6'],
  ],
  good_and_faithful_servant: [
    m.flat(86, 'wood'), m.shine(50, 30, 16, 50, 26), ...crown(50, 38, 36), ...[0, 1, 2, 3, 4].map((i) => ['gold', `${oval(20, 84 - i * 5, 10, 4)}`] as const),
    ...[0, 1, 2, 3, 4].map((i) => ['gold', `${oval(80, 84 - i * 5, 10, 4)}`] as const), ...m.giving(54, 72, 1.1, 'green'),
    ...[0, 1, 2, 3, 4].map((i) => ['gold', oval(56, 65 - i * 4.5, 9, 3.5)] as const),
  ],
  put_up_thy_sword: [
    ...turn([...m.sword(50, 30, 1.5), ['wood', 'M40 6V-50H60V6L50-50z'], ['wood', 'M41 6H59L57-58 50-66 43-58z'], ['gold', box(39, 0, 22, 7) + 'M44-48H56L54-58 50-64 46-58z'], ['gold line', 'M44-8l12-10-12-10 12-10-12-10']], 180, 50, 30),
    ...put([['skin', 'M-16-10C-10-16 10-16 16-10 20-4 18 6 12 8H-12C-18 6-20-4-16-10z'], ['ink fine', 'M-8-13v10M0-14v11M8-13v10'], ['blue', 'M14-10L40-18V10L14 8z']], 50, 13, 0.92),
  ],
  silver_and_gold: [
    m.sky(), m.flat(86, 'stone'), ['gold', 'M46 88V30C46 8 94 8 94 30V88H86V32C86 20 54 20 54 32V88z'], ['wood', 'M54 88V34C54 22 86 22 86 34V88z'], ['gold line', 'M70 26V88'],
    ['wood line thick', 'M8 96L38 92M26 104L58 94'], ['wood', 'M6 90l5-1 2 12-5 1zM24 98l5-2 3 11-5 1z'], ...m.leaping(30, 76, 1.05, 'green', 'ink'), ['white line', 'M18 84h6M34 84h6'],
  ],
  thou_shalt_construct_a_ship: [
    m.sky(), ...m.sea(76), m.flat(88, 'sand'), ['wood', 'M6 52C20 58 76 58 96 46 94 66 84 80 70 82H32C18 80 8 68 6 52z'],
    ['gold line', 'M10 60C26 66 76 66 93 56M14 68C30 74 72 74 88 66M24 80V60M38 82V62M52 82V62M66 82V62M80 78V58'], ['wood line', 'M24 58V36M38 60V30M52 60V26M66 60V30M80 54V34'],
    ['wood line', 'M20 90L28 74M84 90L76 74M50 92V82'], ...turn([['wood', box(46, 94, 24, 3.5)], ['stone', box(66, 88, 8, 15)]], -30, 60, 95),
    ...m.man(12, 100, 0.66, { robe: 'red', hair: 'ink', arms: 'high' }),
  ],
  the_title_of_liberty: [
    m.sky('gold'), m.land(84), ['wood', box(24, 4, 5, 90)], ['white', 'M29 10C46 2 62 20 92 8L86 20 92 30 84 38 90 50 80 58C62 62 46 48 29 58z'],
    ['ink fine', 'M36 20c14-4 26 6 42 1M36 28c14-4 26 6 42 1M36 36c14-4 26 6 40 1M36 44c14-4 22 6 36 2'], ['red line', 'M29 10C46 2 62 20 92 8'],
    ...m.man(40, 100, 0.8, { robe: 'red', hair: 'ink', arms: 'up' }), ...m.man(64, 100, 0.62, { robe: 'blue', hair: 'wood', arms: 'up' }),
    ...m.man(84, 100, 0.62, { robe: 'green', beard: true, arms: 'up' }),
  ],
  forgive_all_men: [
    ...turn([['white', 'M18 14H50L44 28 52 40 44 54 52 66 46 84H18z'], ['ink fine', 'M24 24H42M24 36H46M24 48H42M24 60H46M24 72H42']], -8, 30, 50),
    ...turn([['white', 'M54 14H84V84H50L56 66 48 54 56 40 48 28z'], ['ink fine', 'M58 24H78M58 36H78M58 48H78M58 60H78'], ['red', circle(74, 76, 6)]], 9, 70, 50), ...m.heart(50, 50, 0.62),
  ],
  i_will_send_the_first: [
    ...m.night, m.shine(50, 44, 24, 56, 30), ['gold', star(50, 44, 20, 30, 20)],
    ...[10, 30, 70, 90].flatMap((x, i) => m.man(x, 90 - (i % 3 ? 6 : 0), 0.66, { robe: 'sky', hair: i % 2 ? 'ink' : 'wood' })),
    ...m.man(50, 88, 1.05, { robe: 'white', beard: true, halo: true, arms: 'high' }), m.clouds([-6, 104, 40], [30, 106, 44], [66, 104, 42]),
    ['gold', star(14, 20, 5, 6, 2.5) + star(86, 24, 5, 6, 2.5)],
  ],
};
