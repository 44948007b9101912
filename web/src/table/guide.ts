// The guide of a game is a text in a small part of Markdown: headings, paragraphs, lists, **strong**, *emphasis*; `{VB-06}` at the end of a piece
// names its rules; `cards: c a t | caption` shows cards.
export interface Run {
  readonly text: string;
  readonly kind: 'plain' | 'strong' | 'emphasis';
}
export type Piece =
  | { readonly kind: 'title' | 'heading' | 'paragraph' | 'item'; readonly runs: readonly Run[]; readonly rules: readonly string[] }
  | { readonly kind: 'cards'; readonly cards: readonly string[]; readonly caption: string };

const files = import.meta.glob<string>('../../../games/*/guide/*.md', { query: '?raw', import: 'default' });

export async function guideOf(game: string, language: 'en' | 'es'): Promise<readonly Piece[] | undefined> {
  const text = await files[`../../../games/${game}/guide/${language}.md`]?.();
  return text === undefined ? undefined : readGuide(text);
}

function runsOf(text: string): readonly Run[] {
  const runs: Run[] = [];
  for (const part of text.split(/(\*\*[^*]+\*\*|\*[^*]+\*)/)) {
    if (part.startsWith('**')) runs.push({ kind: 'strong', text: part.slice(2, -2) });
    else if (part.startsWith('*') && part.length > 1) runs.push({ kind: 'emphasis', text: part.slice(1, -1) });
    else if (part !== '') runs.push({ kind: 'plain', text: part });
  }
  return runs;
}

export function readGuide(text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  const add = (kind: 'title' | 'heading' | 'paragraph' | 'item', words: string) => {
    const rules = [...words.matchAll(/\{([A-Z]+-\d+(?: [A-Z]+-\d+)*)\}/g)].flatMap((match) => (match[1] ?? '').split(' '));
    pieces.push({ kind, runs: runsOf(words.replace(/\s*\{[^}]*\}/g, '').trim()), rules });
  };
  let paragraph = '';
  const close = () => {
    if (paragraph) add(paragraph.startsWith('- ') ? 'item' : 'paragraph', paragraph.replace(/^- /, ''));
    paragraph = '';
  };
  for (const line of text.split('\n')) {
    if (line.startsWith('# ')) close(), add('title', line.slice(2));
    else if (line.startsWith('## ')) close(), add('heading', line.slice(3));
    else if (line.startsWith('cards:')) {
      close();
      const [cards = '', caption = ''] = line.slice(6).split('|');
      pieces.push({ kind: 'cards', cards: cards.trim().split(/\s+/), caption: caption.trim() });
    } else if (line.trim() === '') close();
    else if (line.startsWith('- ')) close(), (paragraph = line);
    else paragraph = paragraph ? `${paragraph} ${line.trim()}` : line.trim();
  }
  close();
  return pieces;
}
