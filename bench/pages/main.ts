// `npm run bench:pages`: Lighthouse on the built shop (bench/README.md).
import { findChromium } from '../../scripts/chromium.ts';
import type { Bar } from '../support/bar-chart.ts';
import { saveFigures } from '../support/figures-page.ts';
import { machineLine } from '../support/machine.ts';
import { printTable } from '../support/print-table.ts';
import { installLighthouse } from './lighthouse.ts';
import { measurePage, type PageFigures } from './measure-page.ts';
import { readOptions } from './options.ts';
import { startShop } from './running-shop.ts';
import { shopPages } from './shop-pages.ts';

const HEAD = ['page', 'LCP s', 'FCP s', 'TBT ms', 'CLS', 'kB', 'requests'].concat([
  'performance',
  'a11y',
  'best',
  'SEO',
]);

const options = readOptions();
const chromePath = findChromium();
if (chromePath === undefined) throw new Error('No Chromium found; set CHROMIUM_PATH');

await installLighthouse();
const shop = options.url === null ? await startShop() : null;
try {
  const url = options.url ?? shop?.url ?? '';
  const pages = (await shopPages(url)).filter(
    ({ name }) => options.pages.length === 0 || options.pages.includes(name),
  );
  console.log(`Lighthouse, mobile preset, ${options.runs} runs a page; ${machineLine()}\n`);
  const rows: string[][] = [];
  const bars: Bar[] = [];
  for (const { name, path } of pages) {
    // The first run has the page and its pictures rendered; it does not count.
    await measurePage(url + path, { runs: 1, chromePath });
    const figures = await measurePage(url + path, { runs: options.runs, chromePath });
    rows.push([name, ...cells(figures)]);
    bars.push({ label: name, value: figures.largestPaint, isOwn: true });
  }
  printTable(HEAD, rows);
  console.log(machineLine());
  if (options.isSaved) {
    await saveFigures('pages', {
      title: 'Pages of the storefront by Lighthouse',
      command: `npm run bench:pages -- --save --runs ${options.runs}`,
      tables: [{ title: 'Medians', head: HEAD, rows }],
      chart: { title: 'Largest contentful paint, ms', bars },
      notes: [
        'Targets: performance 0.98, the other scores 1, LCP 1.5 s, TBT 50 ms, CLS 0.02 on home, listing, product and article.',
      ],
    });
  }
} finally {
  await shop?.stop();
}

function cells(figures: PageFigures): string[] {
  return [
    (figures.largestPaint / 1000).toFixed(2),
    (figures.firstPaint / 1000).toFixed(2),
    figures.blockingTime.toFixed(0),
    figures.layoutShift.toFixed(3),
    (figures.bytes / 1000).toFixed(0),
    figures.requests.toFixed(0),
    ...[figures.performance, figures.accessibility, figures.bestPractices, figures.seo].map(
      (score) => score.toFixed(2),
    ),
  ];
}
