import type { Output } from '@mall/contract/operations';
import type { LinkedThing } from '../composer/page-data.ts';

export type Step = { readonly name: string; readonly address: string };
type Product = Output<'product.detail'>;
type Figures = Output<'product.addition'>;
type Mall = {
  readonly name: string;
  readonly address: string;
  readonly logo: string | undefined;
  readonly slogan: string | undefined;
  readonly phone: string | undefined;
  readonly street: string | undefined;
  /** Address of its search, with `{keyword}` as the placeholder. */
  readonly search: string;
};

/** Minor units in schema.org's format of a price. */
const decimal = (minor: number): string => (minor / 100).toFixed(2);
const whole = (address: string, origin: string): string => new URL(address, origin).href;
const availability = (inStock: boolean): string => `https://schema.org/${inStock ? 'InStock' : 'BackOrder'}`;
const millimetres = (value: number): LinkedThing => ({
  '@type': 'QuantitativeValue',
  value,
  unitCode: 'MMT',
});

/** The path from the home page to here. */
export const breadcrumb = (steps: readonly Step[]): LinkedThing => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, address }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: address,
  })),
});

/** A product with its price: one offer, or the range of its SKUs. */
export const productThing = (
  product: Product,
  { reviews }: Pick<Figures, 'reviews'>,
  { address, currency, description }: { address: string; currency: string; description: string },
): LinkedThing => {
  const prices = product.skus.map(({ price }) => price);
  const inStock = product.skus.some(({ stock }) => stock > 0);
  const priced =
    new Set(prices).size > 1
      ? {
          '@type': 'AggregateOffer',
          lowPrice: decimal(Math.min(...prices)),
          highPrice: decimal(Math.max(...prices)),
          offerCount: prices.length,
        }
      : { '@type': 'Offer', price: decimal(product.price) };
  return {
    '@type': 'Product',
    name: product.name,
    description,
    sku: product.goodsNo,
    image: product.images.map((image) => whole(image, address)),
    category: product.category.name,
    brand: { '@type': 'Brand', name: product.brand.name },
    width: millimetres(product.size.w),
    depth: millimetres(product.size.d),
    height: millimetres(product.size.h),
    offers: { ...priced, priceCurrency: currency, availability: availability(inStock), url: address },
    ...(reviews.count === 0
      ? {}
      : {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: reviews.average,
            reviewCount: reviews.count,
          },
        }),
  };
};

/** A package as a product with one price: that with its default pieces. */
export const packageThing = (
  made: Output<'package.detail'>,
  { address, currency, description }: { address: string; currency: string; description: string },
): LinkedThing => ({
  '@type': 'Product',
  name: made.name,
  description,
  image: [made.cover, ...made.album].map((image) => whole(image, address)),
  offers: {
    '@type': 'Offer',
    price: decimal(made.price),
    priceCurrency: currency,
    availability: availability(made.available),
    url: address,
  },
});

/** The products of a list, in its order. */
export const itemList = (items: readonly Step[]): LinkedThing => ({
  '@type': 'ItemList',
  itemListElement: items.map(({ name, address }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: address,
  })),
});

/** The seller, and how to search the mall from outside. */
export const mallThings = ({ name, address, logo, slogan, phone, street, search }: Mall): LinkedThing[] => [
  {
    '@type': 'FurnitureStore',
    name,
    url: address,
    ...(logo ? { logo: whole(logo, address), image: whole(logo, address) } : {}),
    ...(slogan ? { slogan } : {}),
    ...(phone ? { telephone: phone } : {}),
    ...(street ? { address: { '@type': 'PostalAddress', streetAddress: street } } : {}),
  },
  {
    '@type': 'WebSite',
    name,
    url: address,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: search },
      'query-input': 'required name=keyword',
    },
  },
];
