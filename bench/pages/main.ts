// `npm run bench:pages`: Lighthouse on the built shop (bench/README.md).
import { findChromium } from '../../scripts/chromium.ts';
import { machineLine } from '../support/machine.ts';
import { printTable } from '../support/print-table.ts';
import { installLighthouse } from './lighthouse.ts';
import { measurePage, type PageFigures } from './measure-page.ts';
import { readOptions } from './options.ts';
import { startShop } from './running-shop.ts';
import { shopPages } from './shop-pages.ts';

const options = readOptions(process.argv.slice(2));
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
  for (const { name, path } of pages) {
    // The first run has the page and its pictures rendered; it does not count.
    await measurePage(url + path, { runs: 1, chromePath });
    rows.push([name, ...cells(await measurePage(url + path, { runs: options.runs, chromePath }))]);
  }
  printTable(
    ['', 'LCP s', 'FCP s', 'TBT ms', 'CLS', 'kB', 'requests', 'performance', 'a11y', 'best', 'SEO'],
    rows,
  );
  console.log(machineLine());
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
