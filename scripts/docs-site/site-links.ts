import { dirname, posix } from 'node:path';
import { headingSlug } from './heading-slug.ts';

/** Where the pages and files of the repository are on the site. */
export interface SiteMap {
  /** Page of the site by file of the repository, both with `.md`. */
  readonly pages: ReadonlyMap<string, string>;
  /** Address on the site by file of the repository. */
  readonly files: ReadonlyMap<string, string>;
  /** Whether the repository has such a file or folder. */
  readonly exists: (path: string) => boolean;
}

/** A text of the site, and the links in it that lead nowhere. */
export interface LinkedText {
  readonly text: string;
  readonly dead: readonly string[];
}

const LINK = /(!?)\[((?:[^[\]]|\[[^\]]*\])*)\]\(([^()\s]+)\)/g;
const FENCE = /^\s*(?:```|~~~)/;

/**
 * Turns the links of a Markdown file of the repository into links of the site. A link to a file that is
 * not on the site, e.g. to code, becomes its text.
 */
export function siteLinks(file: string, markdown: string, map: SiteMap): LinkedText {
  const dead: string[] = [];
  const text = outsideCode(markdown, (line) =>
    line.replace(LINK, (link: string, mark: string, label: string, target: string) => {
      if (/^(?:[a-z]+:|#)/i.test(target)) return link;
      const [path = '', anchor] = target.split('#');
      const found = posix.normalize(posix.join(dirname(file), path)).replace(/\/$/, '');
      const page = map.pages.get(found);
      const address = page === undefined ? map.files.get(found) : relativePage(file, page, map);
      if (address !== undefined) {
        return `${mark}[${label}](${address}${anchor === undefined ? '' : `#${anchor}`})`;
      }
      if (!map.exists(found)) dead.push(target);
      return label;
    }),
  );
  return { text, dead };
}

/** Links with an anchor, of all pages of a site, whose page has no such heading. */
export function deadAnchors(pages: ReadonlyMap<string, string>): readonly string[] {
  const anchors = new Map([...pages].map(([path, text]) => [path, anchorsOf(text)]));
  return [...pages].flatMap(([path, text]) =>
    linksOf(text).flatMap((target) => {
      const [file = '', anchor] = target.split('#');
      if (anchor === undefined || /^(?:[a-z]+:|\/)/i.test(target)) return [];
      const page = file === '' ? path : posix.join(dirname(path), file);
      return anchors.get(page)?.has(anchor) ? [] : [`${path}: ${target}`];
    }),
  );
}

function relativePage(file: string, page: string, { pages }: SiteMap): string {
  return posix.relative(dirname(pages.get(file) ?? file), page);
}

function linksOf(markdown: string): string[] {
  const links: string[] = [];
  outsideCode(markdown, (line) => {
    links.push(...[...line.matchAll(LINK)].map(([, , , target = '']) => target));
    return line;
  });
  return links;
}

/** Anchors of the headings; a repeated one gets a number. */
function anchorsOf(markdown: string): ReadonlySet<string> {
  const anchors = new Set<string>();
  outsideCode(markdown, (line) => {
    const [, heading] = /^#{1,6} (.*)$/.exec(line) ?? [];
    if (heading === undefined) return line;
    const slug = headingSlug(heading.replaceAll('`', ''));
    let anchor = slug;
    for (let number = 1; anchors.has(anchor); number += 1) anchor = `${slug}-${String(number)}`;
    anchors.add(anchor);
    return line;
  });
  return anchors;
}

/** Changes the lines that are not in a code block. */
function outsideCode(markdown: string, change: (line: string) => string): string {
  let isCode = false;
  return markdown
    .split('\n')
    .map((line) => {
      const isFence = FENCE.test(line);
      if (isFence) isCode = !isCode;
      return isFence || isCode ? line : change(line);
    })
    .join('\n');
}
