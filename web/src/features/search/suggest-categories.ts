import { hasWord, searchWords } from '@gawai/domain/search-words';

type NamedCategory = Readonly<Record<'id' | 'name' | 'slug', string>>;

/** Categories to choose from, grouped as in the menu. */
export type CategoryGroups = readonly {
  readonly categories: readonly (NamedCategory & {
    readonly children: readonly NamedCategory[];
  })[];
}[];

/** How many categories are suggested at most. */
const MOST_CATEGORIES = 3;

/** A category, for a child with the name of its parent. */
export interface SuggestedCategory {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly parent: string | null;
}

function allOf(groups: CategoryGroups): SuggestedCategory[] {
  return groups.flatMap(({ categories }) =>
    categories.flatMap(({ id, name, slug, children }) => [
      { id, name, slug, parent: null },
      ...children.map((child) => ({ ...child, parent: name })),
    ]),
  );
}

/**
 * The categories and children whose name is searched for, in the order of the menu. Every word
 * must occur; a sub-category may leave all but one to the category that it is in ("laptop gaming").
 */
export function suggestCategories(
  groups: CategoryGroups,
  searched: string,
): readonly SuggestedCategory[] {
  const words = searchWords(searched);
  return allOf(groups)
    .filter(({ name, parent }) => {
      const fullName = `${name} ${parent ?? ''}`;
      return (
        words.some((word) => hasWord(name, word)) && words.every((word) => hasWord(fullName, word))
      );
    })
    .slice(0, MOST_CATEGORIES);
}
