import type { Output } from '@mall/contract/operations';
import { data } from './api.ts';
import { demo } from './people.ts';

export type Product = Output<'product.detail'>;
export type Sku = Product['skus'][number];

/**
 * Products of the demo mall as the demo shop sells them, without the first `skip` ones so that specs take
 * different ones.
 */
export const products = async (count: number, skip = 0): Promise<Product[]> => {
  const { list } = await data(
    'product.list',
    { sort: 'comprehensive', size: 60, page: 1 },
    { code: demo.code },
  );
  const found: Product[] = [];
  for (const { id } of list.slice(skip)) {
    if (found.length === count) break;
    const product = await productOf(id);
    if (product.skus.every(({ stock }) => stock >= 5)) found.push(product);
  }
  if (found.length < count) throw new Error(`Fewer than ${count} products with stock`);
  return found;
};

export const productOf = (id: string): Promise<Product> =>
  data('product.detail', { id }, { code: demo.code });

/** A product with a choice to make. */
export const productWithChoice = async (): Promise<Product> => {
  const found = (await products(20)).find(({ specs, skus }) => specs.length > 0 && skus.length > 1);
  if (found === undefined) throw new Error('No product has a choice');
  return found;
};

export const firstSku = ({ skus, name }: Product): Sku => {
  const [sku] = skus;
  if (sku === undefined) throw new Error(`${name} has no SKU`);
  return sku;
};
