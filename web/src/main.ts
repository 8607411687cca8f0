import '@fontsource-variable/bitter';
import '@fontsource-variable/source-sans-3';
import '@fontsource/rye';
import './styles/tokens.css';
import './styles/page.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { registerWorker } from './lib/net/serviceWorker';
import './lib/browser/install.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');

registerWorker();
export default mount(App, { target });
