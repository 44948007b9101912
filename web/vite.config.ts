import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { readBooks } from './build/books.ts';
import { readCoach, readGlossary } from './build/coach.ts';
import { readDeck } from './build/deck.ts';
import { announcement, forPages, onlyOf, readNouns, readPhrases } from './build/phrases.ts';
import { readTelling } from './build/telling.ts';
import { worker } from './build/worker.ts';

// phrases.txt, as an object by language; with ?announced, what the first page says of a game, and with ?cards, what its cards say there, and nothing else of it.
function phrases(): Plugin {
  return {
    name: 'phrases',
    enforce: 'pre',
    load(id) {
      const file = id.split('?')[0] ?? '';
      if (!file.endsWith('phrases.txt') && !file.endsWith('lesson.txt')) return null;
      this.addWatchFile(file);
      const read = readPhrases(readFileSync(file, 'utf8'), file);
      const wanted = id.endsWith('?announced') ? announcement(read, file) : id.endsWith('?cards') ? onlyOf(read, 'web.card.') : forPages(read);
      return { code: `export default ${JSON.stringify(wanted)}`, moduleType: 'js' };
    },
  };
}

// What the rules of a game name: its cards, how its nouns are said, what its events are called; what its coach says; and the books of scripture.
const readers: readonly (readonly [string, (text: string, file: string) => unknown])[] = [
  ['.cards', readDeck],
  ['books.txt', readBooks],
  ['nouns.txt', readNouns],
  ['telling.txt', readTelling],
  ['coach/coach.txt', readCoach],
  ['coach/glossary.txt', readGlossary],
];
function rules(): Plugin {
  return {
    name: 'rules',
    enforce: 'pre',
    load(id) {
      const file = id.split('?')[0] ?? '';
      const read = readers.find(([ending]) => file.endsWith(ending))?.[1];
      if (!read) return null;
      this.addWatchFile(file);
      return { code: `export default ${JSON.stringify(read(readFileSync(file, 'utf8'), file))}`, moduleType: 'js' };
    },
  };
}

export default defineConfig({
  plugins: [phrases(), rules(), svelte(), worker()],
  build: {
    outDir: process.env['SCRIPTORIUM_WEB'] ?? '../build/release/share/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the pages' policy allows no data in place of fonts
    rollupOptions: {
      input: { index: 'index.html', worker: 'src/worker/worker.ts' },
      output: {
        // The server knows a file that never changes by these hexadecimal digits.
        hashCharacters: 'hex',
        entryFileNames: ({ name }) => (name === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js'),
        chunkFileNames: 'assets/[name]-[hash].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
      },
    },
  },
  server: { fs: { allow: ['..'] }, proxy: { '/ws': { target: 'ws://127.0.0.1:8080', ws: true }, '/api': 'http://127.0.0.1:8080' } },
  test: { include: ['src/**/*.test.ts', 'build/**/*.test.ts'] },
} as Parameters<typeof defineConfig>[0]);
