import type { Output } from '@mall/contract/operations';
import { renderScreen } from '@mall/testing';
import { screen, waitFor } from '@testing-library/react';
import { BrandsScreen } from '../brands/BrandsScreen.tsx';
import en from '../phrases/en.json' with { type: 'json' };
import { FavouritesScreen } from './FavouritesScreen.tsx';

const product: Output<'collect.list'>['list'][number] = {
  id: '7',
  goodsNo: 'F7',
  name: 'Alva sofa',
  contentLang: 'en',
  image: '/media/a.webp',
  hoverImage: null,
  price: 100,
  memberPrice: 100,
  marketPrice: null,
  priceFrom: false,
  sales: 0,
  stockState: 'in',
  stockLeft: null,
  tags: [],
  brandId: '1',
  leadDays: 20,
  size: { w: 1, d: 1, h: 1 },
  swatches: [],
  skuId: '11',
};
const about = { lang: 'en', phrases: { member: en }, who: { token: 't' } } as const;

it('takes a favourite off the list, and puts it back', async () => {
  const states: unknown[] = [];
  const { user } = await renderScreen(<FavouritesScreen />, {
    ...about,
    api: {
      'collect.list': { list: [product], total: 1, page: 1, size: 10 },
      'collect.toggle': ({ state }) => {
        states.push(state);
        return { state: 0 };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Save Alva sofa' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(states).toEqual(['0', '1']));
});

it('leaves a brand, and follows it again', async () => {
  const states: unknown[] = [];
  const brand = { id: '3', name: 'Tavola', logo: null, intro: 'Tables', attention: 1, productCount: 20 };
  const { user } = await renderScreen(<BrandsScreen />, {
    ...about,
    api: {
      'attention.list': { list: [brand], total: 1, page: 1, size: 10 },
      'attention.toggle': ({ state }) => {
        states.push(state);
        return { state: 0 };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Unfollow Tavola' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(states).toEqual(['0', '1']));
});
