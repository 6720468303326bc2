import { bcp47 } from '@mall/contract/core/languages';
import type { Output } from '@mall/contract/operations';
import { paths } from '@mall/contract/core/paths';
import { skuToShow } from '@mall/contract/catalog/shown-sku';
import { escapeHtml } from '../html.ts';
import { answerOf, block, picture, price } from './parts.ts';
import type { WindowAsked } from './window-asked.ts';

type Product = Output<'product.detail'>;

/** Main picture, name and price of a product, as mf-catalog's `ProductScreen` draws them. */
export const productWindow = ({ query, reader, data }: WindowAsked): string | undefined => {
  const product = answerOf(data, 'product.detail');
  // A visitor without a shop's code is sent to sign in, and members are not known here.
  if (product === undefined || reader.shopCode === undefined) return undefined;
  const sku = skuToShow(product, query.get('skuId'));
  return block(
    'first-page',
    block('first-crumbs'),
    block(
      'first-columns',
      block('first-gallery', ...gallery(product, sku?.image ?? product.image)),
      block(
        'first-buy',
        ...heading(product),
        price({ now: (sku ?? product).price, was: (sku ?? product).marketPrice, big: true }, reader.language),
      ),
    ),
  );
};

/** The main picture, and the place of the small ones when there are others. */
const gallery = ({ name, images, hoverImage, video }: Product, main: string): string[] => {
  const all = new Set([main, ...images, ...(hoverImage === null ? [] : [hoverImage])]);
  const hasOthers = all.size > 1 || video !== null;
  return [
    block(
      'first-picture',
      picture({
        src: main,
        sizes: '(max-width: 767px) 100vw, (max-width: 1199px) 50vw, 736px',
        width: 736,
        height: 736,
        alt: name,
        hurry: true,
      }),
    ),
    hasOthers ? block('first-thumbs', '<i></i>') : '',
  ];
};

/** Brand, name, and the place of the figures, which are loaded later. */
const heading = ({ brand, name, contentLang }: Product): string[] => [
  `<p><a href="${escapeHtml(paths.brandGoods({ brandId: brand.id }))}">${escapeHtml(brand.name)}</a></p>`,
  `<h1 lang="${bcp47[contentLang]}">${escapeHtml(name)}</h1>`,
  '<p class="first-figures">&nbsp;</p>',
];
