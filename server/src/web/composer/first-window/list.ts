import type { Language } from '@mall/contract/core/languages';
import { centimetres } from '@mall/contract/core/measures';
import type { Item } from '@mall/contract/operations';
import { paths } from '@mall/contract/core/paths';
import { escapeHtml } from '../html.ts';
import { answerOf, block, picture, price } from './parts.ts';
import type { WindowAsked } from './window-asked.ts';

/** The cards with the same place on every width: the pictures between cards come later. */
const cardsShown = 4;

/** Head and first cards of the list of all products, as mf-catalog's `ProductCenterScreen` draws them. */
export const listWindow = ({ query, reader: { language }, data, title }: WindowAsked): string | undefined => {
  const cards = answerOf(data, 'product.list')?.list ?? [];
  if (cards.length === 0) return undefined;
  // With one of these the heading is the name of a category or a brand, which is not known here.
  const heading = query.has('categoryId') || query.has('brandId') ? '&nbsp;' : escapeHtml(title);
  const cells = cards
    .slice(0, cardsShown)
    .map((card, index) => `<li>${cardOf(card, index < 2, language)}</li>`);
  const content = [
    block('first-crumbs'),
    block('first-head', `<h1>${heading}</h1>`, '<p>&nbsp;</p>'),
    block('first-bar'),
    block('first-beside', block('first-filters'), `<ul class="first-cells">${cells.join('')}</ul>`),
  ];
  return `<div class="first-page" data-wide>${content.join('')}</div>`;
};

const cardOf = (card: Item<'product.list'>, hurry: boolean, language: Language): string => {
  const { id, name, image, size, price: now, marketPrice: was, memberPrice: member, priceFrom: from } = card;
  const room = picture({
    src: image,
    sizes: '(max-width: 767px) 46vw, (max-width: 1199px) 30vw, 302px',
    width: 400,
    height: 400,
    hurry,
  });
  const content = [
    block('first-picture', room),
    `<a href="${escapeHtml(paths.product({ productId: id }))}">${escapeHtml(name)}</a>`,
    `<p>${centimetres(size)}</p>`,
    price({ now, was, member, from }, language),
    card.swatches.length > 1 ? '<p class="first-dots"></p>' : '',
  ];
  return `<article class="first-card">${content.join('')}</article>`;
};
