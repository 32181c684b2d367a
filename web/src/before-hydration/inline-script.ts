import { loadScripts, type ScriptStart } from './load-scripts.ts';
import { recordEarlyInput } from './record-early-input.ts';

/** The one inline script of a page; the content policy allows it by its hash. */
export const INLINE_SCRIPT =
  `(${recordEarlyInput.toString()})();` +
  // As text, because the development server rewrites `import()` in code.
  `(${loadScripts.toString()})(document.currentScript.dataset.files.split(" "),document.currentScript.dataset.start,(file)=>import(file))`;

/** The script element of a page; file names of a build need no escaping. */
export const inlineScript = (files: readonly string[], start: ScriptStart) =>
  `<script data-files="${files.join(' ')}" data-start="${start}">${INLINE_SCRIPT}</script>`;
