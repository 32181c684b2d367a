import DefaultTheme from 'vitepress/theme';
import { Diagram } from './diagram.js';

/** @type {import('vitepress').Theme} */
export default {
  extends: DefaultTheme,
  enhanceApp: ({ app }) => {
    app.component('Diagram', Diagram);
  },
};
