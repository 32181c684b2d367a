const TRUSTED_ONLY = `# This gateway executes registered operations only (TRUSTED_DOCUMENTS=only). It rejects all others,
# and the introspection query of this page; the schema is at /schema.graphql.

`;

const WELCOME = `# Gawai: the shop as one graph. Press Ctrl-Enter to run this operation.
# Personal data needs a token: run the mutation "signIn" and send the token that it
# returns in the header "Authorization: Bearer <token>" (tab "Headers" below).

query Welcome {
  categoryGroups {
    label
    categories {
      name
      slug
    }
  }
  products(search: "galaxy", sort: PRICE_LOW) {
    totalCount
    nodes {
      id
      name
      price
      discountPercent
      availability
      image {
        url
      }
    }
  }
}
`;

/** The first operation of the explorer; it works without changes. */
export function startingOperation(trustedOnly: boolean): string {
  return trustedOnly ? TRUSTED_ONLY + WELCOME : WELCOME;
}
