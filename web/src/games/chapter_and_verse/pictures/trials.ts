import { box, branch, circle, crown, drop, leaf, moon, oval, rays, star, sun, wheat, flower, type Picture } from '../../../design/brush.ts';
import { put, turn } from '../../../design/carry.ts';
import * as m from './motifs.ts';

const thorns = (x: number, y: number, rx: number, ry: number): Picture => [
  ['wood line thick', oval(x, y, rx, ry)], ['green line', `M${x - rx} ${y - 4}c10 12 ${rx * 0.8} ${ry} ${rx} ${ry}s${rx * 0.8}-10 ${rx}-${ry + 2}`],
  ['wood line', Array.from({ length: 14 }, (_, i) => { const a = (i * Math.PI) / 7; const c = [x + rx * Math.cos(a), y + ry * Math.sin(a)] as const; return `M${c[0].toFixed(1)} ${c[1].toFixed(1)}l${(7 * Math.cos(a + 0.7)).toFixed(1)} ${(7 * Math.sin(a + 0.7)).toFixed(1)}`; }).join('')],
];
const bent = (robe: string, hair: string): Picture => [
  [robe, 'M-8-36C-16-30-18-10-16 0H8C10-12 10-22 12-28z'], ['skin', circle(14, -32, 7)], [hair, 'M7-31c-3-13 14-15 15-4-4-3-9-3-15 4z'], ['ink line', 'M18-31h.1'],
];
const skull: Picture = [
  ['white', 'M-16-2C-18-28 18-28 16-2 16 4 10 6 9 8V14H-9V8C-10 6-16 4-16-2z'], ['ink', circle(-7, -3, 4.5) + circle(7, -3, 4.5) + 'M0 2l3 5h-6z'], ['ink fine', 'M-4 9v5M0 9v5M4 9v5'],
];
const bare = (x: number, y: number, size: number): Picture => put([['wood', 'M-5 0C-2-14-2-22-4-32L-18-48-16-50-4-39-6-60-3-60 0-42 12-58 14-56 4-36C3-24 3-12 6 0z'], ['wood line', 'M-10-44l-10-2M8-46l10 0M-4-52l-6-8']], x, y, size);

// Verses led by Trials in Foundations.
export const trials: Readonly<Record<string, Picture>> = {
  naked_came_i: [
    m.sky('ash'), m.flat(82, 'wood'), ...bare(78, 90, 1.25),
    ...put([['skin', 'M-6-38C-14-34-15-12-13 0H16C22 0 22-6 18-8L8-14C10-22 9-32 6-38z'], ['white', 'M-14-12C-4-8 8-12 14-12L20 0H-15z'], ['skin', circle(1, -45, 7)], ['wood', 'M-6-46c0-12 16-10 15 2-4-3-10-4-15-2zM-4-42c2 14 14 12 12-1-4 3-8 4-12 1z'], ['skin', 'M2-32L18-44 21-40 6-24z'], ['ink line', 'M4-46h.1']], 40, 92, 1.25),
    ['stone', 'M8 96c-2-10 14-14 24-8l24 2c6 0 8 4 8 8z'],
  ],
  weighed_in_the_balances: [
    ['gold', 'M47 20h6v62h-6zM34 90c2-8 30-8 32 0z'], ['gold', circle(50, 16, 6)], ['gold line thick', 'M18 44L82 18'], ['gold line', 'M18 44L6 70M18 44L30 70M82 18L70 42M82 18L94 42'],
    ['gold', 'M2 70H34C32 82 4 82 2 70zM66 42H98C96 54 68 54 66 42z'], ['stone', 'M8 70V58H28V70zM13 58V53H23V58z'], ['white line', 'M78 38l-2-6M86 38l2-6'],
  ],
  weeping_and_gnashing: [
    m.sky('ink'), ['gold', 'M4 92V22H34V92z'], ['wood', 'M34 22L48 14V102L34 92z'], ['pale wash', 'M4 92H34L44 109H-9z'], ...m.coin(84, 94, 5), ...put(bent('ash', 'ink'), 62, 96, 1.05),
    ['skin', 'M70 66L84 62 86 68 72 74z'], m.tear(84, 80, 8), m.tear(92, 76, 6), ['night', 'M56 10c10-8 30-6 40 4 4 10-2 20-10 20H66C56 34 50 20 56 10z'], ['white', 'M62 22H90L88 30H64z'],
    ['ink fine', 'M67 22v8M72 22v8M77 22v8M82 22v8M87 22v8M62 26H90'], ['white line', 'M68 14h.1M84 14h.1'],
  ],
  the_valley_of_the_shadow: [
    m.sky('night'), ['gold', circle(50, 28, 13)], ['ink', 'M-9-9H30L40 20 34 40 44 58 30 80 34 109H-9zM109-9H72L60 22 68 42 58 60 72 82 66 109H109z'],
    ['ash', 'M-9 20L16 30 26 56 10 80 16 109H-9zM109 10L86 34 78 60 90 84 84 109H109z'], ['wood', 'M36 109L46 60H56L66 109z'], ...m.walking(50, 96, 0.6, { robe: 'white', hair: 'wood' }),
    ['pale line', 'M20 16l4 3M24 16l-4 3M82 22l4 3M86 22l-4 3'],
  ],
  god_meant_it_unto_good: [
    m.sky('ink'), ['stone', 'M-9-9H109V109H-9z'], ['ink', 'M20 30C20 8 80 8 80 30V109H20z'], ['sky', oval(50, 22, 30, 14)], ['gold', star(50, 20, 8, 9, 4)], m.beam(50, 24, 100, 26, 'gold'),
    ...m.man(50, 100, 0.9, { robe: 'red', hair: 'ink', arms: 'up' }), ['gold', 'M46 66L40 100H45L50 66z'], ['green', 'M52 66L58 100H54L50 66z'],
    ['ink fine', 'M20 44H6M20 60H-2M20 76H8M20 92H0M80 44H96M80 60H102M80 76H94M80 92H100M8 44V60M94 60V76M12 76V92'], ...wheat(10, 44, -80, 30), ...wheat(90, 44, -100, 30),
  ],
  pride_before_a_fall: [
    m.sky('rose'), m.flat(88, 'wood'), ['stone', 'M22 90V44L28 50 34 42 40 48 46 40V90z'], ['gold', box(18, 86, 32, 6)], ['ink fine', 'M28 56V86M34 52V86M40 54V86'],
    ...turn([['stone', box(40, 24, 20, 16)], ['ink fine', 'M46 24v16M53 24v16']], 34, 50, 32),
    ...turn(m.man(76, 16, 0.9, { robe: 'red', beard: true, arms: 'up', hair: 'ink' }), 184, 76, 16), ...turn(crown(68, 92, 24), 160, 68, 88), ['white line', 'M56 12V2M92 30V18M62 24V16'],
  ],
  white_as_snow: [
    m.sky('blue'), m.flat(76, 'white'), ['red', 'M6 30C20 22 34 38 50 30V74C34 82 20 66 6 74z'], ['white', 'M50 30C66 22 80 38 94 30V74C80 82 66 66 50 74z'],
    ['ink fine', 'M18 34V68M34 36V74M66 32V68M80 36V74'],
    ['white fine', [[20, 14], [50, 12], [80, 16], [34, 90], [68, 18], [36, 20], [90, 8]].map(([x, y]) => rays(x as number, y as number, 0, 6, 6)).join('')],
    ['sky fine', rays(66, 50, 0, 8, 6) + rays(82, 60, 0, 6, 6) + rays(30, 92, 0, 6, 6) + rays(74, 90, 0, 7, 6)],
  ],
  a_clean_heart: [
    ...m.heart(50, 40, 1.1), ['white', 'M50 73C21 56 17 38 22 28 28 17 44 18 50 31z'], ['gold', 'M14 68H86C84 88 70 94 50 94S16 88 14 68z'], ['sky', oval(50, 68, 36, 8)], m.tear(30, 64, 10),
    m.tear(74, 62, 12), ['white', circle(22, 58, 5) + circle(80, 50, 4) + circle(14, 46, 3) + circle(88, 60, 3)], ...branch(88, 8, 130, 30, 4), m.tear(70, 34, 8), m.tear(78, 42, 8),
  ],
  joy_in_the_morning: [
    ['night wash', 'M-9-9H50V109H-9z'], ['gold wash', 'M50-9H109V109H50z'], ['pale', moon(22, 22, 9)], ['pale line', 'M38 16h.1M10 40h.1M40 36h.1M8 10h.1'], ...sun(78, 26, 20, 16),
    ['wood', 'M-9 78H50V109H-9z'], ['green', 'M50 78H109V109H50z'], ...put(bent('blue', 'ink'), 22, 94, 1), m.tear(42, 74, 8), m.tear(36, 84, 7),
    ...m.man(76, 94, 0.95, { robe: 'red', hair: 'ink', arms: 'up' }), ['white line', 'M50-9V109'],
  ],
  the_wages_of_sin: [
    ['wood', 'M6 56C-6 70-2 94 12 96H34C48 94 50 70 38 56z'], ['red', 'M8 54H36L40 46 28 50 22 42 16 50 4 46z'], ...put(skull, 22, 76, 0.8), ...m.coin(44, 92, 5), ...m.coin(52, 86, 4),
    ['gold line', 'M50 8V70'], ['white', box(58, 48, 38, 34)], ['red', box(74, 48, 6, 34) + box(56, 42, 42, 9)], ['red', 'M77 42C66 24 56 34 77 42C88 24 98 34 77 42z'],
    ['green line', 'M77 36V16'], ['green', leaf(77, 26, -150, 18, 0.4) + leaf(77, 22, -30, 18, 0.4)], ['gold', star(77, 10, 8, 7, 3)],
  ],
  a_way_to_escape: [
    m.sky('stone'), ['ink line', 'M8 8H92V44M92 60V94H8V8M20 20H80V32H64M20 20V80H44V68H32V32H52V56H80V44M80 68V82H56V68H68M44 44V56'], ['red line thick', 'M38 50V38'],
    ['gold line thick', 'M38 50V38'], ['gold line', 'M38 50V62H50V62H74V62H86V52H98M98 52l-6-5M98 52l-6 5'], ['red', circle(38, 48, 5)], ['gold wash', circle(101, 52, 8)],
  ],
  watch_and_pray: [
    ...m.night, ['pale', circle(80, 20, 9)], m.land(68, 'green'), ...m.tree(16, 74, 1.2, 'green'), ...m.tree(88, 74, 0.9, 'green'), ...m.sitting(22, 96, 0.8, { robe: 'red', beard: true }),
    ...m.sitting(88, 96, -0.8, { robe: 'wood', hair: 'ink' }), ...m.kneeling(54, 92, 1.05, { robe: 'white', beard: true, halo: true }), ['white line', 'M30 56h5l-5 5h5M40 44h6l-6 7h6'],
    ['white line', 'M74 54h-5l5 5h-5'],
  ],
  a_good_fight: [
    ['green', Array.from({ length: 18 }, (_, i) => (i === 0 ? '' : leaf(50 + 34 * Math.sin(i * 0.349), 50 - 34 * Math.cos(i * 0.349), i < 9.5 ? i * 20 + 190 : i * 20 - 10, 19, 0.3))).join('')],
    ...m.sword(50, 68, 1.05), ['red', 'M42 82L50 90 58 82 62 98 50 92 38 98z'], ['gold', star(50, 8, 5, 7, 3)],
  ],
  i_have_overcome_the_world: [
    m.shine(44, 66, 32, 60, 28), ...m.globe(44, 70, 1.15), ['gold', box(46, 2, 4, 50)], ['white', 'M50 6C64 0 76 14 94 6V34C76 42 64 28 50 34z'], ['red', 'M66 8h6v24h-6zM52 17H92v6H52z'],
    ['gold', circle(48, 2, 4)],
  ],
  they_that_mourn: [
    m.sky('ash'), m.flat(86, 'green'), ['sky line', 'M10 10l-4 12M30 4l-4 12M86 10l-4 12M94 30l-4 12M8 40l-4 12'], ['stone', 'M64 90V56C64 44 90 44 90 56V90z'],
    ['ink fine', 'M77 54v16M71 60h12'], ...put(bent('ink', 'ink'), 46, 96, 1.05), ['ink', 'M54 52C58 44 72 50 70 62 66 66 60 62 54 66z'], m.tear(70, 78, 8),
    ...m.man(24, 96, 1.1, { robe: 'white', beard: true, halo: true, arms: 'ahead' }), ['rose', flower(74, 90, 5, 5) + flower(84, 92, 5, 4)],
  ],
  the_publican_s_prayer: [
    m.sky('sand'), m.flat(84, 'stone'), ...m.pillar(54, 90, 12, 78), ...m.pillar(94, 84, 10, 70), ...m.man(76, 84, 0.6, { robe: 'red', beard: true, hair: 'white', arms: 'up' }),
    ['blue', box(66, 30, 20, 8)],
    ...put([['ash', 'M-6-42C-14-38-14-14-14 0H12C12-16 10-34 4-40z'], ['skin', circle(7, -43, 7)], ['wood', 'M0-44c-2-12 15-12 14 0-4-4-10-4-14 0zM3-38c2 10 12 8 11-2-4 3-8 4-11 2z'], ['skin', circle(2, -29, 3.5)], ['ash', 'M-8-36L-6-22 2-25 0-32z'], ['ink fine', 'M8-43c1.5 1 3 1 4 0']], 26, 96, 1.2),
    ['white fine', 'M24 66l-6-2M24 60l-5-5'],
  ],
  that_they_might_have_joy: [
    m.sky('sky'), m.land(84), ...m.tree(80, 88, 1.4), ['red', circle(70, 34, 4) + circle(84, 26, 4) + circle(92, 42, 4)], ...m.leaping(36, 82, 1.1, 'green'), ['red', circle(62, 92, 5)],
    ['white line', 'M24 96h24'],
  ],
  wickedness_never_was_happiness: [
    ...turn([['skin', 'M30 14C44 8 66 10 74 22 80 44 70 74 52 82 32 74 24 40 30 14z'], ['ink line', 'M36 40c4 4 8 4 12 0M56 40c4 4 8 4 12 0M42 66c6-7 14-7 20 0']], -8, 50, 50),
    m.tear(41, 62, 12), m.tear(66, 60, 12),
    ...turn([['gold', 'M44 30C58 26 84 28 92 38 96 58 86 84 68 92 50 84 40 56 44 30z'], ['ink', 'M52 50c4-5 10-5 13 0-4 4-10 4-13 0zM72 50c4-5 10-5 13 0-4 4-10 4-13 0z'], ['red', 'M54 64C62 68 76 68 84 64 82 80 58 80 54 64z'], ['white', 'M58 66C64 68 74 68 80 66L78 71H60z']], 12, 68, 60),
    ['red line', 'M42 42L20 58'],
  ],
  pains_and_afflictions: [m.shine(50, 44, 40, 60, 30), ...thorns(50, 46, 32, 18), ['red', drop(34, 88, 14) + drop(50, 96, 18) + drop(68, 86, 14)]],
  oh_what_joy: [
    m.sky('gold'), ['pale wash', star(76, 34, 18, 62, 34)], ['ink', 'M-9-9H70C52 6 44 26 46 46 48 64 42 80 44 109H-9z'], ['ash', 'M-9-9H40C24 12 30 40 22 60 16 78 24 96 18 109H-9z'],
    m.flat(96, 'green'), ...m.man(70, 100, 1.12, { robe: 'white', beard: true, arms: 'up' }), ['stone line', 'M26 86h.1M30 90h6M20 94h4'],
  ],
  burdens_made_light: [
    m.sky(), m.land(86), ...m.man(50, 100, 1, { robe: 'wood', hair: 'ink', arms: 'up' }), ['sand', 'M24 28C20 12 78 10 76 28 82 44 18 46 24 28z'],
    ['ink fine', 'M38 18c3 6 3 12 1 20M62 18c-3 6-3 12-1 20'], ['wood line', 'M22 30H78'],
    ['white', leaf(24, 26, 200, 26, 0.26) + leaf(24, 28, 222, 24, 0.26) + leaf(24, 24, 178, 22, 0.26) + leaf(76, 26, -20, 26, 0.26) + leaf(76, 28, -42, 24, 0.26) + leaf(76, 24, 2, 22, 0.26)],
  ],
  but_a_small_moment: [
    m.sky('stone'),
    ['ink fine', 'M-9 20H24M76 20H109M-9 44H20M80 44H109M-9 68H20M80 68H109M12 0V20M88 0V20M6 20V44M94 20V44M14 44V68M86 44V68M-9 88H109M30 78V88M70 88V104M50 78v10M20 88v14'],
    ['gold', 'M22 76V34C22 4 78 4 78 34V76z'], ['pale', circle(56, 40, 13)], ['ash', [32, 45, 58, 69].map((x) => box(x, 12, 5, 64)).join('') + box(22, 44, 56, 5)],
    ['stone', box(16, 76, 68, 8)],
    ...put([['gold', box(-8, -24, 16, 3) + box(-8, -3, 16, 3)], ['white', 'M-6-21H6C6-14 1-13 1-12S6-10 6-3H-6C-6-10-1-11-1-12S-6-14-6-21z'], ['sand', 'M-4-4C-3-8 3-8 4-4z']], 50, 76, 1),
  ],
  remembered_no_more: [
    m.sky('sky'), m.flat(34, 'sand'), ['wood line', 'M12 50c6-6 10 6 16 0s10 6 16 0 10 6 16 0 10 6 16 0M12 64c6-6 10 6 16 0s10 6 14 0'], ['stone line', 'M44 64c6-4 10 4 14 0'],
    ['blue', 'M-9 109V90C6 88 20 78 36 76 50 74 58 62 72 60 86 58 96 46 109 46V109z'],
    ['white', 'M-9 92C6 90 20 80 36 78 50 76 58 64 72 62 86 60 96 48 109 48V42C96 42 86 52 72 54 58 56 50 68 36 70 20 72 6 82-9 84z'],
    ['white fine', 'M40 92q4-3 8 0t8 0M66 78q4-3 8 0t8 0M72 96q4-3 8 0t8 0M14 100q4-3 8 0t8 0'], ...sun(50, 14, 10, 12), ['blue', box(-9, 25, 118, 9)],
  ],
  prove_them_herewith: [
    ...m.fire(50, 100, 1.25), ...m.fire(22, 100, 0.9), ...m.fire(78, 100, 0.9), ['ash', 'M22 34H78C78 56 68 72 58 74H42C32 72 22 56 22 34z'], ['gold', oval(50, 34, 28, 8)],
    ['pale', oval(44, 33, 14, 3.5)], ['gold', star(50, 14, 8, 11, 5)], ['white fine', 'M28 46c1 8 4 14 9 19'], m.shine(50, 14, 13, 18, 12), ['ash line', 'M8 30L24 44M92 30L76 44'],
  ],
};
