import { GraphiQL } from 'graphiql';
import 'graphiql/style.css';
import type { ExecutionResult } from 'graphql';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { GraphiqlPageData } from '../src/explorer/page-data.ts';
import './page.css';

/** The page is at `/graphql/graphiql/`. */
const ENDPOINT = '../../graphql';

const elementOf = (id: string): HTMLElement => {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`The page has no element "${id}".`);
  return element;
};

const { tabs } = JSON.parse(elementOf('page-data').textContent) as GraphiqlPageData;

createRoot(elementOf('graphiql')).render(
  createElement(GraphiQL, {
    defaultTabs: tabs.map((tab) => ({ ...tab })),
    defaultEditorToolsVisibility: true,
    inputValueDeprecation: true,
    schemaDescription: true,
    fetcher: async (operation, options) => {
      const response = await fetch(ENDPOINT, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...options?.headers },
        body: JSON.stringify(operation),
      });
      return (await response.json()) as ExecutionResult;
    },
  }),
);
