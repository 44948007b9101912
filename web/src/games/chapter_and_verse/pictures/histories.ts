import { box, circle, crown, drop, flame, leaf, oval, rays, star, sun, type Picture } from '../../../design/brush.ts';
import { put, turn } from '../../../design/carry.ts';
import * as m from './motifs.ts';

const glyph = (x: number, y: number, size: number): Picture => put([['stone', 'M-40 0L-32-12H32L40 0zM-30-12L-23-24H23L30-12zM-21-24L-14-36H14L21-24zM-10-36V-46H10V-36z'], ['ink', 'M-3-36V-43H3V-36z'], ['ash', 'M-6 0L-4-36H4L6 0z'], ['ink fine', 'M-6-6H6M-6-14H6M-5-22H5M-5-30H5']], x, y, size);
const angel = (x: number, y: number, size: number, robe = 'white'): Picture => [
  ...put([['white', leaf(-6, -40, 200, 26, 0.3) + leaf(-6, -38, 160, 24, 0.28) + leaf(6, -40, -20, 26, 0.3) + leaf(6, -38, 20, 24, 0.28)]], x, y, size),
  ...m.man(x, y, size, { robe, hair: 'gold', halo: true }),
];

// Verses led by Histories in Foundations.
export const histories: Readonly<Record<string, Picture>> = {
  the_son_was_lost: [
    m.sky(), m.land(60), ['sand', 'M40 58C10 66 60 80 50 109H96C90 84 60 70 48 58z'], ...m.house(4, 66, 32, 26, 'white', 'red'),
    ...m.man(36, 94, 1.05, { robe: 'red', hair: 'white', beard: true, arms: 'ahead' }),
    ...put([['wood', 'M6-36C16-28 14-10 18 0H-6C-10-12-12-26-8-32z'], ['skin', circle(-4, -38, 7)], ['ink', 'M-11-38c0-12 16-10 15 2-4-3-10-4-15-2z'], ['wood', 'M2-32L-18-30V-25L2-24z'], ['sky fine', 'M8-12l4 4M4-6l4 4'], ['ink line', 'M-7-38h.1']], 70, 94, 1.05),
  ],
  in_his_own_image: [
    m.sky('pale'), ['gold', star(50, 20, 20, 32, 20)], m.land(78), ...m.tree(84, 84, 1.05), ...m.tree(14, 84, 0.95), ...m.man(36, 94, 1.15, { robe: 'green', hair: 'wood', beard: true }),
    ...m.man(64, 94, 1.1, { robe: 'green', veil: 'gold' }), ['skin', circle(50, 66, 4)], ['green', 'M44 58L52 64 50 69 42 64zM56 58L48 64 50 69 58 64z'],
  ],
  jacob_s_ladder: [
    ...m.night, m.beam(70, -6, 92, 46), m.clouds([50, 16, 34], [66, 20, 30]), ['wood line', 'M34 90L66 8M48 92L80 10M37 80l15 2M42 68l15 2M46 57l15 2M50 46l15 2M55 34l15 2M60 22l15 2'],
    ...angel(48, 66, 0.5), ...angel(68, 44, 0.5), m.flat(90, 'ash'), ['stone', 'M38 100c-4-20 22-22 24 0z'], ...turn(m.man(6, 88, 0.78, { robe: 'red', beard: true }), 86, 6, 88),
  ],
  coat_of_many_colours: [
    ['red', 'M36 14H64L96 40 86 58 74 48V94H26V48L14 58 4 40z'], ['gold', 'M30 48H40V94H30z'], ['green', 'M44 20H50V94H40V48z'], ['blue', 'M50 20H56L60 48V94H50z'],
    ['rose', 'M60 48H70V94H60z'], ['sky', 'M22 25L8 44 13 52 28 38zM78 25L92 44 87 52 72 38z'], ['gold', 'M36 14C40 26 60 26 64 14z'], ['gold line', 'M26 90H74'],
  ],
  his_servants_the_prophets: [
    m.sky('sand'), m.flat(92, 'wood'), ...m.man(22, 94, 1.1, { robe: 'green', beard: true, hair: 'stone' }), ...m.man(78, 94, 1.1, { robe: 'blue', beard: true, hair: 'ink' }),
    ...m.man(50, 98, 1.3, { robe: 'red', beard: true, hair: 'white' }), ...m.scroll(50, 74, 0.5), ['wood line', 'M4 94V40M96 94V40'],
    ['gold', flame(50, 20, 14) + flame(22, 30, 12) + flame(78, 30, 12)],
  ],
  unto_us_a_child: [
    m.shine(50, 58, 34, 60, 32), ...crown(50, 28, 44), ['white', 'M20 66C22 50 70 46 82 62 90 74 74 92 50 92S18 82 20 66z'], ['skin', circle(34, 66, 11)],
    ['wood', 'M24 62c2-12 18-12 20-2-6-2-14-2-20 2z'], ['sky line', 'M50 52l14 36M64 52l-14 36M74 56l-8 32'], ['ink line', 'M31 67h.1M37 66h.1'], ['ink fine', 'M32 71c2 1 3 1 4 0'],
  ],
  the_wolf_and_the_lamb: [
    m.sky(), m.land(70), ...m.tree(18, 70, 1), ['ash', 'M8 84C6 66 24 56 46 60L54 50 56 42 62 48 68 46 70 54 84 62 82 68 70 70C70 82 66 90 60 92H18C10 92 8 88 8 84z'],
    ['white', 'M84 62L82 68 72 68C74 62 80 62 84 62z'], ['ink line', 'M68 56h.1'], ['ink', circle(84, 63, 1.8)], ['ash', 'M8 84C-2 86-4 96 10 97L24 92z'],
    ['ink fine', 'M60 92c6 2 12 2 16-2M30 92c0-10 8-14 14-8'], ...m.lamb(56, 98, 1.25),
  ],
  the_barrel_of_meal: [
    m.flat(82, 'wood'), ['sand', 'M10 34H54C60 52 60 76 52 92H14C6 76 4 52 10 34z'], ['wood line', 'M8 48H57M6 76H57'], ['white', 'M10 34C16 18 48 18 54 34 46 40 18 40 10 34z'],
    ['gold', 'M68 58C60 68 60 88 68 92H86C94 88 94 68 86 58V50H68z'], ['gold line', 'M86 54C98 54 98 70 90 72'], ['gold', drop(77, 46, 16)],
    ['white line', 'M22 16h.1M32 10h.1M42 16h.1M36 20h.1'], ['ink fine', 'M70 72c5 3 10 3 14 0'],
  ],
  the_chariot_of_fire: [
    m.sky('night'), ...m.fire(26, 98, 1.3), ...m.fire(62, 100, 1.2), ['gold', 'M14 44H44C46 60 42 70 34 72H22C14 66 12 56 14 44z'], ['red', circle(28, 76, 12)], ['gold', circle(28, 76, 8)],
    ['ink fine', rays(28, 76, 0, 8, 8)], ...m.man(30, 52, 0.66, { robe: 'white', beard: true, hair: 'white', arms: 'high' }), ['gold line', 'M42 60H62'],
    ...put([['red', 'M-20-14C-24-26-10-30 0-27 8-28 12-34 15-42L17-48 20-43C27-42 31-35 34-30L30-26 25-29C23-24 21-20 19-16L31-10 29 0 25-1 26-7 12-11-8-11-13 2-18 3-17-8z'], ['ink line', 'M22-37h.1'], ['gold', flame(10, -34, 15, -60) + flame(4, -27, 15, -70) + flame(-4, -27, 12, -60) + flame(-20, -18, 20, -70)]], 66, 76, 1.05),
  ],
  born_this_day: [
    ...m.night, m.beam(50, 4, 84, 40, 'gold'), ['wood', 'M8 42L50 14 92 42 88 48 50 24 12 48z'], ['wood', box(14, 44, 6, 60) + box(80, 44, 6, 60)], m.flat(92, 'sand'),
    ['gold', star(50, 10, 8, 10, 4)], ['wood', 'M32 72H68L62 86H38zM36 86l-4 12h5l4-12zM64 86l4 12h-5l-4-12z'], ['gold line', 'M32 70l8 3 6-4 8 4 6-4 8 2'],
    ['white', 'M38 68C38 58 62 56 64 66 60 74 42 74 38 68z'], ['skin', circle(42, 63, 6)], ['gold line', 'M34 56C38 52 46 52 50 56'], ...m.lamb(80, 92, -0.8),
    ['wood', 'M8 76l8-8 10 2 4 8-4 8-10 2z'], ['white line', 'M12 70l-5-5M24 70l6-5'], ['ink line', 'M16 76h.1M23 76h.1'],
  ],
  his_star_in_the_east: [
    ...m.night, ['pale', star(78, 18, 8, 17, 5)], m.land(74, 'sand', 8),
    ...[74, 49, 22].flatMap((x, i): Picture => [...put([['wood', 'M-18-14C-18-23-12-25-8-24-6-32 3-32 5-24 9-21 13-22 15-27 16-35 19-41 25-41L33-37 30-34 25-34C24-27 23-19 17-14L16 0H13L12-10H-9L-11 0H-14L-15-10z'], ['ink line', 'M25-38h.1'], [['red', 'blue', 'green'][i] as string, 'M-6-42H3C5-36 6-30 7-22H-10C-10-30-9-36-6-42z'], ['skin', circle(-1, -47, 5)], ...crown(-1, -51, 9)], x, 84 + i * 7, 1.15)]),
  ],
  twelve_baskets_full: [
    m.sky(), m.land(34), ...[0, 1, 2].flatMap((row) => [0, 1, 2, 3].flatMap((i) => m.basket(14 + i * 24, 50 + row * 23, 0.66))), ...m.fish(36, 14, 0.8), ...m.fish(66, 17, -0.8),
  ],
  other_sheep: [
    m.sky(), m.land(44), ['wood line', 'M2 72V50M14 74V50M26 74V50M38 72V50M2 58H40M2 68H40'], ...m.lamb(12, 68, 0.8), ...m.lamb(30, 66, 0.8),
    ['blue', 'M40 109C36 90 52 80 46 64 44 54 50 46 54 40L60 40C56 50 60 56 62 64 64 82 56 90 64 109z'], ...m.lamb(84, 62, 0.9, 'rose'), ...m.lamb(74, 86, 1.05, 'wood'),
    ...m.lamb(92, 98, 1, 'ash'), ['pale line', 'M66 52C54 44 46 44 38 48M38 48l7-4M38 48l8 3'],
  ],
  in_remembrance_of_me: [
    m.flat(74, 'white'), ['sky fine', 'M-9 80H109'], m.shine(60, 30, 30, 42, 28), ...m.chalice(64, 78, 1.35), ['sand', 'M6 90C4 74 16 64 34 64L30 72 37 78 31 85 36 93H12C8 93 6 92 6 90z'],
    ['pale', 'M34 64L30 72 37 78 31 85 36 93H31L26 85 32 78 25 72 29 64z'], ['sand', 'M46 66C62 66 74 76 73 90 73 92 70 94 66 94H44L49 87 42 80 50 73z'],
    ['wood line', 'M14 76c3 3 4 7 4 12M58 74c-1 4-1 9 0 14'],
  ],
  another_angel: [
    m.sky('sky'), m.clouds([4, 94, 40], [50, 98, 44]), ...turn(angel(46, 88, 1.2), -24, 46, 88), ['skin', 'M52 40L68 32 69 37 54 46z'],
    ['gold', 'M52 34L80 16C82 8 92 4 97 6 98 14 94 20 87 22L56 40z'], ['gold line', 'M84 34l8 4M76 38l4 8M94 28l5-1'],
  ],
  the_ninety_and_nine: [
    m.sky('gold'), ['ash', 'M-9 44H38C44 60 40 84 46 109H-9z'], ['stone', 'M60 109C58 94 66 86 84 88L109 84V109z'], ...m.man(24, 46, 0.72, { robe: 'red', beard: true, arms: 'ahead' }),
    ['wood line', 'M36 22L62 60C66 68 76 62 70 54'], ...m.lamb(76, 88, 1.05), ['green line', 'M62 90l8-12M66 92l-4-14M88 90l6-14M90 92l-3-12'],
    ['green', leaf(70, 78, 0, 8) + leaf(62, 80, 200, 8) + leaf(94, 78, -60, 8)], ['white line', 'M86 60c4-2 6-4 7-8M90 66c4 0 6-2 8-4'],
  ],
  the_manner_of_happiness: [
    m.sky(), ...sun(50, 24, 22, 16), m.land(60), ...m.house(4, 68, 24, 20, 'white', 'red'), ...m.house(74, 66, 22, 18, 'pale', 'blue'),
    ...m.man(28, 98, 0.68, { robe: 'red', hair: 'ink', arms: 'up' }), ...m.man(72, 98, 0.68, { robe: 'blue', beard: true, arms: 'up' }),
    ...m.man(50, 94, 0.7, { robe: 'gold', veil: 'white', arms: 'up' }), ['ink fine', 'M46 28c2 3 6 3 8 0'], ['ink line', 'M45 22h.1M55 22h.1'],
    ['rose', circle(14, 86, 3) + circle(88, 84, 3) + circle(40, 76, 2.5)],
  ],
  no_contention: [
    m.sky('sky'), m.land(78), ...turn(m.sword(16, 74, 1), 160, 16, 74),
    ...put([['stone', 'M-34-8H34C32 16 18 26 0 26S-32 16-34-8z'], ['ink fine', 'M-8 26C-6 14-6 4-8-8'], ['red', 'M20 20C38 22 44 6 38-10 50 0 48 28 24 28z']], 52, 66, 0.95),
    ['wood line', 'M20 60c10-6 18 2 28-2s20 4 36-2M22 56c12-4 20 4 34 0 8-2 16 2 26-2'], ...m.dove(48, 46, 0.95), ['white', oval(72, 54, 5, 4)], ['green line', 'M84 90C92 80 86 70 92 60'],
    ['green', leaf(90, 74, 20, 10) + leaf(88, 80, 190, 10) + leaf(91, 66, 200, 9)],
  ],
  i_am_jesus_christ: [
    m.sky('sky'), m.beam(50, -8, 76, 44, 'pale'), m.clouds([6, 24, 34], [64, 24, 34]), ...glyph(24, 80, 0.55), m.land(80),
    ...m.man(50, 66, 0.95, { robe: 'white', beard: true, halo: true, arms: 'out' }),
    ...[10, 27, 44, 61, 78, 94].flatMap((x, i) => m.man(x, 104 - (i % 2) * 2, 0.5, { robe: ['red', 'gold', 'blue', 'wood', 'green', 'rose'][i] as string, hair: 'ink', arms: i % 2 ? 'up' : 'high' })),
  ],
  a_new_star: [
    ...m.night, ['gold', star(50, 28, 8, 24, 8)], ['pale', star(50, 28, 8, 13, 5, 22)], ...glyph(50, 88, 0.85), m.flat(88, 'green'),
    ...m.man(12, 100, 0.6, { robe: 'red', hair: 'ink', arms: 'high' }), ...m.man(88, 100, -0.6, { robe: 'gold', hair: 'ink', arms: 'high' }),
  ],
  the_desirable_fruit: [
    m.sky('gold'), ['pale wash', circle(58, 38, 40)], m.land(84), ['wood', 'M52 90C54 74 52 66 50 58H66C64 66 64 74 68 90z'],
    ['white', 'M40 58c-16 0-18-18-8-24-4-16 10-26 22-20 8-10 28-6 30 6 14 2 18 18 10 26-2 14-18 16-26 10-8 8-22 8-28 2z'],
    ['gold', [[42, 44], [54, 30], [66, 44], [78, 32], [84, 46], [56, 52], [70, 22]].map(([x, y]) => circle(x as number, y as number, 4)).join('')], ['stone line thick', 'M-4 74L50 82'],
    ['ash', box(10, 76, 3, 18) + box(32, 79, 3, 16)], ...m.man(22, 100, 0.72, { robe: 'blue', hair: 'ink', arms: 'high' }),
  ],
  that_he_lives: [
    m.sky('gold'), ['pale wash', star(50, 34, 24, 66, 30)], ['gold', 'M28 60V24C28 4 72 4 72 24V60z'], ['red', 'M33 60V26C33 10 67 10 67 26V60z'],
    ...m.man(50, 64, 0.95, { robe: 'white', hair: 'white', beard: true, halo: true }), m.clouds([14, 72, 36], [50, 72, 38]), ...m.kneeling(24, 100, 0.75, { robe: 'ash', hair: 'wood' }),
    ...m.kneeling(76, 100, -0.75, { robe: 'wood', hair: 'ink' }),
  ],
  by_the_hand_of_elijah: [
    m.shine(50, 66, 34, 50, 24), ...m.reaching(50, 34, 1.05, 'red'), ['gold line thick', oval(50, 46, 11, 11)],
    ...turn([['gold', circle(50, 60, 7) + box(48, 66, 5, 30) + box(53, 84, 8, 4) + box(53, 91, 6, 4)], ['deep', circle(50, 60, 3)]], 16, 50, 46),
    ...turn([['stone', circle(50, 60, 7) + box(48, 66, 5, 30) + box(39, 84, 9, 4) + box(41, 91, 7, 4)], ['deep', circle(50, 60, 3)]], -14, 50, 46),
  ],
  one_heart_and_one_mind: [
    ...m.heart(50, 50, 1.75, 'red'), ...m.man(30, 62, 0.6, { robe: 'gold', hair: 'ink' }), ...m.man(50, 62, 0.62, { robe: 'white', veil: 'blue' }),
    ...m.man(70, 62, 0.6, { robe: 'green', beard: true }), ...m.man(40, 82, 0.62, { robe: 'blue', hair: 'gold' }), ...m.man(60, 82, 0.62, { robe: 'sky', skin: 'wood', hair: 'ink' }),
    ...m.man(50, 96, 0.45, { robe: 'rose', hair: 'ink' }),
  ],
};
