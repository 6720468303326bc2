import { renderScreen, type ScreenOptions } from '@mall/testing';
import { screen, within } from '@testing-library/react';
import catalog from '../phrases/zh.json' with { type: 'json' };
import { pageOf, sampleCard, sampleCategories, sampleList } from '../samples.ts';
import { HotGoodsScreen, NewGoodsScreen } from './CollectionScreen.tsx';
import { CustomScreen } from './CustomScreen.tsx';
import { InfluencerScreen } from './InfluencerScreen.tsx';
import lists from './phrases/zh.json' with { type: 'json' };

const show = (screen_: React.ReactElement, route: string, query = '', api: ScreenOptions['api'] = {}) =>
  renderScreen(screen_, {
    route,
    at: route + query,
    phrases: { catalog, lists },
    api: {
      'product.list': sampleList([sampleCard(), sampleCard({ id: '2', name: '圆几' })]),
      'banner.list': pageOf([]),
      'category.list': sampleCategories,
      ...api,
    },
  });

const asked = (calls: { op: string; input: unknown }[]) =>
  calls.filter(({ op }) => op === 'product.list').map(({ input }) => input);

describe('new products (spec §9: at least 5, by repeating)', () => {
  it('asks for new ones and fills the page up to five; what is repeated is neither heard nor reached', async () => {
    const { calls, container } = await show(<NewGoodsScreen />, '/newGoods');
    expect(await screen.findAllByRole('link', { name: 'Alva sofa' })).toHaveLength(1);
    expect(asked(calls)).toEqual([expect.objectContaining({ flag: 'new' })]);
    const again = [...container.querySelectorAll('li[aria-hidden="true"]')];
    expect(again).toHaveLength(3);
    expect(again.map((place) => place.querySelector('a[tabindex="-1"]')?.getAttribute('href'))).toEqual([
      '/product?productId=1',
      '/product?productId=2',
      '/product?productId=1',
    ]);
    expect(again.every((place) => place.querySelector('[inert]') !== null)).toBe(true);
  });

  it('repeats nothing under a filter, whose count must stay true', async () => {
    const { container } = await show(<NewGoodsScreen />, '/newGoods', '?categoryId=1');
    await screen.findByRole('link', { name: 'Alva sofa' });
    expect(container.querySelectorAll('li[aria-hidden="true"]')).toHaveLength(0);
  });

  it('has no chip for what it is by itself, and keeps it out of the address', async () => {
    const { user, where } = await show(<NewGoodsScreen />, '/newGoods');
    await screen.findByRole('link', { name: 'Alva sofa' });
    expect(screen.queryByRole('button', { name: /移除筛选/ })).toBeNull();
    const filters = within(screen.getByRole('complementary', { name: '筛选' }));
    await user.click(await filters.findByRole('link', { name: /Skog/ }));
    expect(where()).toBe('/newGoods?brandId=5');
  });
});

it('leads from the best sellers to the other collections', async () => {
  const { calls } = await show(<HotGoodsScreen />, '/hotGoods');
  await screen.findByRole('link', { name: 'Alva sofa' });
  expect(asked(calls)).toEqual([expect.objectContaining({ flag: 'bestseller' })]);
  const kin = within(screen.getByRole('navigation', { name: lists.kin }));
  expect(kin.getByRole('link', { current: 'page' })).toHaveTextContent('热销');
  expect(kin.getByRole('link', { name: '新品' })).toHaveAttribute('href', '/newGoods');
});

it('takes several styles, one chip each', async () => {
  const { user, where, calls } = await show(<HotGoodsScreen />, '/hotGoods', '?style=nordic');
  const filters = within(await screen.findByRole('complementary', { name: '筛选' }));
  await user.click(await filters.findByRole('link', { name: /Modern/ }));
  expect(where()).toBe('/hotGoods?style=modern,nordic');
  expect(asked(calls).at(-1)).toMatchObject({ style: 'modern,nordic' });
  await user.click(await screen.findByRole('button', { name: '移除筛选：Nordic' }));
  expect(where()).toBe('/hotGoods?style=modern');
  await user.click(filters.getByRole('link', { name: /7 天内发货/ }));
  expect(where()).toBe('/hotGoods?style=modern&leadDays=7');
});

it('says which filter to take off when nothing is left', async () => {
  const { user, where } = await show(<HotGoodsScreen />, '/hotGoods', '?style=nordic&inStock=1', {
    'product.list': ({ style }) => sampleList([], style === undefined ? 12 : 0),
  });
  const ways = await screen.findByRole('list', { name: catalog.list.empty.ways });
  const way = await within(ways).findByRole('link', { name: '去掉“Nordic”：12 件' });
  expect(within(ways).getAllByRole('link')).toHaveLength(1);
  await user.click(way);
  expect(where()).toBe('/hotGoods?inStock=1');
});

it('tells stories of influencers’ pieces, and plays a film where there is one', async () => {
  const { user, calls, container } = await show(<InfluencerScreen />, '/product/hotProduct', '', {
    'product.list': sampleList([sampleCard({ video: '/media/demo/videos/alva.mp4', hoverImage: '/r.webp' })]),
  });
  expect(await screen.findByRole('link', { name: 'Alva sofa' })).toHaveAttribute(
    'href',
    '/product?productId=1',
  );
  expect(asked(calls)).toEqual([expect.objectContaining({ flag: 'influencer' })]);
  expect(container.querySelector('video')).toBeNull();
  await user.click(screen.getByRole('button', { name: '播放 Alva sofa 的视频' }));
  expect(container.querySelector('video')).toHaveAttribute('src', '/media/demo/videos/alva.mp4');
});

it('leads from a piece made to measure to its page and to a request', async () => {
  await show(<CustomScreen />, '/product/customizedProduct');
  expect(await screen.findByRole('link', { name: 'Alva sofa' })).toBeVisible();
  expect(screen.getByRole('link', { name: /Alva sofa：要别的尺寸/ })).toHaveAttribute(
    'href',
    '/wantBuy?productId=1',
  );
  expect(screen.getByRole('link', { name: lists.custom.wanted.action })).toHaveAttribute('href', '/wantBuy');
});
