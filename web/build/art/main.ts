import '@fontsource-variable/eb-garamond/wght.css';
import '@fontsource/uncial-antiqua/latin-400.css';
import '../../src/design/tokens.css';
import '../../src/design/base.css';
import { mount } from 'svelte';
import Picture from './Picture.svelte';

const page = document.getElementById('page');
const asked = new URLSearchParams(location.search);
if (page) mount(Picture, { target: page, props: { game: asked.get('game') ?? '', language: asked.get('language') === 'es' ? 'es' : 'en' } });
