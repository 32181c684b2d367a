import { useLocation } from 'react-router-dom';
import { useSite } from './site.ts';

/** What a page says of itself to browsers, search engines and people it is shared with. */
export interface PageHeadProps {
  /** Name of the page; the shop's name is added to it. */
  title: string;
  description?: string | null;
  keywords?: string | null;
  /** Picture for whoever shares the page, absolute. */
  image?: string | null;
  /** Path and query that stand for this page; without it, the path alone. */
  canonical?: string;
  /** `product` for a product page. */
  kind?: 'website' | 'article' | 'product';
  /** Pages that search engines must leave out: personal ones and those that do not exist. */
  isPrivate?: boolean;
}

/** Title and meta tags (Specification section 2: every page sets them). React moves them into the head. */
export function PageHead(props: PageHeadProps) {
  const { storeName, storeUrl } = useSite();
  const { pathname } = useLocation();
  const title = props.title === storeName ? storeName : `${props.title} | ${storeName}`;
  const address = storeUrl + (props.canonical ?? pathname);
  return (
    <>
      <title>{title}</title>
      {props.description ? <meta name="description" content={props.description} /> : null}
      {props.keywords ? <meta name="keywords" content={props.keywords} /> : null}
      {props.isPrivate ? <meta name="robots" content="noindex" /> : null}
      {props.isPrivate ? null : <link rel="canonical" href={address} />}
      <meta property="og:site_name" content={storeName} />
      <meta property="og:type" content={props.kind ?? 'website'} />
      <meta property="og:title" content={props.title} />
      {props.description ? <meta property="og:description" content={props.description} /> : null}
      <meta property="og:url" content={address} />
      <meta property="og:locale" content="id_ID" />
      {props.image ? <meta property="og:image" content={props.image} /> : null}
      <meta name="twitter:card" content={props.image ? 'summary_large_image' : 'summary'} />
    </>
  );
}
