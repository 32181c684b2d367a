import { useParams } from 'react-router-dom';
import { loaded } from '../../apollo/load-query.ts';
import { PageHead } from '../../routing/page-head.tsx';
import { SafeHtml } from '../../ui/safe-html.tsx';
import { useArticleQuery } from './article.generated.ts';
import styles from './article-page.module.css';

/** A page that the shop wrote: terms, how to pay, about (specification.md 2, /article). */
export function ArticlePage() {
  const { slug = '' } = useParams();
  const { data } = useArticleQuery({ ...loaded, variables: { slug } });
  const page = data?.contentPage;
  if (!page) return null;
  return (
    <article className={styles['article']}>
      <PageHead
        title={page.seo.title ?? page.title}
        description={page.seo.description}
        keywords={page.seo.keywords}
        kind="article"
      />
      <h1>{page.title}</h1>
      {page.content === null ? null : <SafeHtml html={page.content} />}
    </article>
  );
}
