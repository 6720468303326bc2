import type { Output } from '@mall/contract/operations';
import { centimetres } from '@mall/contract/core/measures';

export type Product = Output<'product.detail'>;
export type Sku = Product['skus'][number];

/** Stock changes faster than the rest of a product: the fresh figures replace those in the cached answer. */
export const withFreshStock = (
  product: Product,
  fresh: readonly { skuId: string; stock: number }[] | undefined,
): Product => {
  if (fresh === undefined) return product;
  const stocks = new Map(fresh.map(({ skuId, stock }) => [skuId, stock]));
  return {
    ...product,
    skus: product.skus.map((sku) => ({ ...sku, stock: stocks.get(sku.id) ?? sku.stock })),
  };
};

type Picture = { src: string; kind: 'product' | 'photo'; video?: string };

/**
 * Pictures in viewing order: the chosen SKU's, the product's, the film last with the first picture as its
 * poster frame. A picture on white is a product picture; a room is displayed as it is.
 */
export const picturesOf = (product: Product, sku: Sku | undefined): Picture[] => {
  const { images, image, hoverImage, video } = product;
  const all = [...new Set([sku?.image ?? image, ...images, ...(hoverImage === null ? [] : [hoverImage])])];
  const pictures = all.map((src): Picture => ({ src, kind: isOnWhite(product, src) ? 'product' : 'photo' }));
  return video === null ? pictures : [...pictures, { src: hoverImage ?? image, kind: 'photo', video }];
};

/** Whether a picture shows only the product, so that it is laid on the tile colour. */
export const isOnWhite = ({ image, skus }: Product, src: string): boolean =>
  src === image || skus.some((sku) => sku.image === src);

type Box = Sku['boxes'][number];

/** The parcel that decides whether the product fits through the door. */
export const largestBox = (boxes: readonly Box[]): Box | undefined =>
  boxes.reduce<Box | undefined>(
    (largest, box) => (!largest || volume(box) > volume(largest) ? box : largest),
    undefined,
  );

const volume = ({ w, d, h }: Box): number => w * d * h;

const sides = ['w', 'd', 'h'] as const;

/**
 * The meaning of a value in centimetres: of the dimensions that differ between the product's SKUs, those that
 * all SKUs with this value share. A size gives "210 cm", a colour nothing.
 */
export const measureNote = ({ skus }: Pick<Product, 'skus'>, valueId: string): string | undefined => {
  const own = skus.filter(({ valueIds }) => valueIds.includes(valueId));
  const [first] = own;
  if (!first) return undefined;
  const telling = sides.filter(
    (side) =>
      new Set(skus.map(({ size }) => size[side])).size > 1 &&
      own.every(({ size }) => size[side] === first.size[side]),
  );
  const size = { w: 0, d: 0, h: 0, ...Object.fromEntries(telling.map((side) => [side, first.size[side]])) };
  return centimetres(size) || undefined;
};
