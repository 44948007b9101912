import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

// What the pages need to open: the page, all scripts and styles, and the letters of English and Spanish. The rest is kept when it is first used.
export function shellOf(files: readonly string[]): readonly string[] {
  const wanted = /^assets\/.*(\.js|\.css|latin-wght-normal-[0-9a-f]+\.woff2|latin-400-normal-[0-9a-f]+\.woff2)$/;
  return ['/', '/icon.svg', ...files.filter((file) => wanted.test(file)).map((file) => `/${file}`).sort()];
}

// Tells the service worker what its version is made of. It has no hash in its name: a browser asks for it again and again under the same one.
export function worker(): Plugin {
  return {
    name: 'worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const script = bundle['worker.js'];
      if (script?.type !== 'chunk') throw new Error('there is no worker.js');
      const parts = shellOf(Object.keys(bundle));
      const version = createHash('sha256').update(parts.join('\n')).update(script.code).digest('hex').slice(0, 12);
      script.code = `const shell=${JSON.stringify({ version, parts })};${script.code}`;
    },
  };
}
