import { argAt, countOf, pageOf, pathPart, queryOf, rupiahOf } from './arguments.ts';
import type { Command, CommandInput, Outcome } from './command.ts';
import { isSet, objectOf, objectsOf, textOf, type Json } from './json.ts';
import { idOfNamed } from './id-of-named.ts';
import { plainText } from './plain-text.ts';
import { UsageError } from './program-error.ts';
import type { ShopCaller } from './shop-caller.ts';
import { pageText, rupiah, table, type Column } from './table.ts';

const PRODUCTS = '/operator/product';

/** Commands for products, prices and stock (shop-api/README.md, operator calls). */
export const productCommands: readonly Command[] = [
  {
    name: 'products',
    args: ['[words to search...]'],
    summary: 'products and variants with price and stock; searches name, SKU and number',
    options: { page: { value: 'number', help: 'the next 50' } },
    run: listProducts,
  },
  {
    name: 'stock',
    args: ['<product number or SKU>'],
    summary: 'shows the stock of a product, or changes it at a warehouse',
    options: {
      warehouse: { value: 'number or name', help: 'the warehouse to change' },
      variant: { value: 'number or name', help: 'the variant, for a product with variants' },
      set: { value: 'pieces', help: 'sets the stock' },
      add: { value: 'pieces', help: 'adds to the stock' },
      take: { value: 'pieces', help: 'removes from the stock; never below 0' },
    },
    run: stock,
  },
  {
    name: 'price',
    args: ['<product number or SKU>', '<rupiah>'],
    summary: 'changes the price of a product',
    options: {
      original: { value: 'rupiah', help: 'the original price, struck through; 0 for none' },
    },
    run: price,
  },
];

async function listProducts(shop: ShopCaller, input: CommandInput): Promise<Outcome> {
  const s = input.args.join(' ') || undefined;
  const data = await shop.get(PRODUCTS + queryOf({ s, page: pageOf(input) }), 'list of products');
  return { data, text: pageText(data, productTable(objectsOf(data)), 'products') };
}

/** A row for each variant, or for the product when it has none. */
function productTable(products: readonly Json[]): string {
  const rows = products.flatMap((product) => {
    const variants = objectsOf(product['product_variants']);
    if (variants.length === 0) return [{ ...product, variant: '', stock: stockText(product) }];
    return variants.map((variant) => ({
      ...product,
      variant: `${textOf(variant, 'id')} ${nameOf(variant, 'is_active')}`,
      stock: stockText(variant),
    }));
  });
  const columns: readonly Column[] = [
    ['PRODUCT', 'id', 'figure'],
    ['SKU', 'sku'],
    ['NAME', (product) => nameOf(product, 'status')],
    ['PRICE', rupiah('price'), 'figure'],
    ['ORIGINAL', rupiah('original_price', true), 'figure'],
    ['VARIANT', 'variant'],
    ['STOCK', 'stock'],
  ];
  return table(rows, columns, 'No such product.');
}

function nameOf(item: Json, soldField: string): string {
  return textOf(item, 'name') + (isSet(item, soldField) ? '' : ' (not sold)');
}

function stockText(holder: Json): string {
  const stocks = objectsOf(holder['product_stocks']);
  return stocks.map((at) => `${textOf(at, 'warehouse')} ${textOf(at, 'stock')}`).join(', ') || '0';
}

async function stock(shop: ShopCaller, input: CommandInput): Promise<Outcome> {
  const word = argAt(input, 0);
  const product = objectOf(await shop.get(`${PRODUCTS}/${pathPart(word)}`, `product ${word}`));
  const change = changeOf(input);
  if (change === null) return { data: product, text: productTable([product]) };
  const { warehouse, variant } = input.options;
  if (warehouse === undefined) throw new UsageError('stock needs --warehouse <number or name>.');
  const warehouses = await shop.get('/warehouse', 'list of warehouses');
  const body = {
    ...change,
    warehouse_id: idOfNamed(warehouses, warehouse, 'warehouse'),
    product_variant_id:
      variant === undefined ? null : idOfNamed(product['product_variants'], variant, 'variant'),
  };
  const path = `${PRODUCTS}/${pathPart(textOf(product, 'id'))}/stock`;
  const data = await shop.post(path, body, `product ${word}`);
  const left = textOf(objectOf(data), 'stock');
  return { data, text: `${plainText(textOf(product, 'name'))}: ${left} pieces in stock.` };
}

/** The change of the stock; null to show it only. */
function changeOf({ options }: CommandInput): { stock: number } | { change: number } | null {
  const { set, add, take } = options;
  const chosen = [set, add, take].filter((option) => option !== undefined);
  if (chosen.length > 1) throw new UsageError('stock takes one of --set, --add and --take.');
  if (set !== undefined) return { stock: countOf(set, '--set') };
  if (add !== undefined) return { change: countOf(add, '--add') };
  return take === undefined ? null : { change: -countOf(take, '--take') };
}

async function price(shop: ShopCaller, input: CommandInput): Promise<Outcome> {
  const word = argAt(input, 0);
  const { original } = input.options;
  const body = {
    price: rupiahOf(argAt(input, 1), 'The price'),
    ...(original === undefined ? {} : { original_price: rupiahOf(original, '--original') }),
  };
  const data = await shop.post(`${PRODUCTS}/${pathPart(word)}/price`, body, `product ${word}`);
  return { data, text: productTable([objectOf(data)]) };
}
