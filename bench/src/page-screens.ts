import type { Visit } from './page-load.ts';

export type Screen = Visit & { name: string; path: string };

/** The composer's drawing is not the screen yet. */
const own = ':not([data-first] *)';

/** The screens of the budget, in a shop of the demo. The product has options to choose. */
export const screensOf = async (url: string): Promise<Screen[]> => {
  const answer = (await (await fetch(`${url}/api/productList`)).json()) as {
    data: { list: { id: string; swatches: unknown[] }[] };
  }; // product.list
  const product = answer.data.list.find(({ swatches }) => swatches.length > 1);
  return [
    {
      name: 'home',
      path: '/homeIndex?code=DEMO88',
      content: '#root main picture img',
      ready: `#root main picture img${own}`,
      taps: ['header [aria-haspopup="dialog"]', 'dialog[open] button'],
    },
    {
      name: 'list',
      path: '/product/productCenter?code=DEMO88',
      content: '#root main article img',
      ready: `#root main article img${own}`,
      taps: ['main [aria-haspopup="dialog"]', 'dialog[open] button'],
    },
    {
      name: 'product',
      path: `/product?productId=${product?.id ?? ''}&code=DEMO88`,
      content: '#root main img',
      ready: `#root main img${own}`,
      taps: ['main [role="radio"][aria-checked="false"]', '[data-buy-bar] button'],
    },
    {
      name: 'package',
      path: '/package/packageItem?id=1&code=DEMO88',
      content: '#root main img',
      ready: `#root main img${own}`,
      taps: ['main [id^="slot-"] button', 'dialog[open] button'],
    },
  ];
};
