/** Facts about a large shop that requests for its pages need. */
export interface ListingFacts {
  /** The last page of the whole listing. */
  readonly all: number;
  /** The last page of a search for the word that half of all names contain. */
  readonly half: number;
  readonly slugs: readonly string[];
}

export async function readListingFacts(url: string): Promise<ListingFacts> {
  const first = await listing(url, 'sort=id+desc');
  const half = await listing(url, 's=garansi');
  return { all: first.lastPage, half: half.lastPage, slugs: [...first.slugs, ...half.slugs] };
}

async function listing(url: string, query: string) {
  const response = await fetch(`${url}/product?source=pagination&${query}`);
  const body: unknown = await response.json();
  const page = field(body, 'data');
  const products: unknown = field(page, 'data');
  return {
    lastPage: Number(field(page, 'last_page')),
    slugs: Array.isArray(products) ? products.map((each) => String(field(each, 'url_slug'))) : [],
  };
}

function field(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return new Map(Object.entries(value)).get(name);
}
