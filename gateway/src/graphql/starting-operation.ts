/** What Apollo Sandbox shows when it opens: an operation that works as it stands. */
export const startingOperation = `# Gawai: the shop as one graph. Press Ctrl-Enter to run this operation.
# Personal data needs a token: run the mutation "signIn" and send what it gives
# as the header "Authorization: Bearer <token>" (tab "Headers" below).

query Welcome {
  categoryGroups {
    label
    categories {
      name
      slug
    }
  }
  products(search: "galaxy", sort: PRICE_LOW) {
    page {
      total
    }
    items {
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
