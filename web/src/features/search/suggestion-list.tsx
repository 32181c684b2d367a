import { paths } from '../../routing/paths.ts';
import { searchTexts } from '../../texts/search.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Rupiah } from '../../ui/rupiah.tsx';
import { MarkedName } from './marked-name.tsx';
import type { SuggestedCategory } from './suggest-categories.ts';
import { SuggestionOption } from './suggestion-option.tsx';
import type { SuggestedProduct } from './use-suggested-products.ts';
import styles from './search-suggestions.module.css';

/** The option that leads to the listing; all others use the id of their product or category. */
export const ALL_KEY = 'all';

/** The identity of an option on the page. */
export const optionId = (listId: string, key: string) => `${listId}-${key}`;

interface SuggestionListProps {
  id: string;
  /** The text that the suggestions are for. */
  search: string;
  products: readonly SuggestedProduct[];
  categories: readonly SuggestedCategory[];
  /** Text of the search box now, and where searching for it leads. */
  text: string;
  allAddress: string;
  /** Which option the arrow keys have chosen. */
  activeKey: string | undefined;
  /** A suggestion was followed. */
  onFollow: (key: string) => void;
}

/** The options: products, categories, and at last the listing. */
export function SuggestionList(props: SuggestionListProps) {
  const { id, search, products, categories, text, allAddress, activeKey, onFollow } = props;
  const option = (key: string) => ({
    id: optionId(id, key),
    isActive: key === activeKey,
    onFollow: () => onFollow(key),
  });
  return (
    <>
      {products.length > 0 ? (
        <div role="group" aria-label={searchTexts.products} className={styles['group']}>
          {products.map((product) => (
            <SuggestionOption
              key={product.id}
              to={paths.product(product.slug)}
              {...option(product.id)}
            >
              <span className={styles['picture']}>
                <Picture image={product.image} alt="" sizes="3rem" isEager />
              </span>
              <span className={styles['text']}>
                <span className={styles['name']}>
                  <MarkedName name={product.name} searched={search} />
                </span>{' '}
                <Rupiah amount={product.price} />
              </span>
            </SuggestionOption>
          ))}
        </div>
      ) : null}
      {categories.length > 0 ? (
        <div role="group" aria-label={searchTexts.categories} className={styles['group']}>
          {categories.map((category) => (
            <SuggestionOption
              key={category.id}
              to={paths.listing({ category: category.slug })}
              {...option(category.id)}
            >
              <Icon name="grid" />
              <span className={styles['name']}>
                <MarkedName name={category.name} searched={search} />{' '}
                {category.parent === null ? null : (
                  <span className={styles['parent']}>
                    {searchTexts.inCategory(category.parent)}
                  </span>
                )}
              </span>
            </SuggestionOption>
          ))}
        </div>
      ) : null}
      <div className={styles['group']}>
        <SuggestionOption to={allAddress} {...option(ALL_KEY)}>
          <Icon name="search" />
          <span className={styles['name']}>{searchTexts.all(text)}</span>
        </SuggestionOption>
      </div>
    </>
  );
}
