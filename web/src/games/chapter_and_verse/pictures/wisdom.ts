import { box, branch, circle, cloud, crown, flame, leaf, oval, star, sun, wheat, type Picture } from '../../../design/brush.ts';
import { put, turn } from '../../../design/carry.ts';
import * as m from './motifs.ts';

const profile: Picture = [['skin', 'M-16 38V24C-34 8-26-30 4-30 28-30 36-12 32-2l7 12c1 3-6 3-6 4 1 6 0 14-12 12l-3 12z']];
const question: Picture = [['gold line', 'M-9-8C-10-22 10-22 9-9 8-2 0-2 0 8M0 15h.1']];

// Verses led by Wisdom in Foundations.
export const wisdom: Readonly<Record<string, Picture>> = {
  in_the_beginning_was_the_word: [
    ...m.night, ['gold wash', star(50, 56, 18, 52, 30)], ...m.book(50, 62, 1.15), ['pale line thick', 'M24 34L33 10 42 34M27 26H39M60 34H66C56 26 58 10 70 10S84 26 74 34H80'],
  ],
  open_the_windows_of_heaven: [
    m.sky('blue'), ['gold', 'M24 60V26C24 0 76 0 76 26V60z'], ['pale', 'M29 56V27C29 8 71 8 71 27V56z'], ['wood', 'M24 18L6 28V64L24 58zM76 18L94 28V64L76 58z'],
    ['ink fine', 'M15 24V61M85 24V61M6 46L24 40M94 46L76 40'], m.clouds([8, 66, 34], [56, 66, 36], [30, 70, 36]), ['sky line', 'M22 72v9M36 76v9M50 74v9M64 76v9M78 72v9'],
    ...m.coin(28, 88, 4), ...m.coin(46, 90, 5), ...m.coin(70, 88, 5), ['gold', circle(58, 82, 3)],
  ],
  trust_in_the_lord: [
    m.sky('pale'), ...sun(76, 22, 18, 14), m.land(56, 'green'), m.land(72, 'green', 2), ['sand', 'M74 50C88 56 40 62 62 70 84 78 20 84 22 109H56C56 92 98 82 76 68 64 60 84 56 78 50z'],
    ...m.walking(38, 92, 0.85, { robe: 'blue', hair: 'ink' }),
  ],
  a_lamp_unto_my_feet: [
    ...m.night, m.flat(62, 'ash'), ['gold wash', 'M20 54L109 78V109H4z'], ['pale wash', 'M24 58L90 80V109H16z'], ...m.lamp(34, 50, 1.1), ...m.step(48, 78, 0.9, 50),
    ...m.step(68, 92, 0.9, 50), ...m.step(30, 92, 0.9, 50), ...put([['skin', 'M-14-4c4-8 18-8 22-2l14 2c2 6-10 6-16 6-10 2-18 0-20-6z'], ['blue', 'M-12-4L-40 6V-14L-8-10z']], 20, 54, 0.8),
  ],
  the_beginning_of_knowledge: [
    ['red', box(20, 10, 60, 82)], ['white', box(26, 12, 54, 78)], ['gold', 'M20 10h8v82h-8z'], ['blue line thick', 'M38 70L54 24 70 70M44 54H64'], ['gold', star(54, 17, 8, 5, 2)],
    ...branch(34, 84, -6, 40, 4),
  ],
  train_up_a_child: [
    m.sky(), m.land(80), ['wood', box(68, 32, 5, 56)], ['wood line', 'M60 90C60 70 62 56 62 34'],
    ['green', leaf(62, 60, -150, 16, 0.4) + leaf(62, 50, 200, 18, 0.4) + leaf(62, 42, -40, 18, 0.4) + leaf(62, 36, -100, 20, 0.4) + leaf(62, 40, -160, 16, 0.4)],
    ['red line', 'M60 56h12M61 68h11'], ...m.man(22, 92, 1, { robe: 'red', veil: 'white', arms: 'ahead' }), ...m.man(44, 94, 0.62, { robe: 'gold', hair: 'ink', arms: 'up' }),
  ],
  a_time_to_every_purpose: [
    ['white', circle(50, 50, 42)], ['sky', 'M50 50V8A42 42 0 0 1 92 50z'], ['green', 'M50 50H92A42 42 0 0 1 50 92z'], ['gold', 'M50 50V92A42 42 0 0 1 8 50z'],
    ['wood line', 'M26 42V24M20 28l6 6M33 26l-7 8M72 42V24M28 78V62M72 78V62'], ['rose', circle(66, 24, 4) + circle(74, 19, 5) + circle(79, 26, 4)], ['green', circle(72, 58, 9)],
    ['red', circle(28, 60, 8)], ['white line', 'M78 18h.1'], ['red line', 'M18 78h.1M36 82h.1M38 74h.1'], ['red', circle(69, 57, 1.8) + circle(76, 60, 1.8)],
    ['gold line thick', 'M50 50L72 28M50 50L40 66'], ['gold', circle(50, 50, 5)],
  ],
  my_thoughts_my_ways: [
    m.sky(), ['pale wash', 'M-9-9H109V40H-9z'], m.shine(50, 16, 12, 44, 26), ['gold', star(50, 16, 12, 16, 9)], m.clouds([2, 58, 34], [36, 54, 34], [68, 60, 32]), m.land(88),
    ...m.man(30, 100, 0.62, { robe: 'red' }), ['pale', cloud(46, 96, 50)], ['ink line', 'M58 84c8-10 18-2 8 4s-12-8 2-8 18 10 6 10-10-12 4-12M44 76h.1M40 72h.1'],
  ],
  an_understanding_heart: [
    ...m.heart(50, 58, 1.5, 'red'), ['white', 'M28 54c10-14 34-14 44 0-10 14-34 14-44 0z'], ['blue', circle(50, 54, 9)], ['ink', circle(50, 54, 4)], ['white', circle(53, 51, 1.8)],
    ...crown(50, 32, 34),
  ],
  let_him_ask_of_god: [
    ...m.night, m.land(86, 'ash'), m.clouds([34, 22, 44], [60, 16, 40]), ...m.giving(76, 34, 0.9, 'white'), m.beam(80, 42, 62, 14, 'gold'), ['gold', star(80, 58, 8, 9, 4)],
    ...m.kneeling(36, 94, 1.1, { robe: 'green', hair: 'gold' }), ...put(question, 22, 34, 1.1),
  ],
  ye_shall_know_the_truth: [
    m.sky('gold'), ['pale wash', star(50, 20, 16, 60, 34)], ...m.man(50, 100, 1.25, { robe: 'white', arms: 'up' }), ['stone', box(22, 22, 14, 8) + box(64, 22, 14, 8)],
    ['stone line', oval(28, 36, 3, 5) + oval(26, 45, 3, 5) + oval(72, 36, 3, 5) + oval(74, 45, 3, 5)],
    ['ash', oval(22, 84, 6, 4) + oval(34, 92, 6, 4) + oval(72, 90, 6, 4) + oval(82, 82, 6, 4)],
    ['gold fine', oval(22, 84, 3, 1.5) + oval(34, 92, 3, 1.5) + oval(72, 90, 3, 1.5) + oval(82, 82, 3, 1.5)],
  ],
  search_the_scriptures: [
    ...m.scroll(42, 50, 1.3), ['wood line thick', 'M72 70L90 92'], ['gold', circle(60, 54, 22)], ['white', circle(60, 54, 17)], ['ink line', 'M48 46h22M46 54h27M48 62h22'],
    ['sky fine', 'M50 44c3-4 7-6 11-6'],
  ],
  ask_seek_knock: [
    m.sky('wood'), ['ash', box(14, 4, 60, 109)], ...m.door(44, 109, 50, 96, 'wood'), ['ink fine', 'M34 18V100M54 18V100'], ['gold line', 'M20 36H36M20 82H36'], ['gold', circle(60, 62, 3.5)],
    ['gold line', circle(44, 44, 8)],
    ...put([['blue', 'M18 10L50 22V44L12 28z'], ['skin', 'M-12-6c-6 0-6 6-1 7-4 2-2 8 3 7 0 5 6 6 8 3 6 4 14 4 20-1l4-14C14-14 4-14-2-12c-4-2-10 0-10 6z'], ['ink fine', 'M-13 1h10M-10 8h9M-2-12c6 0 8 6 4 10']], 62, 56, 1),
    ['pale line', 'M46 60l-6 5M48 52l-8-3M52 68l-4 7'],
  ],
  a_house_upon_a_rock: [
    m.sky('ash'), ['sky line', 'M14 6l-6 16M32 10l-5 14M70 6l-6 16M88 12l-6 14M50 4l-4 10'], ['stone', 'M10 109C14 84 24 66 40 62H74C86 70 88 90 96 109z'],
    ...m.house(38, 64, 38, 24, 'white', 'red'), ['gold', box(66, 46, 6, 6)],
    ['blue', 'M-9 84c8-16 18-12 20-4 3 6 9 4 12 0 2 10 12 10 16 2 4 10 14 10 18 2 4 8 14 8 18 0 4-10 20-12 34-2v40H-9z'], ['white line', 'M0 82c4-6 8-4 9 0M82 82c6-5 12-4 16 0'],
    ['pale line', 'M18 16l6 12-6 2 6 14'],
  ],
  i_am_the_way: [
    m.sky('sky'), ['pale wash', 'M-9-9H109V60H-9z'], m.shine(50, 34, 18, 60, 28), ['stone', 'M-9 60L24 66 30 109H-9zM109 60L76 66 70 109H109z'], ['ink wash', 'M30 109L24 66H76L70 109z'],
    ['wood', 'M46 54H54L68 109H32z'], ['gold line', 'M43 64H57M41 74H59M38 84H62M36 94H64'], ['gold', 'M34 58V30C34 10 66 10 66 30V58H58V32C58 20 42 20 42 32V58z'],
    ...m.man(50, 57, 0.5, { robe: 'white', arms: 'out' }),
  ],
  good_ground: [
    m.sky(), ...sun(32, 20, 11, 12), m.flat(66, 'wood'), ...wheat(24, 66, -94, 34), ...wheat(48, 66, -90, 44), ...wheat(74, 66, -86, 54),
    ['gold', oval(24, 74, 4, 3) + oval(48, 74, 4, 3) + oval(74, 74, 4, 3)],
    ['pale fine', 'M24 77c-2 6-6 8-8 12M24 77c0 6 2 8 4 12M48 77c-3 8-8 10-10 16M48 77c0 8 0 10 1 16M48 77c3 6 6 8 10 13M74 77c-3 8-8 10-10 18M74 77c0 8 0 12 0 18M74 77c3 8 8 10 12 17'],
  ],
  to_be_learned_is_good: [
    m.flat(88, 'wood'), ...m.shut(14, 76, 60, 12, 'red'), ...m.shut(20, 64, 56, 12, 'blue'), ...m.shut(16, 52, 50, 12, 'green'), ...m.lamp(38, 52, 0.8),
    ...put([['white', 'M0 0C4-22 10-38 24-52 26-32 18-14 6-4z'], ['blue fine', 'M2-4C8-20 14-34 22-48']], 76, 76, 0.9), ['ink', 'M68 88V74h18v14z'],
  ],
  the_truth_of_all_things: [
    m.sky('blue'), m.beam(50, 22, 74, 40, 'gold'), m.beam(50, 22, 74, 22, 'pale'), ...m.book(50, 76, 1.05),
    ['white', 'M50 16C36 4 22 4 10 14c10 0 12 6 20 8 4 6 10 8 16 8h8c6 0 12-2 16-8 8-2 10-8 20-8C78 4 64 4 50 16z'], ['white', 'M44 22c0-8 12-8 12 0 1 8 0 14-6 22-6-8-7-14-6-22z'],
    ['gold', 'M48 44h4l-2 5z'], ['ink line', 'M48 38h.1M52 38h.1'],
  ],
  feast_upon_the_words: [
    m.flat(60, 'red'), ['white', oval(50, 70, 36, 18)], ['sky fine', oval(50, 70, 28, 13)], ...m.book(50, 62, 0.78), ['stone line', 'M8 54V90M4 54v10c0 5 8 5 8 0V54M92 54V90'],
    ['stone', 'M90 52c8 2 8 18 3 22h-3z'], ...m.loaf(28, 38, 0.7), ...m.chalice(74, 46, 0.9), ['pale line', 'M42 34c-3-5 3-8 0-13M52 36c-3-5 3-8 0-13M60 34c-3-5 3-8 0-13'],
  ],
  wisdom_in_thy_youth: [m.sky(), m.land(82), ...m.tree(66, 88, 1.5), ...m.sitting(34, 94, 1.05, { robe: 'red', hair: 'ink' }), ...m.book(54, 72, 0.42)],
  o_be_wise: [
    ...put(profile, 48, 54, 1.25), ['night', circle(50, 48, 21)], m.shine(50, 46, 12, 19, 16), ['red', flame(50, 62, 28)], ['gold', flame(50, 61, 19)], ['pale', flame(50, 60, 10)],
  ],
  out_of_the_best_books: [
    ['wood', box(8, 6, 84, 88)], ['ink', box(13, 11, 74, 35) + box(13, 52, 74, 37)], ...m.shut(15, 16, 10, 30, 'red'), ...m.shut(25, 20, 9, 26, 'blue'), ...m.shut(34, 14, 11, 32, 'green'),
    ...turn(m.shut(52, 16, 10, 30, 'gold'), 14, 52, 46), ...m.shut(66, 18, 10, 28, 'rose'), ...m.shut(76, 14, 9, 32, 'blue'), ...m.shut(15, 58, 12, 31, 'sky'),
    ...m.shut(27, 62, 9, 27, 'red'), ...m.shut(76, 58, 10, 31, 'green'), ['gold wash', star(56, 70, 14, 21, 14)], ...m.book(56, 70, 0.55),
  ],
  light_and_truth: [
    m.sky('sky'), ['gold', star(50, 50, 20, 46, 32)], ['pale', circle(50, 50, 29)], ['white', 'M24 50c12-18 40-18 52 0-12 18-40 18-52 0z'], ['blue', circle(50, 50, 12)],
    ['gold', star(50, 50, 12, 11, 5)], ['ink', circle(50, 50, 3.5)],
  ],
  all_that_god_has_revealed: [
    ...m.night, ...sun(50, 50, 26, 18), m.shine(50, 50, 28, 40, 24), ['red', 'M-9-9H42C42 30 30 50 14 62 20 76 22 90 20 109H-9zM109-9H58C58 30 70 50 86 62 80 76 78 90 80 109H109z'],
    ['ink fine', 'M10 0C12 30 10 46 6 60M26 0C24 26 20 42 12 58M8 70c4 14 4 26 2 34M90 0C88 30 90 46 94 60M74 0C76 26 80 42 88 58M92 70c-4 14-4 26-2 34'],
    ['gold line', 'M2 58C8 64 12 64 18 60M98 58C92 64 88 64 82 60'], ['gold', box(-2, 0, 104, 6)],
  ],
};
