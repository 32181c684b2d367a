import type { PageAssets } from '../app/page-document.tsx';
import { loadScripts, type ScriptStart } from './load-scripts.ts';
import { recordEarlyInput } from './record-early-input.ts';
import { startWorker } from './start-worker.ts';

/** The script at the start of a page; the content security policy allows it by its hash. */
export const INLINE_SCRIPT =
  `(${recordEarlyInput.toString()})();((data)=>` +
  // As text, because the development server rewrites `import()` in code.
  `(${loadScripts.toString()})(data.files.split(" "),data.start,(file)=>import(file),` +
  `()=>data.worker&&(${startWorker.toString()})(data.worker)))(document.currentScript.dataset)`;

/**
 * The script at the end of a page. It does nothing, but runs only once the stylesheet is loaded: without it, a
 * document that is parsed sooner is styled and laid out without the stylesheet first, and then again with it.
 */
export const STYLE_BARRIER = '/* after the stylesheet */';

/** The only script of the offline page: reloads the page once the device is online. */
export const RELOAD_ONLINE = 'addEventListener("online",()=>location.reload())';

/** The script element of a page; file names of a build need no escaping. */
export const inlineScript = ({ scripts, worker = '' }: PageAssets, start: ScriptStart) =>
  `<script data-files="${scripts.join(' ')}" data-start="${start}" data-worker="${worker}">${INLINE_SCRIPT}</script>`;
