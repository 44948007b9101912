import { expect, test } from 'vitest';
import { shellOf } from './worker.ts';

test('the shell has what the pages need to open, and nothing that can wait', () => {
  const files = ['assets/index-0123abcd.js', 'assets/index-0123abcd.css', 'assets/eb-garamond-latin-wght-normal-91a60817.woff2', 'assets/eb-garamond-greek-wght-normal-91a60817.woff2', 'assets/uncial-antiqua-latin-400-normal-cf6a54b4.woff2', 'assets/uncial-antiqua-latin-400-normal-cf6a54b4.woff', 'index.html', 'worker.js'];
  expect(shellOf(files)).toEqual(['/', '/icon.svg', '/assets/eb-garamond-latin-wght-normal-91a60817.woff2', '/assets/index-0123abcd.css', '/assets/index-0123abcd.js', '/assets/uncial-antiqua-latin-400-normal-cf6a54b4.woff2']);
});
