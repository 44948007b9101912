import '@fontsource-variable/eb-garamond/wght.css';
import '@fontsource/uncial-antiqua/latin-400.css';
import './design/tokens.css';
import './design/base.css';
import { flushSync, mount } from 'svelte';
import App from './App.svelte';
import { lettersOrNot } from './design/letters.ts';
import { keepPages } from './worker/keep.ts';

void lettersOrNot().then(() => {
  const page = document.getElementById('page');
  if (page) mount(App, { target: page });
  flushSync();
  keepPages();
  performance.mark('ready'); // everything on the page can be used
});
