export const PRODUCTS = /* GraphQL */ `
  query Products($filter: ProductFilter) {
    products(filter: $filter) {
      nodes {
        id
        slug
        name
        price
        onlineStock
        rating
        image {
          url
        }
        variants {
          id
          onlineStock
        }
      }
    }
  }
`;

export const PRODUCT = /* GraphQL */ `
  query Product($slug: String!) {
    product(by: { slug: $slug }) {
      name
      price
    }
  }
`;

export const DELIVERY_CHOICES = /* GraphQL */ `
  {
    provinces {
      id
    }
    shippingMethods {
      id
    }
  }
`;

export const CITIES = /* GraphQL */ `
  query Cities($provinceId: ID!) {
    cities(provinceId: $provinceId) {
      id
    }
  }
`;

export const DISTRICTS = /* GraphQL */ `
  query Districts($cityId: ID!) {
    districts(cityId: $cityId) {
      id
    }
  }
`;

export const QUOTE = /* GraphQL */ `
  query Quote($input: CheckoutQuoteInput!) {
    checkoutQuote(input: $input) {
      amountDue
      grandTotal
      canSubmit
      problems {
        message
      }
      paymentMethods {
        isAvailable
        method {
          id
          name
        }
      }
    }
  }
`;

export const SUBMIT = /* GraphQL */ `
  mutation Submit($input: SubmitOrderInput!) {
    submitOrder(input: $input) {
      order {
        accessHash
      }
      userErrors {
        message
      }
    }
  }
`;

export const ORDER = /* GraphQL */ `
  query Order($accessHash: String!) {
    order(accessHash: $accessHash) {
      statusLabel
      grandTotal
    }
  }
`;
