type Offered = { id: string; stock: number };

/** The SKU of the address if it is one of this product; else the one of the card; else the first that can be had. */
export const skuToShow = <Sku extends Offered>(
  { skus, skuId }: { skus: readonly Sku[]; skuId: string },
  asked: string | null,
): Sku | undefined =>
  skus.find(({ id }) => id === asked) ??
  skus.find(({ id, stock }) => id === skuId && stock > 0) ??
  skus.find(({ stock }) => stock > 0) ??
  skus[0];
