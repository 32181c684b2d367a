/** What this client reads of a product. */
export interface ProductData {
  id: string;
  price: number;
  availability: string;
  onlineStock: number;
  variants: { id: string; onlineStock: number }[];
}

/** What this client reads of a quote. */
export interface QuoteData {
  subtotal: number;
  discount: number;
  shipping: { total: number };
  insurance: { total: number };
  amountDue: number;
  paymentFee: number;
  grandTotal: number;
  canSubmit: boolean;
  problems: { code: string; message: string }[];
  paymentMethods: { method: { id: string; kind: string }; isAvailable: boolean }[];
}

/** What this client reads of an order. */
export interface OrderData {
  accessHash: string;
  grandTotal: number;
  statusLabel: string;
  payments: { accessHash: string; kind: string; state: string; total: number }[];
}

export const CANDIDATES = /* GraphQL */ `
  query Candidates($search: String) {
    products(search: $search) {
      nodes {
        id
        price
        availability
        onlineStock
        variants {
          id
          onlineStock
        }
      }
    }
  }
`;

export const PROVINCES = /* GraphQL */ `
  {
    provinces {
      id
      name
    }
  }
`;

export const QUOTE = /* GraphQL */ `
  query Quote($input: CheckoutQuoteInput!) {
    checkoutQuote(input: $input) {
      subtotal
      discount
      shipping {
        total
      }
      insurance {
        total
      }
      amountDue
      paymentFee
      grandTotal
      canSubmit
      problems {
        code
        message
      }
      paymentMethods {
        isAvailable
        method {
          id
          kind
        }
      }
    }
  }
`;

const ORDER_FIELDS = /* GraphQL */ `
  fragment OrderFields on Order {
    accessHash
    grandTotal
    statusLabel
    payments {
      accessHash
      kind
      state
      total
    }
  }
`;

export const SUBMIT = /* GraphQL */ `
  mutation Submit($input: SubmitOrderInput!) {
    submitOrder(input: $input) {
      order {
        ...OrderFields
      }
      userErrors {
        code
        message
        path
      }
    }
  }
  ${ORDER_FIELDS}
`;

export const ORDER = /* GraphQL */ `
  query Order($accessHash: String!) {
    order(accessHash: $accessHash) {
      ...OrderFields
    }
  }
  ${ORDER_FIELDS}
`;

export const REQUEST_PAYMENT = /* GraphQL */ `
  mutation Request($paymentAccessHash: String!) {
    requestPayment(input: { paymentAccessHash: $paymentAccessHash }) {
      form {
        action
        fields {
          name
          value
        }
      }
      userErrors {
        code
        message
      }
    }
  }
`;
