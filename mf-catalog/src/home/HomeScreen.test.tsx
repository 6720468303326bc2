import { lost, renderScreen, type ScreenOptions } from '@mall/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { takeTarget } from '@mall/platform';
import zh from '../phrases/zh.json' with { type: 'json' };
import { pageOf, sampleBanner, sampleBrand, sampleCard } from '../samples.ts';
import { HomeScreen } from './HomeScreen.tsx';

const api: ScreenOptions['api'] = {
  'banner.list': ({ type }) => {
    if (Number(type) === 1) return pageOf([sampleBanner()]);
    if (Number(type) === 5)
      return pageOf([
        sampleBanner({
          title: '绿意客厅',
          product: { list: [sampleCard(), sampleCard({ id: '2', name: '圆几' })] },
        }),
      ]);
    if (Number(type) === 9)
      return pageOf([sampleBanner({ id: 'a', title: 'Rani' }), sampleBanner({ id: 'b', title: 'Jo' })]);
    return pageOf([]);
  },
  'category.list': [{ id: '1', name: '沙发', image: '/media/c.webp', level: 1, count: 8, children: [] }],
  'brand.recommended': pageOf([sampleBrand()]),
  'shop.qrCode': { url: '/', png: 'aaaa', svg: '' },
};

const show = (options: ScreenOptions = {}) =>
  renderScreen(<HomeScreen />, {
    route: '/homeIndex',
    at: '/homeIndex',
    phrases: { catalog: zh },
    ...options,
    api: { ...api, ...options.api },
  });

describe('the home page (spec §2)', () => {
  it('sends a visitor without shop code who clicks a brand to sign in, and remembers where to', async () => {
    const { user, where } = await show();
    await user.click(await screen.findByRole('link', { name: /Skog/ }));
    expect(where()).toBe('/login');
    expect(takeTarget()).toBe('/brandGoods?brandId=5');
  });

  it('sends a visitor who clicks a banner to sign in', async () => {
    const { user, where } = await show();
    await user.click(await screen.findByRole('link', { name: /Room for everyone/ }));
    expect([where(), takeTarget()]).toEqual(['/login', '/product/productCenter?categoryId=3']);
  });

  it('keeps the words of a banner whose picture does not come in three attempts', async () => {
    await show();
    const slide = await screen.findByRole('link', { name: /Room for everyone/ });
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      const picture = await waitFor(() => within(slide).getByAltText(''), { timeout: 3000 });
      fireEvent.error(picture);
    }
    expect(within(slide).queryByAltText('')).toBeNull();
    expect(slide).toHaveAttribute('data-manner', 'light');
    expect(within(slide).getByRole('heading')).toBeVisible();
  });

  it('lets a visitor with a shop code through', async () => {
    const { user, where } = await show({ who: { code: 'DEMO88' } });
    await user.click(await screen.findByRole('link', { name: /Skog/ }));
    expect(where()).toBe('/brandGoods?brandId=5');
  });

  it('leads from a category to its products', async () => {
    await show();
    expect(await screen.findByRole('link', { name: '沙发' })).toHaveAttribute(
      'href',
      '/product/productCenter?categoryId=1',
    );
  });

  it('shows the rest when one part does not answer', async () => {
    await show({
      api: {
        'category.list': () => {
          throw lost;
        },
      },
    });
    expect(await screen.findByRole('link', { name: /Skog/ })).toBeVisible();
    expect(await screen.findByRole('button', { name: '再试一次' }, { timeout: 5000 })).toBeVisible();
  });

  it('fills nine columns by repeating pictures, and lets each be heard once', async () => {
    await show();
    const heading = await screen.findByRole('heading', { name: '买家秀' });
    const show9 = heading.closest('section');
    expect(show9).not.toBeNull();
    if (!show9) return;
    await waitFor(() => expect(show9.querySelectorAll('ul:not([aria-hidden]) > li')).toHaveLength(90));
    expect(show9.querySelectorAll('ul:not([aria-hidden]) > li:not([aria-hidden])')).toHaveLength(2);
  });

  it('asks for the buyer show as the spec says: type 9, page 1, size 90', async () => {
    const { calls } = await show();
    await screen.findByRole('heading', { name: '买家秀' });
    expect(calls.filter(({ op }) => op === 'banner.list').map(({ input }) => input)).toContainEqual({
      type: '9',
      page: '1',
      size: '90',
    });
  });
});
