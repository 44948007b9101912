import { beads, circle, leaf, outlined, rays, type Art, type Picture, type Stroke } from '../../design/brush.ts';
import { leading, type Theme, type Verse } from './deck.ts';
import { foundations } from './pictures/foundations.ts';

// The art of a verse: a picture of its own shows what it says; the window that one sees it through is that of the theme that leads it.
export function paint(verse: Verse, picture: Picture = foundations[verse.id] ?? []): Art {
  const theme = leading(verse.icons);
  const window = windows[theme];
  return [
    ['', [['deep', page], ...pattern(theme), ...(verse.unique ? glow : [])]],
    ['translate(3 3)scale(0.94)', outlined(picture)],
    ['', [['ground', page + window], ...(arched.has(theme) ? [['leaf', sprigs] as const] : []), ['bloom', beads(50, 50, 67, 4, 45)], ['edge', window], ['gold frame', window], ['pale gilt', window]]],
  ];
}

const made = new Map<string, Art>();
export function artOf(verse: Verse, picture: Picture | undefined = foundations[verse.id]): Art {
  let art = made.get(verse.id);
  if (!art) art = paint(verse, picture);
  if (picture) made.set(verse.id, art);
  return art;
}

const page = 'M0 0h100v100H0z';
// Scooped corners, a round arch, round corners, straight ones, a pointed arch: the themes are told without colour.
const windows: Readonly<Record<Theme, string>> = {
  strength: 'M0 11Q10 10 11 0H89Q90 10 100 11V89Q90 90 89 100H11Q10 90 0 89z',
  wisdom: 'M0 100V36C0 14 22 0 50 0S100 14 100 36V100z',
  faith: 'M24 0H76C92 0 100 8 100 24V76C100 92 92 100 76 100H24C8 100 0 92 0 76V24C0 8 8 0 24 0z',
  histories: 'M13 0H87L100 13V87L87 100H13L0 87V13z',
  trials: 'M0 100V17C14 14 32 8 50 -2 68 8 86 14 100 17V100z',
};

// Under an arch there is room for two leaves on each side.
const sprigs = leaf(3, 3, 8, 12, 0.3) + leaf(3, 3, 82, 12, 0.3) + leaf(97, 3, 172, 12, 0.3) + leaf(97, 3, 98, 12, 0.3);
const arched: ReadonlySet<Theme> = new Set<Theme>(['wisdom', 'trials']);

// Behind what has no sky of its own: a lattice, dots, waves, crosses, or scales.
function pattern(theme: Theme): Stroke[] {
  const steps = [5, 15, 25, 35, 45, 55, 65, 75, 85, 95];
  const every = (draw: (x: number, y: number, odd: boolean) => string) => steps.flatMap((y, row) => steps.map((x) => draw(x, y, row % 2 === 1))).join('');
  switch (theme) {
    case 'strength':
      return [['diaper', [10, 30, 50, 70, 90].map((at) => `M${at} 0L0 ${at}M${100 - at} 0L100 ${at}M${at} 100L100 ${at}M${100 - at} 100L0 ${at}`).join('')]];
    case 'wisdom':
      return [['dots', every((x, y, odd) => `M${odd ? x + 5 : x} ${y}h0`)]];
    case 'faith':
      return [['diaper', steps.map((y) => `M0 ${y}${'q5-5 10 0t10 0'.repeat(5)}`).join('')]];
    case 'histories':
      return [['diaper', every((x, y, odd) => (odd ? '' : `M${x} ${y - 2}v4m-2-2h4`))]];
    case 'trials':
      return [['diaper', steps.map((y, row) => `M${row % 2 ? -7 : 0} ${y}${'q7 8 14 0'.repeat(8)}`).join('')]];
  }
}
// What is unique shines.
const glow: Picture = [['halo', circle(50, 48, 40)], ['gold fine', rays(50, 48, 40, 45, 36)]];
