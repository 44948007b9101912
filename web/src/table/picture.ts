import { laurel } from '../design/wreath.ts';
import { number, say } from '../words/say.ts';
import { signed } from './reckoning.ts';
import { headline, margin, ranking, type Best, type Outcome } from './result.ts';

// The result as a picture to send around: 1200 by 630, as messengers show it. It has nothing but what everybody at the table knows. Ornaments are an
// SVG; names are written on it as plain text, so that nothing in a name can be anything else.
export const size = { width: 1200, height: 630 } as const;

const colours = { vellum: '#f9f2e1', edge: '#d9c69c', ink: '#2a2017', soft: '#5d4d3a', rubric: '#8f2417', gold: '#a8761c', leaf: '#c0902f' } as const;
const serif = "'EB Garamond Variable', 'EB Garamond', Georgia, serif";
const uncial = `'Uncial Antiqua', ${serif}`;

// Where things stand: the wreath to the left, words to the right, the link below all.
const middle = 253; // of the wreath
const wreathTop = 92;
const words = { left: 480, right: 1130, first: 302, last: 548 } as const;
const link = { left: 70, y: 580 } as const;

function ornaments(): string {
  const wreath = laurel();
  const { width, height } = size;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <rect width="${width}" height="${height}" fill="${colours.vellum}"/>
    <rect x="22" y="22" width="${width - 44}" height="${height - 44}" rx="14" fill="none" stroke="${colours.gold}" stroke-width="7"/>
    <rect x="34" y="34" width="${width - 68}" height="${height - 68}" rx="8" fill="none" stroke="${colours.edge}" stroke-width="2"/>
    <g transform="translate(78 ${wreathTop}) scale(3.5)">
      <circle cx="50" cy="48" r="29" fill="#7d2318"/>
      <circle cx="50" cy="48" r="27" fill="none" stroke="#e9c878" stroke-width=".8" stroke-dasharray=".2 2.2" stroke-linecap="round"/>
      <path d="${wreath.stems}" fill="none" stroke="#7c5613" stroke-width="1.1"/>
      <path d="${wreath.leaves}" fill="${colours.leaf}" stroke="#7c5613" stroke-width=".45"/>
      <path d="${wreath.berries}" fill="#8f2417"/>
      <path d="${wreath.bow}" fill="#8f2417" stroke="#5d150c" stroke-width=".5"/>
    </g>
  </svg>`;
}

// What does not fit is made smaller, then cut. `align`: which end of it stands at x.
function write(pen: CanvasRenderingContext2D, text: string, x: number, y: number, room: number, font: (px: number) => string, px: number, least = px * 0.6, align: CanvasTextAlign = 'left') {
  pen.textAlign = align;
  let shown = text;
  let now = px;
  pen.font = font(now);
  while (pen.measureText(shown).width > room && now > least) pen.font = font((now -= 2));
  while (pen.measureText(shown).width > room && shown.length > 1) shown = `${[...shown].slice(0, -2).join('')}…`;
  pen.fillText(shown, x, y);
}

// Of a sentence with names, the names are cut before the sentence is.
function shortened(pen: CanvasRenderingContext2D, sentence: (outcome: Outcome) => string, outcome: Outcome, room: number, font: string): string {
  pen.font = font;
  const cut = (most: number) => sentence({ ...outcome, names: outcome.names.map((name) => ([...name].length > most ? `${[...name].slice(0, most - 1).join('')}…` : name)) });
  return [18, 14, 11, 8].reduce((text, most) => (pen.measureText(text).width > room ? cut(most) : text), sentence(outcome));
}

const plain = (weight: number) => (px: number) => `${weight} ${px}px ${serif}`;

function writeScores(pen: CanvasRenderingContext2D, outcome: Outcome) {
  const order = ranking(outcome);
  const step = Math.min(58, (words.last - words.first) / order.length);
  const px = Math.min(38, step * 0.74);
  for (const [i, seat] of order.entries()) {
    const y = words.first + (i + 0.7) * step;
    const won = outcome.winners.includes(seat);
    const font = plain(won ? 700 : 400);
    pen.fillStyle = won ? colours.rubric : colours.ink;
    write(pen, outcome.names[seat] ?? '', words.left, y, 520, font, px);
    write(pen, number(outcome.points[seat] ?? 0), words.right, y, 120, font, px, px, 'right');
    pen.fillStyle = colours.edge;
    pen.fillRect(words.left, y + step * 0.26, words.right - words.left, 1.5);
  }
}

// Below the wreath, in one line or two.
function writeBest(pen: CanvasRenderingContext2D, { what, points }: Best) {
  const [y, room] = [498, 350];
  pen.fillStyle = colours.rubric;
  write(pen, what, middle, y, room, plain(600), 38, 20, 'center');
  pen.fillStyle = colours.soft;
  write(pen, `${signed(points, number)} ${say('ending.picture.points', points)}`, middle, y + 38, room, plain(400), 28, 20, 'center');
}

async function loaded(source: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`;
  await image.decode();
  return image;
}

export async function drawResult(outcome: Outcome, address: string): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, size);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser draws no pictures');
  await Promise.allSettled([`400 40px ${serif}`, `700 40px ${serif}`, `40px ${uncial}`].map((font) => document.fonts.load(font)));
  pen.drawImage(await loaded(ornaments()), 0, 0);
  pen.textBaseline = 'alphabetic';

  pen.fillStyle = '#fdf5df';
  const winner = outcome.names[outcome.winners[0] ?? 0] ?? '';
  write(pen, ([...winner][0] ?? '').toLocaleUpperCase(), middle, wreathTop + 213, 160, (px) => `${px}px ${uncial}`, 126, 60, 'center');
  if (outcome.best) writeBest(pen, outcome.best);

  const wide = words.right - words.left;
  pen.fillStyle = colours.soft;
  write(pen, outcome.game, words.left, 112, wide, (px) => `${px}px ${uncial}`, 36);
  pen.fillStyle = colours.rubric;
  const won = shortened(pen, (each) => headline(each, []), outcome, wide, plain(600)(44));
  write(pen, won, words.left, 196, wide, plain(600), 72, 44);
  pen.fillStyle = colours.soft;
  write(pen, shortened(pen, (each) => margin(each) ?? '', outcome, wide, plain(400)(22)), words.left, 250, wide, plain(400), 32, 22);
  writeScores(pen, outcome);
  pen.fillStyle = colours.soft;
  write(pen, say('ending.picture.link', address.replace(/^https?:\/\//, '')), link.left, link.y, words.right - link.left, plain(400), 24, 16);

  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be made'))), 'image/png'));
}

// Sends the picture with the link where the device can; else it is saved, and the link copied. How it went.
export async function shareResult(outcome: Outcome, address: string): Promise<'shared' | 'saved' | 'saved_copied' | 'left'> {
  const blob = await drawResult(outcome, address);
  const file = new File([blob], `${outcome.game.toLocaleLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}.png`, { type: 'image/png' });
  const packet = { files: [file], title: outcome.game, text: headline(outcome, []), url: address };
  if (navigator.canShare?.(packet)) {
    try {
      await navigator.share(packet);
      return 'shared';
    } catch (fault) {
      if (fault instanceof DOMException && fault.name === 'AbortError') return 'left';
    }
  }
  const made = URL.createObjectURL(blob);
  const anchor = Object.assign(document.createElement('a'), { href: made, download: file.name });
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(made), 10_000);
  return navigator.clipboard.writeText(address).then(
    () => 'saved_copied',
    () => 'saved',
  );
}
