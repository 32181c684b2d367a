import type { NormalizedCacheObject } from '@apollo/client';
import type { HydrationState } from 'react-router-dom';
import { STATE_ELEMENT_ID } from './page-document.tsx';
import type { Notice } from '../lib/notices.ts';
import type { Site } from '../routing/site.ts';

/** The data that the server sends to the browser, so that nothing is loaded twice. */
export interface PageState {
  readonly site: Site;
  readonly styles: readonly string[];
  readonly cache: NormalizedCacheObject;
  readonly router: HydrationState;
  /** Pop-ups of failures while the page was rendered. */
  readonly notices: readonly Notice[];
}

/** JSON that cannot end the script element that carries it. */
export function writePageState(state: PageState): string {
  return JSON.stringify(state).replaceAll('<', '\\u003c');
}

/** Reads the state that the server put into this document. */
export function readPageState(document: Document): PageState {
  const text = document.getElementById(STATE_ELEMENT_ID)?.textContent;
  if (!text) throw new Error('No page state');
  // Written by `writePageState` of the same build a moment ago.
  return JSON.parse(text) as PageState;
}
