import '@fontsource-variable/eb-garamond/wght.css';
import '@fontsource/uncial-antiqua/latin-400.css';
import '../../src/design/tokens.css';
import '../../src/design/base.css';
import { mount } from 'svelte';
import Picture from './Picture.svelte';

const page = document.getElementById('page');
if (page) mount(Picture, { target: page, props: { game: new URLSearchParams(location.search).get('game') ?? '' } });
