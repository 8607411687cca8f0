import '@fontsource-variable/bitter';
import '@fontsource-variable/source-sans-3';
import '@fontsource/rye';
import './styles/tokens.css';
import './styles/page.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { begin } from './lib/worker';
import './parts/install.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');

begin();
export default mount(App, { target });
