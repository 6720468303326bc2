import { bcp47 } from '@mall/contract/core/languages';
import { paths } from '@mall/contract/core/paths';
import { skuToShow } from '@mall/contract/catalog/shown-sku';
import { escapeHtml } from '../html.ts';
import { answerOf, picture, price } from './parts.ts';
import type { WindowAsked } from './window-asked.ts';

/** Main picture, name and price of a product, as mf-catalog's `ProductScreen` draws them. */
export const productWindow = ({ query, reader, data }: WindowAsked): string | undefined => {
  const product = answerOf(data, 'product.detail');
  // A visitor without a shop's code is sent to sign in, and members are not known here.
  if (product === undefined || reader.shopCode === undefined) return undefined;
  const { name, brand, contentLang, image, images, hoverImage, video } = product;
  const sku = skuToShow(product, query.get('skuId'));
  const was = (sku ?? product).marketPrice;
  const main = sku?.image ?? image;
  const others = new Set([main, ...images, ...(hoverImage === null ? [] : [hoverImage])]).size - 1;
  const thumbs = others + (video === null ? 0 : 1) === 0 ? '' : '<div class="first-thumbs"><i></i></div>';
  return `<div class="first-page"><div class="first-crumbs"></div><div class="first-columns"><div class="first-gallery"><div class="first-picture">${picture(
    {
      src: main,
      sizes: '(max-width: 767px) 100vw, (max-width: 1199px) 50vw, 736px',
      width: 736,
      height: 736,
      alt: name,
      hurry: true,
    },
  )}</div>${thumbs}</div><div class="first-buy"><p><a href="${escapeHtml(paths.brandGoods({ brandId: brand.id }))}">${escapeHtml(brand.name)}</a></p><h1 lang="${bcp47[contentLang]}">${escapeHtml(name)}</h1><p class="first-figures">&nbsp;</p>${price({ now: sku?.price ?? product.price, was, big: true }, reader.language)}</div></div></div>`;
};
