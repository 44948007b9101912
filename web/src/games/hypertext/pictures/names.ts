import { box, branch, bust, circle, cloud, leaf, placed, rays, sheep, star, sun, waves, wheat, type Picture } from '../../../design/brush.ts';

// Who a NAME is, with what is told of them; or where.
const tower = (x: number, y: number, wide: number, high: number) =>
  `M${x} ${y}V${y - high}h${wide / 5}v3h${wide / 5}v-3h${wide / 5}v3h${wide / 5}v-3h${wide / 5}V${y}z`;

export const names: Readonly<Record<string, Picture>> = {
  ruth: [...bust({ robe: 'green', veil: 'white', hair: 'ink' }), ...wheat(68, 94, -108, 42), ...wheat(72, 94, -88, 44), ...wheat(76, 94, -70, 38), ['red', 'M66 80h12v5H66z']],
  solomon: [...bust({ robe: 'red', beard: 'short', crowned: true }), ['gold', 'M64 90V68h4v-5h6v-6l4-6 4 6v6h6v5h4v22z'], ['ink', 'M75 90V76c0-5 7-5 7 0v14z'], ['ink fine', 'M68 72v18M88 72v18']],
  eve: [...bust({ robe: 'green', long: true, hair: 'gold', halo: 'pale' }), ['green', [26, 38, 50, 62, 74].map((x) => leaf(x, 74 + Math.abs(50 - x) / 4, 90, 15, 0.4)).join('')], ['red', circle(76, 62, 7.5)], ['green', leaf(76, 55, -40, 10, 0.4)], ['white fine', 'M72 60c0-2 1-3 3-4']],
  abel: [...bust({ robe: 'wood', hair: 'gold' }), ...placed(sheep, 24, 40, 0.66)],
  jericho: [
    ['green', 'M10 84c20-10 60-10 80 0v8H10z'],
    ['stone', tower(16, 82, 18, 44) + tower(68, 82, 16, 30)],
    ['stone', 'M34 82V54l5 3 4-7 6 9 4-12 5 6 4-5 6 8v26z'],
    ['ink fine', 'M18 50h14M18 60h14M18 70h14M36 64h30M36 72h30M70 62h12M70 72h12M25 50v10M22 60v10M28 70v10M46 64v8M56 72v8M76 62v10'],
    ['ink', 'M45 82V72c0-6 9-6 9 0v10z'],
    ['stone', 'M42 40l6-4 4 5-5 4zM58 36l6-2 1 6-5 1zM52 28l4-3 4 4-5 3z'],
    ['gold', 'M58 27c10-1 17-5 22-13l8 8c-8 8-17 11-29 9z'],
    ['pale', 'M79 12l10 10 2-2-10-10z'],
  ],
  jordan: [
    ['green', 'M8 92V44c16-8 26-6 36-2h12c10-4 20-6 36 2v48z'],
    ['sky', 'M46 40h8c6 8-10 12-4 20 6 9 22 12 18 32H26c-6-18 12-22 16-30 3-8 0-14 4-22z'],
    ['white fine', 'M47 48q2-2 4 0M43 58q3-3 6 0M42 68q4-3 8 0t8 0M34 78q4-3 8 0t8 0 8 0M32 86q4-3 8 0t8 0 8 0 8 0'],
    ...sun(50, 28, 14, 14),
    ['wood line', 'M22 74V52M28 76V48M76 72V50M82 74V54'],
    ['wood', leaf(22, 56, -90, 14, 0.22) + leaf(28, 52, -90, 14, 0.22) + leaf(76, 54, -90, 14, 0.22) + leaf(82, 58, -90, 14, 0.22)],
    ['green', leaf(24, 78, -130, 15, 0.18) + leaf(30, 78, -60, 15, 0.18) + leaf(74, 76, -120, 15, 0.18) + leaf(84, 78, -50, 14, 0.18)],
  ],
  adam: [...bust({ robe: 'wood', beard: 'short', hair: 'wood', halo: 'pale' }), ['green', [30, 42, 54, 66].map((x) => leaf(x, 78, 90, 14, 0.42)).join('')], ...branch(18, 84, -80, 50, 5), ['red', circle(14, 52, 4) + circle(28, 44, 4) + circle(26, 62, 4)]],
  noah: [
    ['red line', 'M14 52a36 36 0 0 1 72 0'],
    ['gold line', 'M19 52a31 31 0 0 1 62 0'],
    ['green line', 'M24 52a26 26 0 0 1 52 0'],
    ['wood', 'M14 58h72c-2 14-10 20-20 21H34c-10-1-18-7-20-21z'],
    ['wood', 'M28 58V44h44v14z'],
    ['red', 'M24 45l10-11h32l10 11z'],
    ['gold', box(45, 47, 10, 11) + box(33, 49, 6, 6) + box(61, 49, 6, 6)],
    ['pale fine', 'M17 63h66M20 69h60M26 75h48'],
    ...waves(10, 76, 84, 3),
    ['white', 'M60 26c5-2 8-1 11 1 2-6 6-8 10-8-1 5-2 8-5 10 2 0 4 0 6 2-4 3-9 4-13 3-4-2-6-5-9-8z'],
  ],
  jacob: [
    ['white', cloud(52, 34, 40) + cloud(60, 26, 30)],
    ['gold line', 'M28 86L66 24M42 88L78 28M32.5 79l13 2.5M37 71l13 3M42 63l12 2.5M47 55l12 2.5M52 47l11 2.5M57 39l11 2.5M61 32l11 2.5'],
    ['gold', star(24, 30, 8, 8, 3.4) + star(40, 20, 5, 5, 2.2) + star(20, 52, 5, 4.5, 2) + star(82, 54, 5, 4.5, 2) + star(80, 72, 5, 4, 1.8)],
    ['stone', 'M10 90c0-10 6-14 14-14s14 5 14 14z'],
    ['stone', 'M40 92c1-8 6-10 12-10s10 4 10 10z'],
  ],
  joseph: [
    ...bust({ robe: 'red', hair: 'ink' }),
    ['gold', 'M29 66l8-5 4 27h-8z'],
    ['green', 'M37 61l6 1 2 26h-4z'],
    ['blue', 'M71 66l-8-5-4 27h8z'],
    ['white', 'M63 61l-6 1-2 26h4z'],
    ['gold', 'M37 60c4 9 22 9 26 0l-4-2c-3 5-15 5-18 0z'],
    ['red', beadsOf([[42, 63], [50, 66], [58, 63]])],
  ],
  egypt: [
    ...sun(66, 30, 15, 16),
    ['gold', 'M8 78l28-42 28 42z'],
    ['wood', 'M36 36l28 42H46z'],
    ['gold', 'M52 78l18-27 20 27z'],
    ['wood', 'M70 51l20 27H76z'],
    ['ink fine', 'M29 47h10M24 55h16M18 63h24M13 71h31'],
    ...waves(8, 78, 84, 2),
    ['wood line', 'M22 80c1-8 2-14 0-20'],
    ['green', [-170, -130, -90, -50, -10].map((turn) => leaf(22, 60, turn, 15, 0.2)).join('')],
  ],
  babylon: [
    ['wood', box(10, 74, 80, 14)],
    ['gold', box(18, 61, 64, 13)],
    ['wood', box(26, 48, 48, 13)],
    ['gold', box(33, 36, 34, 12)],
    ['blue', box(40, 24, 20, 12)],
    ['ink', 'M46 36v-5c0-5 8-5 8 0v5zM44 88V78c0-8 12-8 12 0v10z'],
    ['pale fine', 'M30 88L40 36M70 88L60 36'],
    ['ink', [22, 30, 66, 74].map((x) => `M${x} 74v-5c0-4 5-4 5 0v5z`).join('') + [15, 27, 69, 80].map((x) => `M${x} 88v-6c0-4 5-4 5 0v6z`).join('')],
    ['green', [14, 22, 78, 86].map((x) => leaf(x, 74, -90, 9, 0.4)).join('') + [27, 31, 69, 73].map((x) => leaf(x, 48, -90, 8, 0.4)).join('')],
    ['red', 'M49 24V12l12 4-11 4v4z'],
  ],
  moses: [
    ...bust({ robe: 'blue', beard: 'long', hair: 'stone' }),
    ['gold', 'M42 22l-9-14 14 11zM58 22l9-14-14 11z'],
    ['stone', 'M60 92V70c0-8 13-8 13 0v22zM74 92V70c0-8 13-8 13 0v22z'],
    ['ink fine', 'M63 73h7M63 77h7M63 81h7M63 85h7M77 73h7M77 77h7M77 81h7M77 85h7'],
  ],
  jerusalem: [
    ['gold line', rays(50, 40, 12, 34, 18, 10)],
    ['green', 'M8 80c24-8 60-8 84 0v12H8z'],
    ['white', tower(14, 82, 15, 36) + tower(71, 82, 15, 36)],
    ['white', 'M33 82V44h34v38z'],
    ['gold', 'M30 45l20-15 20 15z'],
    ['red', circle(50, 39.5, 3)],
    ['gold', box(31, 44, 38, 4)],
    ['white', 'M24 82V62h4v-3h4v3h4v-3h4v3h4v-3h4v3h4v-3h4v3h4v-3h4v3h4v-3h4v3h4v20z'],
    ['wood', 'M43 82V72c0-9 14-9 14 0v10z'],
    ['blue', 'M19 62v-6c0-3 5-3 5 0v6zM76 62v-6c0-3 5-3 5 0v6z'],
    ['gold', box(37, 48, 4, 12) + box(45, 48, 4, 12) + box(52, 48, 4, 12) + box(60, 48, 4, 12)],
    ['gold fine', 'M50 66v16M27 70h12M61 70h12M30 76h8M63 76h8'],
  ],
  abraham: [
    ...bust({ robe: 'red', beard: 'long', hair: 'white' }),
    ['blue', 'M37 32c0-16 26-16 26 0-6 4-20 4-26 0z'],
    ['gold fine', 'M38 29c7 3 17 3 24 0'],
    ['pale', [[16, 30], [24, 16], [84, 30], [76, 16], [12, 48], [88, 48], [18, 64], [83, 63]].map(([x, y], i) => star(x as number, y as number, 5, 4 - (i % 3) * 0.5, 1.6)).join('')],
  ],
  david: [
    ...bust({ robe: 'red', hair: 'red', crowned: true }),
    ['gold', 'M60 92c-4-12-3-22 4-30 5-6 14-6 20-12 4 6 4 10 1 14-5 8-8 16-9 28zM66 86h6c1-8 4-15 8-21 1-2 2-3 1-6-4 3-8 4-12 7-5 6-5 12-3 20z'],
    ['pale fine', 'M67 84l3-20M70 85l5-22M73 85l6-21'],
  ],
};

function beadsOf(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y]) => circle(x, y, 1.8)).join('');
}
