import { box, circle, crown, leaf, oval, rays, star, sun, type Picture } from '../../../design/brush.ts';
import { put, turn } from '../../../design/carry.ts';
import * as m from './motifs.ts';

const helmet: Picture = [['stone', 'M-16 0V-10C-16-30 16-30 16-10V0H6V-10H-6V0z'], ['red', 'M-4-24C-2-38 14-38 20-26 12-28 6-26 4-22z']];
const shield: Picture = [['red', 'M-16-18C-6-16-4-18 0-21 4-18 6-16 16-18V2C16 14 6 20 0 24-6 20-16 14-16 2z'], ['gold', star(0, 0, 8, 11, 5)]];
const skins = { robe: 'wood', hair: 'ink' };

// Verses led by Strength in Foundations.
export const strength: Readonly<Record<string, Picture>> = {
  choose_you_this_day: [
    m.sky(), m.land(62), ['sand', 'M44 109C50 84 34 74 8 62H20C40 70 50 76 52 84 58 74 70 68 84 60H96C72 70 62 88 66 109z'], ['wood', box(47, 20, 6, 56)],
    ['gold', 'M46 24H14L5 33 14 42H46z'], ['red', 'M54 38H86l9 8-9 8H54z'], ['ink fine', 'M16 33h24M60 46h24'], ...m.man(50, 96, 0.5, { robe: 'white' }),
  ],
  thou_shalt_not_steal: [
    ['wood', 'M32 52C14 64 16 90 30 94H56C70 90 70 64 54 52z'], ['red', 'M30 46H56L62 40 50 44 43 38 36 44 24 40z'], ['gold line', 'M31 52H55'], ...m.coin(43, 72, 9), ...m.coin(72, 92, 6),
    ...m.coin(84, 94, 6), ...turn(m.reaching(74, 42, 0.9, 'green'), 28, 74, 42), ['red line thick', 'M12 12L90 90'],
  ],
  no_other_gods: [
    m.flat(84), ...m.altar(52, 86, 46, 14),
    ['gold', 'M28 44c6-4 20-2 32-4 6-2 8-8 14-10l1-7 4 6 8-2-5 6c2 6 2 9-2 11l-8 1c0 8-2 12-6 14l2 12h-5l-3-11-18-1-5 12h-5l2-16c-6-4-8-8-6-13zM28 46c-8 0-8 10-6 18'],
    ['ink line', 'M76 36h.1'], ['ink line', 'M60 6L44 34 56 46 42 62 52 74 46 90'], ['pale fine', 'M62 6L46 34 58 46 44 62 54 74 48 90'],
  ],
  honour_thy_father_and_mother: [
    m.sky('pale'), m.land(80), ...m.man(26, 90, 1.05, { robe: 'red', hair: 'white', beard: true, arms: 'out' }), ...m.man(76, 90, 1, { robe: 'blue', veil: 'white', arms: 'out' }),
    ...m.man(51, 92, 0.62, { robe: 'gold', hair: 'ink', arms: 'up' }), ...m.heart(51, 20, 0.36),
  ],
  a_peculiar_treasure: [
    m.shine(50, 44, 16, 48, 24), ['wood', 'M14 56V46C14 22 86 22 86 46V56z'], ['gold line', 'M14 54V46C14 22 86 22 86 46V54'], ['pale', 'M20 56c8-12 52-12 60 0z'],
    ...m.tablets(40, 46, 0.62), ...crown(66, 50, 24), ['wood', box(12, 56, 76, 32)], ['gold line', 'M28 56v32M72 56v32M12 60h76'], ['gold', box(42, 60, 16, 16)],
    ...put([['ink', 'M0-5a3 3 0 0 1 2 5l1 5h-6l1-5a3 3 0 0 1 2-5z']], 50, 68, 1),
  ],
  strong_and_of_good_courage: [
    m.sky(), ...sun(50, 40, 36, 20), m.land(84), ...m.man(50, 94, 1.15, { robe: 'stone', hair: '', arms: 'high' }), ...put(helmet, 50, 38, 0.62), ...turn(m.sword(78, 14, 0.5), 18, 78, 14),
    ...put(shield, 33, 66, 0.9), ['red', 'M60 44C72 50 74 72 72 92L62 88z'],
  ],
  to_obey_is_better: [
    m.sky('wood'), m.flat(88, 'ash'), ...m.altar(28, 92, 30, 18), ...m.lamb(28, 70, 0.9, 'stone'), ['ink line', 'M20 44c-4-6 4-10 0-18M34 42c-4-6 4-10 0-18'],
    ['skin', 'M60 76C50 60 46 28 66 18 86 12 96 34 88 50 82 60 78 64 76 72 74 84 64 86 60 76z'], ['wood line', 'M58 40C60 26 78 24 80 38 80 48 70 50 70 60M66 42c4-4 8-2 8 2'],
    ['gold line', 'M44 30l-6-4M42 42h-7M46 54l-5 4'],
  ],
  do_justly_love_mercy: [
    ['gold line', 'M30 14V46M14 20H46M14 20L8 36M14 20L20 36M46 20L40 36M46 20L52 36'], ['gold', 'M5 36H23C22 44 6 44 5 36zM37 36H55C54 44 38 44 37 36zM20 46H40V50H20z'],
    ...m.heart(74, 32, 0.72), ['sand', 'M10 60H90V94H10z'], ...[0, 1, 2, 3].flatMap((i) => m.step(20 + i * 18, i % 2 ? 70 : 84, 0.7, 80)),
  ],
  if_ye_love_me: [...m.heart(50, 48, 1.7), ...m.tablets(50, 48, 1), ['gold fine', rays(50, 14, 3, 9, 8)]],
  doers_of_the_word: [
    ...m.book(50, 68, 1.2), ...turn([['wood', box(29, 12, 5, 56)], ['stone', 'M20 10h22c4 0 6 4 6 10H20z']], -24, 32, 50),
    ...turn([['wood', box(66, 36, 5, 34)], ['stone', 'M58 36C56 20 66 8 69 6 72 8 82 20 80 36z']], 24, 68, 50), m.shine(50, 24, 4, 12, 10),
  ],
  i_can_do_all_things: [
    m.sky('gold'), m.flat(86, 'wood'), ['stone', 'M14 36C10 20 24 6 48 6S92 14 88 34C80 42 24 44 14 36z'], ['ink fine', 'M40 8l4 12-8 8M66 12l-4 10 8 8'],
    ...m.man(50, 92, 0.98, { robe: 'red', arms: 'up' }), ['white fine', 'M24 20c4-6 10-8 16-9'],
  ],
  let_your_light_shine: [
    m.sky('night'), ['pale wash', circle(46, 30, 28)], m.shine(46, 30, 14, 36, 24), ['gold', 'M30 92H62L56 84H50V62H60V56H32V62H42V84H36z'], ...m.candle(46, 56, 22, 1.4),
    ...turn(m.basket(80, 92, 1.25, false), 100, 80, 82),
  ],
  the_golden_rule: [
    m.sky('pale'), m.flat(88, 'green'), ...m.man(22, 92, 1, { robe: 'blue', arms: 'ahead' }), ...m.man(78, 92, -1, { robe: 'red', hair: 'ink', arms: 'ahead' }), ['red', circle(50, 48, 6) ],
    ['green', leaf(50, 43, -50, 8, 0.4)], ['gold line', 'M28 24C40 10 60 10 72 24M72 24l-2-9M72 24l-9-3M72 76C60 88 40 88 28 76M28 76l9 2M28 76l2 8'],
  ],
  the_whole_armour_of_god: [
    ...put(helmet, 50, 30, 0.9), ['stone', 'M30 38C40 34 60 34 70 38L66 78C58 84 42 84 34 78z'], ['ink fine', 'M50 38V80M36 52c8 4 20 4 28 0'], ['wood', box(32, 74, 36, 6)],
    ['gold', box(46, 73, 8, 8)], ...put(shield, 22, 62, 1.1), ...m.sword(82, 70, 1.1), ['wood', 'M34 86h12v8H28zM54 86h12l6 8H54z'],
  ],
  teach_all_nations: [
    m.shine(50, 46, 30, 48, 28), ...m.globe(50, 46, 1.12), ...m.man(20, 96, 0.5, { robe: 'red', hair: 'ink' }), ...m.man(36, 99, 0.5, { robe: 'gold', veil: 'white' }),
    ...m.man(64, 99, 0.5, { robe: 'green', skin: 'wood', hair: 'ink' }), ...m.man(80, 96, 0.5, { robe: 'blue', hair: 'gold' }), ...m.book(50, 88, 0.42),
  ],
  go_and_do_likewise: [
    m.sky('sand'), m.land(70, 'wood', 4), ['ash', 'M52 46c10-4 20-2 28 0l8-12 2-10 3 8 6 6-2 6-6 1-4 12-1 26h-5l-1-20-16-1-2 21h-5l-1-24z'], ['red', 'M58 44c4-3 12-3 16 0l2 10H56z'],
    ...turn(m.man(36, 86, 0.8, { robe: 'white', hair: 'ink' }), 90, 36, 86), ['red', circle(66, 84, 2) + circle(58, 90, 2)], ...m.kneeling(32, 90, 0.95, { robe: 'green', veil: 'red' }),
  ],
  i_will_go_and_do: [
    ...m.night, ['pale', circle(82, 18, 7)], m.flat(84, 'ash'), ['stone', 'M60 109V40h6v-5h6v5h6v-5h6v5h6v-5h10v74z'], ['ink fine', 'M60 52h40M60 66h40M72 40v12M84 52v14M70 66v14'],
    ...m.door(82, 92, 18, 34), ...m.man(26, 92, 0.95, { robe: 'wood', hair: 'ink', arms: 'ahead' }), ['gold', box(44, 44, 15, 20)], ['ink fine', 'M47 49h9M47 54h9M47 59h9'],
    ['gold line', 'M42 48h4M42 54h4M42 60h4'],
  ],
  in_the_service_of_god: [
    ['gold', 'M12 66h76c-2 16-16 26-38 26S14 82 12 66z'], ['sky', oval(50, 66, 38, 9)], ['skin', 'M52 10h18c0 18-2 30-4 40 0 12-4 18-14 18H34c-10 0-10-8-2-9 10-2 18-6 20-12z'],
    ['ink fine', 'M30 62c1 2 1 4 0 6M35 61c1 2 1 4 0 7'], ['red', 'M48 6h26v12H48z'], ['white line', 'M20 66h10M74 68h8'], ['white', 'M72 58C84 50 92 54 98 46V84C90 86 82 78 76 82z'],
    ['sky fine', 'M78 62c6-3 12-3 18-7M78 70c6-2 12-1 18-5'], ...put([['skin', 'M0 0c10-6 18-4 26 0l-4 8c-8-2-14 2-22 0z']], 58, 56, -1.3),
  ],
  small_and_simple_things: [
    m.sky(), m.land(84), ['wood', 'M38 92C46 80 46 66 40 50L50 58 58 46C56 66 56 80 66 92z'],
    ['green', 'M24 56C4 58 2 36 16 30 10 12 34 0 44 8 54-4 80 0 80 16 98 18 98 46 82 50 76 62 30 64 24 56z'], ['wood', 'M10 78h22c0 10-6 17-11 20-5-3-11-10-11-20z'],
    ['gold', 'M7 79c0-14 28-14 28 0z'], ['wood line', 'M21 68v-5'], ['pale fine', rays(21, 82, 18, 23, 12)],
  ],
  the_time_to_prepare: [
    ['gold', box(24, 8, 52, 8) + box(24, 86, 52, 8)], ['sky', 'M30 16H70C70 38 55 42 55 51S70 64 70 86H30C30 64 45 60 45 51S30 38 30 16z'],
    ['sand', 'M35 30H65C62 40 54 44 52 51V74C62 76 68 80 69 86H31C32 80 38 76 48 74V51C46 44 38 40 35 30z'], ['white fine', 'M35 20c0 6 1 10 3 14M64 68c2 4 3 8 3 12'],
    ['wood line', 'M27 16V86M73 16V86'],
  ],
  true_at_all_times: [
    m.sky(), ...m.peaks(76, 'green'), m.flat(80, 'sand'),
    ...[18, 50, 82].flatMap((x, i): Picture => [['wood line', `M${x + 14} 14V92`], ['stone', `M${x + 14} 5l4 11h-8z`], ...m.man(x, 94, 0.95, { robe: ['red', 'gold', 'blue'][i] as string, hair: 'ink', skin: 'skin' }), ...put(shield, x - 3, 76, 0.72)]),
  ],
  heart_might_mind_and_strength: [
    ['pale', box(8, 8, 41, 41) + box(51, 51, 41, 41)], ['red', box(51, 8, 41, 41)], ['blue', box(8, 51, 41, 41)], ...m.heart(28, 26, 0.6),
    ...put([['skin', 'M-16 16V-2l6-2V-12h6v-3h6v2h6v4h5V6L8 16z'], ['ink fine', 'M-4-14v8M2-12v6M8-9v5']], 72, 30, 1),
    ...put([['skin', 'M-10 18V8C-20-6-12-20 2-20S18-8 17-2l4 6-4 2v6h-8v6z'], ['gold', star(0, -6, 8, 8, 3.5)]], 28, 72, 1),
    ...put([['wood', box(-3, -8, 6, 28)], ['stone', box(-14, -16, 28, 12)]], 72, 70, 1),
  ],
  i_the_lord_am_bound: [
    ['blue', 'M0 40L24 44V66L0 70z'], ['white', 'M100 40L76 44V66L100 70z'], ['skin', 'M24 46C36 40 44 44 50 46L66 44 78 48V64L64 68 52 72C40 72 36 66 24 64z'],
    ['ink fine', 'M50 46c-6 2-8 6-8 10 4 2 8 0 10-4l12 10M46 68c4 0 8-2 10-6M54 70c4-1 6-2 8-5'], ['gold line thick', 'M44 36C40 50 40 62 46 78M54 35C50 50 50 62 56 77'],
    ['gold line', 'M48 30C34 12 20 24 46 34M52 30C66 12 82 24 56 34M48 84l-8 10M54 82l8 12'],
  ],
  save_the_lord_commanded_me: [
    m.sky('sand'), m.land(80, 'green'), m.beam(76, 0, 50, 24), ...m.altar(46, 90, 26, 18), ...m.lamb(46, 68, 0.9), ...m.kneeling(16, 92, 0.95, skins),
    ...m.man(80, 66, 0.8, { robe: 'white', hair: 'gold', halo: true }), ['white', leaf(72, 34, 150, 22, 0.3) + leaf(88, 34, 30, 22, 0.3)],
  ],
};
