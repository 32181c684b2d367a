import { isSlug } from '@gawai/domain/url-keys';
import { redirect } from 'react-router-dom';
import { loadQuery } from '../../apollo/load-query.ts';
import { mustLoad, type PageLoader } from '../../routing/page-loader.ts';
import { patterns } from '../../routing/paths.ts';
import { fetchPurifier } from '../../ui/purify.ts';
import {
  ArticleDocument,
  type ArticleQuery,
  type ArticleQueryVariables,
} from './article.generated.ts';

/** The content page of a slug. An unknown or impossible one leads to /home (specification.md 2). */
export const loadArticle: PageLoader<null> = async (client, { params }) => {
  const { slug = '' } = params;
  if (!isSlug(slug)) throw redirect(patterns.oldHome);
  const [loadedPage] = await Promise.all([
    loadQuery<ArticleQuery, ArticleQueryVariables>(client, ArticleDocument, { slug }),
    fetchPurifier(),
  ]);
  if (mustLoad(loadedPage, 'contentPage') === null) throw redirect(patterns.oldHome);
  return null;
};
