import { box, branch, circle, leaf, oval, rays, star, sun, beads, flower, type Picture } from '../../../design/brush.ts';
import { put } from '../../../design/carry.ts';
import * as m from './motifs.ts';

// Verses led by Faith in Foundations.
export const faith: Readonly<Record<string, Picture>> = {
  be_still: [
    ...m.night, ['pale', circle(70, 22, 11)], ['ash', 'M-9 56L18 28 36 48 52 34 78 56z'], ['blue', 'M-9 56H109V109H-9z'], ['night', 'M-9 56L18 82 36 64 52 76 78 56z'],
    ['pale wash', oval(70, 78, 10, 6)], ['white fine', 'M56 70h12M62 84h18M20 90h20M76 92h16M8 72h8'], ['green line', 'M12 109V72M18 109V78M86 109V80M92 109V70'],
    ['wood', oval(12, 72, 2, 6) + oval(92, 70, 2, 6)], ['white', 'M36 80c0-8 10-4 18-4 2-6-4-8-4-13 0-5 6-6 8-2l4 2-4 2c4 6 2 17-6 18H42c-4 0-6-1-6-3z'],
  ],
  god_so_loved: [m.shine(50, 50, 38, 54, 30), ...m.heart(50, 50, 1.62), ...m.globe(50, 46, 0.86)],
  the_evidence: [
    m.sky(), m.shine(86, 26, 10, 24, 16), ['gold', circle(86, 26, 9)], ['stone', 'M-9 66H34L26 109H-9zM84 66H109V109H88z'], ['night wash', 'M34 66L28 109H88L84 66z'],
    ['pale line thick', 'M42 71h3M54 72h3M66 72h3M78 71h3'], ['red', 'M26 46L44 60 40 67 20 66z'], ['skin', 'M43 60l8 5-1 4-10-2z'], ...m.man(26, 66, 0.9, { robe: 'red', arms: 'out' }),
  ],
  the_lord_is_my_shepherd: [
    m.sky(), m.land(52), ['blue', 'M-9 88C10 74 30 80 44 76S80 60 109 66V109H-9z'], ['white fine', 'M10 94q4-3 8 0t8 0M44 86q4-3 8 0t8 0M76 78q4-3 8 0t8 0M62 98q4-3 8 0t8 0'],
    ...m.man(66, 66, 0.88, { robe: 'white', beard: true, arms: 'ahead' }), ['wood line', 'M86 66V22C86 12 98 12 98 22'], ...m.lamb(42, 66, 1), ...m.lamb(20, 76, 1.05),
    ...m.lamb(20, 54, 0.7),
  ],
  fear_thou_not: [
    m.sky('ash'), m.clouds([26, 22, 50], [8, 14, 40], [54, 16, 44]), ...m.reaching(52, 48, 1, 'white'), ...m.man(52, 96, 0.78, { robe: 'red', hair: 'ink', arms: 'up' }),
    ['blue', 'M-9 84c8-10 16-6 18 2 4 4 10 4 14-2 4 8 12 8 16 0 6 8 16 8 22 0 4 8 14 8 18 0 6-10 16-8 30-2v30H-9z'], ['white line', 'M8 96q6-4 12 0M40 98q6-4 12 0M74 96q6-4 12 0'],
    ['gold line', 'M30 50l-8-4M28 60h-9M72 50l8-4M74 60h9'],
  ],
  wings_as_eagles: [
    m.sky(), ['gold', circle(50, 26, 18)], ...m.peaks(112, 'ash'),
    ['wood', 'M50 36C40 20 20 16 2 22 6 28 8 30 12 32 10 34 12 38 16 39 16 42 20 45 24 45 26 49 32 52 40 52L44 62 40 74 50 70 60 74 56 62 60 52C68 52 74 49 76 45 80 45 84 42 84 39 88 38 90 34 88 32 92 30 94 28 98 22 80 16 60 20 50 36z'],
    ['gold fine', 'M12 32C22 32 34 36 42 44M16 39C24 38 32 42 40 48M88 32C78 32 66 36 58 44M84 39C76 38 68 42 60 48'], ['white', 'M43 38C43 26 57 26 57 38 56 46 44 46 43 38z'],
    ['gold', 'M47 42H53L50 49z'], ['ink line', 'M47 38h.1M53 38h.1'],
  ],
  my_redeemer_liveth: [
    m.sky('gold'), ['pale wash', star(66, 42, 18, 60, 36)], m.land(84, 'ash', 3), ...m.man(68, 84, 1.12, { robe: 'white', beard: true, halo: true, arms: 'out' }),
    ...m.sitting(20, 96, 1, { robe: 'ash', hair: 'stone', beard: true }), ['skin', 'M24 68L40 58 42 62 28 74z'], ['wood', 'M44 96l6-8 6 3 4 7z'],
  ],
  the_lord_bless_thee: [
    m.sky('blue'), m.beam(50, 18, 104, 52, 'gold'), m.beam(50, 18, 104, 34, 'pale'), ...m.reaching(28, 42, 0.8, 'white'), ...m.reaching(72, 42, -0.8, 'white'),
    ['gold', star(50, 16, 12, 13, 7)], ...m.man(34, 98, 0.76, { robe: 'red', beard: true }), ...m.man(66, 98, 0.74, { robe: 'green', veil: 'white' }),
    ...m.man(50, 100, 0.5, { robe: 'gold', hair: 'ink' }),
  ],
  whither_thou_goest: [
    m.sky('rose'), ...sun(50, 44, 24, 16), m.land(60, 'sand'), ['pale', 'M44 60C60 72 20 84 18 109H84C80 84 44 72 56 60z'], ...m.man(40, 94, 1.05, { robe: 'ash', veil: 'stone' }),
    ...m.man(64, 95, 1.02, { robe: 'green', veil: 'white' }), ['green', 'M56 54L38 62 40 68 60 60z'], ['skin', circle(38, 65, 3)], ['wood line', 'M22 94V44'], ['red', circle(82, 60, 8)],
    ['wood line', 'M76 66L84 54'],
  ],
  thoughts_of_peace: [
    ['white', 'M14 46H74V86H14z'], ['ink fine', 'M14 46L44 70 74 46M14 86L36 64M74 86L52 64'], ['red', circle(44, 68, 8)], ...m.heart(44, 68, 0.14, 'gold'), ...m.dove(62, 30, 1.15),
    ['wood line', 'M90 26c4 6 4 12 2 18'], ['green', leaf(93, 34, 20, 10) + leaf(93, 38, 160, 10) + leaf(92, 44, 60, 10)], ['gold line', 'M80 58l8-4M82 68h9M80 78l8 4'],
  ],
  faith_hope_charity: [
    ['gold line thick', 'M50 26V88M34 38H66'], ['gold line thick', circle(50, 18, 7)], ['gold line thick', 'M16 62C18 84 34 92 50 92S82 84 84 62'],
    ['gold', 'M8 66L16 52 26 66zM92 66L84 52 74 66z'], ...m.heart(50, 58, 0.72),
  ],
  come_unto_me: [
    m.sky(), m.land(80), ['pale wash', circle(68, 44, 34)], ...m.man(70, 90, 1.15, { robe: 'white', beard: true, arms: 'out' }),
    ...put([['wood', 'M-8-36C-16-30-18-10-16 0H8C10-12 10-22 12-28z'], ['skin', circle(14, -32, 7)], ['ink', 'M7-31c-3-13 14-15 15-4-4-3-9-3-15 4z'], ['sand', 'M-30-40C-34-60 2-66 6-48 8-36-24-26-30-40z'], ['ink fine', 'M-22-54c4 6 4 12 2 20M-6-58c3 8 3 14 2 22'], ['wood line', 'M26-34V0']], 24, 92, 0.95),
  ],
  peace_i_leave: [m.shine(50, 40, 22, 46, 24), ...branch(44, 62, -56, 62, 6), ['green', circle(62, 50, 3) + circle(70, 34, 3)], ...m.giving(46, 66, 1.5, 'white')],
  suffer_little_children: [
    m.sky('sky'), m.land(76), ...m.tree(84, 78, 1), ...m.sitting(44, 90, 1.4, { robe: 'white', beard: true, halo: true }), ...m.man(20, 94, 0.66, { robe: 'red', hair: 'ink', arms: 'up' }),
    ...m.man(68, 78, 0.52, { robe: 'gold', hair: 'gold' }), ...m.man(86, 96, -0.7, { robe: 'blue', hair: 'wood', arms: 'ahead' }),
    ...m.man(68, 98, 0.62, { robe: 'rose', hair: 'ink', arms: 'up' }),
  ],
  our_father: [
    m.shine(50, 40, 26, 50, 32), ['skin', 'M48 12C42 12 40 26 38 40 34 50 30 60 30 74H48z'], ['skin', 'M52 12C58 12 60 26 62 40 66 50 70 60 70 74H52z'],
    ['ink fine', 'M50 14V74M44 26L43 42M56 26L57 42M38 46C42 50 44 56 44 62M62 46C58 50 56 56 56 62'], ['blue', 'M24 72H49V100H18z'], ['blue', 'M76 72H51V100H82z'],
  ],
  all_things_work_together: [
    ['wood', box(8, 6, 8, 90) + box(84, 6, 8, 90) + box(4, 8, 92, 8)], ['white fine', [22, 28, 34, 40, 46, 52, 58, 64, 70, 76].map((x) => `M${x} 16V90`).join('')],
    ['red', box(18, 76, 64, 8)], ['ink', box(18, 68, 64, 8)], ['gold', box(18, 60, 64, 8)], ['blue', box(18, 44, 64, 16)],
    ['gold', star(30, 52, 4, 7, 2.5) + star(50, 52, 4, 7, 2.5) + star(70, 52, 4, 7, 2.5)], ['ink', box(18, 38, 64, 6)], ['wood', 'M58 26l10-5h22l10 5-10 5H68z'],
    ['red line', 'M58 26C44 26 40 36 22 36'], ['wood', box(4, 88, 92, 8)],
  ],
  pure_love_of_christ: [m.shine(50, 44, 30, 54, 28), ...m.raised(50, 98, 1.5), ...m.heart(49, 64, 0.52), ['white', beads(49, 62, 1, 1)]],
  things_not_seen: [
    m.sky(), ...sun(78, 20, 13, 12), m.flat(50, 'wood'), ['gold', 'M36 74C36 58 64 58 64 74 64 88 36 88 36 74z'], ['green line', 'M50 62C48 52 50 44 50 34'],
    ['green', leaf(50, 42, -150, 20, 0.4) + leaf(50, 38, -30, 22, 0.4)], ['pale fine', 'M44 84c-2 8-6 10-10 16M50 85c0 6 0 10-1 18M56 84c2 8 6 10 9 16'],
    ['pale fine', rays(50, 74, 18, 24, 14)], ['white fine', 'M42 72c1-4 4-6 7-6'], ['ash', oval(14, 66, 5, 3) + oval(86, 84, 6, 4) + oval(80, 62, 4, 3) + oval(16, 92, 5, 3)],
  ],
  we_talk_of_christ: [
    m.sky('wood'), ['white', 'M12 8H60C64 8 66 10 66 14V38C66 42 64 44 60 44H36L26 54V44H12C8 44 6 42 6 38V14C6 10 8 8 12 8z'], ['gold', star(36, 26, 8, 14, 6)], ['red', circle(36, 26, 4)],
    m.flat(90, 'red'), ...m.sitting(24, 98, 0.95, { robe: 'blue', beard: true }), ...m.sitting(80, 98, -0.95, { robe: 'green', veil: 'white' }),
    ...m.man(54, 98, 0.55, { robe: 'gold', hair: 'ink' }), ...m.candle(82, 36, 12, 0.8), ['gold', box(72, 36, 20, 4)],
  ],
  ask_the_father: [
    m.sky('blue'), m.beam(50, 0, 78, 34, 'pale'), ['gold', star(50, 36, 8, 18, 8)], ['red', circle(50, 36, 5)],
    ['skin', 'M18 62C26 60 34 70 50 72 66 70 74 60 82 62 86 64 84 70 80 74 72 86 62 90 58 109H42C38 90 28 86 20 74 16 70 14 64 18 62z'],
    ['ink fine', 'M50 72V100M24 66c8 4 14 10 20 12M76 66c-8 4-14 10-20 12M22 72c6 4 12 10 18 14M78 72c-6 4-12 10-18 14'], m.shine(50, 36, 20, 26, 16),
  ],
  he_loveth_his_children: [
    ...m.night, ['gold', star(22, 26, 5, 6, 2.5) + star(80, 30, 5, 5, 2)], ...m.heart(50, 22, 0.42),
    ['skin', 'M4 74C16 66 26 70 36 72 52 74 66 70 78 64 84 56 92 60 90 68 86 84 70 92 52 94 30 96 14 90 4 96z'], ['ink fine', 'M84 66c-6 6-14 10-22 12'],
    ...m.man(36, 74, 0.6, { robe: 'red', hair: 'ink' }), ...m.man(52, 76, 0.66, { robe: 'gold', hair: 'wood', arms: 'up' }), ...m.man(68, 72, 0.6, { robe: 'green', veil: 'white' }),
  ],
  look_unto_me: [
    m.sky(), ...sun(20, 20, 17, 14), m.flat(90, 'wood'), ['green line', 'M58 92C62 80 62 70 56 58'], ['green', leaf(60, 78, -10, 24, 0.4) + leaf(59, 82, 200, 22, 0.4)],
    ['gold', flower(50, 48, 14, 22)], ['wood', circle(49, 47, 12)], ['gold fine', 'M41 43l12 10M45 39l11 10M40 49l8 8M54 40L42 54M58 46L48 57'],
    ['pale line', 'M34 32l-6-6M40 26l-3-6M29 40l-6-3'],
  ],
  the_worth_of_souls: [
    m.shine(50, 46, 30, 54, 30), ['sky', 'M24 20H76L96 42 50 96 4 42z'], ['white', 'M24 20L4 42H30zM76 20L96 42H70zM24 20H76L70 42H30z'], ['white fine', 'M4 42H96M30 42L50 96 70 42'],
    ...m.man(50, 80, 0.86, { robe: 'red', hair: 'ink', arms: 'out' }),
  ],
  my_work_and_my_glory: [
    m.sky('gold'), ...sun(72, 20, 26, 20), m.clouds([52, 46, 30], [74, 50, 34]), ['white', 'M-9 109V96H12V84H28V72H44V60H60V48H76V109z'],
    ['stone fine', 'M12 96H-9M28 84H12M44 72H28M60 60H44'], ...m.man(8, 96, 0.55, { robe: 'wood', hair: 'ink' }), ...m.man(24, 84, 0.55, { robe: 'red', veil: 'white' }),
    ...m.man(40, 72, 0.55, { robe: 'blue', beard: true }), ...m.man(56, 60, 0.55, { robe: 'white', halo: true, arms: 'up' }),
  ],
};
