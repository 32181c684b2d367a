import { useLocation } from 'react-router-dom';
import { pageHeadTexts } from '../texts/page-head.ts';
import { useSite } from './site.ts';

/** Title and meta data of a page. */
export interface PageHeadProps {
  /** Name of the page; the shop's name is added to it. */
  title: string;
  description?: string | null;
  keywords?: string | null;
  /** Absolute address of the picture for link previews; without it, the shop's. */
  image?: string | null;
  /** Path and query of the canonical address; by default the path alone. */
  canonical?: string;
  /** `product` for a product page. */
  kind?: 'website' | 'article' | 'product';
  /** Adds noindex: for personal pages and those that do not exist. */
  isPrivate?: boolean;
}

/** The picture of pages without their own, in `web/public`. */
const SHARE_PICTURE = { path: '/share.jpg', type: 'image/jpeg', width: 1200, height: 630 } as const;

function PictureTags({ image, title }: { image: string | null; title: string }) {
  const { storeUrl } = useSite();
  const { path, type, width, height } = SHARE_PICTURE;
  return (
    <>
      <meta property="og:image" content={image ?? storeUrl + path} />
      {image === null ? (
        <>
          <meta property="og:image:type" content={type} />
          <meta property="og:image:width" content={String(width)} />
          <meta property="og:image:height" content={String(height)} />
        </>
      ) : null}
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/**
 * Title and meta tags (specification.md 2: every page sets them, also one that is not indexed).
 * Missing texts fall back to the names of page and shop (specification-notes.md 111). React moves them into
 * the head.
 */
export function PageHead(props: PageHeadProps) {
  const { storeName, storeUrl } = useSite();
  const { pathname } = useLocation();
  const { title } = props;
  const description = props.description || pageHeadTexts.description(title, storeName);
  const address = storeUrl + (props.canonical ?? pathname);
  return (
    <>
      <title>{title === storeName ? storeName : `${title} | ${storeName}`}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={props.keywords || pageHeadTexts.keywords(title, storeName)} />
      {props.isPrivate ? <meta name="robots" content="noindex" /> : null}
      {props.isPrivate ? null : <link rel="canonical" href={address} />}
      <meta property="og:site_name" content={storeName} />
      <meta property="og:type" content={props.kind ?? 'website'} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content="id_ID" />
      <PictureTags image={props.image || null} title={title} />
    </>
  );
}
