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
  total: number;
  voucherDiscount: number;
  totalShippingFee: number;
  totalInsuranceFee: number;
  amountDue: number;
  paymentFee: number;
  grandTotal: number;
  submittable: boolean;
  problems: { code: string; message: string }[];
  paymentMethods: { method: { id: string; kind: string }; available: boolean }[];
}

/** What this client reads of an order. */
export interface OrderData {
  hash: string;
  grandTotal: number;
  statusLabel: string;
  payments: { hash: string; kind: string; state: string; total: number }[];
}

export const CANDIDATES = /* GraphQL */ `
  query Candidates($search: String) {
    products(search: $search) {
      items {
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
      total
      voucherDiscount
      totalShippingFee
      totalInsuranceFee
      amountDue
      paymentFee
      grandTotal
      submittable
      problems {
        code
        message
      }
      paymentMethods {
        available
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
    hash
    grandTotal
    statusLabel
    payments {
      hash
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
        field
      }
    }
  }
  ${ORDER_FIELDS}
`;

export const ORDER = /* GraphQL */ `
  query Order($hash: String!) {
    order(hash: $hash) {
      ...OrderFields
    }
  }
  ${ORDER_FIELDS}
`;

export const REQUEST_PAYMENT = /* GraphQL */ `
  mutation Request($hash: String!) {
    requestPayment(input: { paymentHash: $hash }) {
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
