type Offered = { id: string; stock: number };

/** The SKU of the address if the product has it; else the SKU of the card; else the first available one. */
export const skuToShow = <Sku extends Offered>(
  { skus, skuId }: { skus: readonly Sku[]; skuId: string },
  asked: string | null,
): Sku | undefined =>
  skus.find(({ id }) => id === asked) ??
  skus.find(({ id, stock }) => id === skuId && stock > 0) ??
  skus.find(({ stock }) => stock > 0) ??
  skus[0];
