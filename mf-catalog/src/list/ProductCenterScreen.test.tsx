import { renderScreen, type ScreenOptions } from '@mall/testing';
import { screen, waitFor, within } from '@testing-library/react';
import zh from '../phrases/zh.json' with { type: 'json' };
import { pageOf, sampleCard, sampleCategories, sampleList } from '../samples.ts';
import { ProductCenterScreen } from './ProductCenterScreen.tsx';

const path = '/product/productCenter';
const show = (query = '', api: ScreenOptions['api'] = {}) =>
  renderScreen(<ProductCenterScreen />, {
    route: path,
    at: path + query,
    phrases: { catalog: zh },
    api: {
      'product.list': sampleList([sampleCard()], 60),
      'banner.list': pageOf([]),
      'category.list': sampleCategories,
      ...api,
    },
  });

const filters = async () => within(await screen.findByRole('complementary', { name: '筛选' }));

describe('all products', () => {
  it('asks for what the address says', async () => {
    const { calls } = await show('?categoryId=1&priceMin=100000&inStock=1&sort=price&order=asc&page=2');
    await screen.findByRole('heading', { level: 1, name: 'Sofas' });
    expect(calls.find(({ op }) => op === 'product.list')?.input).toEqual({
      categoryId: '1',
      priceMin: '100000',
      inStock: 'true',
      sort: 'price',
      order: 'asc',
      page: '2',
      size: '24',
    });
    expect(document.title).toMatch(/^Sofas/);
  });

  it('makes a chosen filter part of the address, and takes it away by its chip', async () => {
    const { user, where } = await show();
    await user.click(await (await filters()).findByRole('link', { name: /Armchairs/ }));
    expect(where()).toBe(`${path}?categoryId=2`);
    await user.click(await screen.findByRole('button', { name: '移除筛选：Armchairs' }));
    expect(where()).toBe(path);
  });

  it('adds one brand to another, says each in a chip and its name as heading only alone', async () => {
    const two = sampleList([sampleCard()]);
    two.facets.brands = [
      { id: '5', name: 'Skog', count: 12 },
      { id: '10', name: 'Linde', count: 3 },
    ];
    const { user, where } = await show('?brandId=5', { 'product.list': two });
    await screen.findByRole('heading', { level: 1, name: 'Skog' });
    await user.click((await filters()).getByRole('link', { name: /Linde/ }));
    expect(where()).toBe(`${path}?brandId=10,5`);
    expect(screen.getByRole('heading', { level: 1, name: '全部商品' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: '移除筛选：Skog' }));
    expect(where()).toBe(`${path}?brandId=10`);
  });

  it('goes down into a category and up again', async () => {
    const inSofas = sampleList([sampleCard()]);
    inSofas.facets.categories = [{ id: '101', name: 'Corner sofas', count: 3 }];
    const { user, where } = await show('?categoryId=1', { 'product.list': inSofas });
    expect(await (await filters()).findByRole('link', { name: 'Sofas 1', current: true })).toBeVisible();
    await user.click((await filters()).getByRole('link', { name: /Corner sofas/ }));
    expect(where()).toBe(`${path}?categoryId=101`);
    await user.click((await filters()).getByRole('link', { name: 'Sofas' }));
    expect(where()).toBe(`${path}?categoryId=1`);
  });

  it('takes prices in whole units', async () => {
    const { user, where } = await show();
    const price = within((await filters()).getByRole('region', { name: '价格' }));
    await user.type(price.getByRole('textbox', { name: '最低' }), '1000');
    await user.type(price.getByRole('textbox', { name: '最高' }), '6000{Enter}');
    expect(where()).toBe(`${path}?priceMin=100000&priceMax=600000`);
  });

  it('finds what fits a space given in centimetres', async () => {
    const { user, where } = await show();
    const space = within((await filters()).getByRole('region', { name: /放得下/ }));
    await user.type(space.getByRole('textbox', { name: '宽' }), '210{Enter}');
    expect(where()).toBe(`${path}?maxW=2100`);
  });

  it('sorts by price one way and the other', async () => {
    const { user, where } = await show();
    const sorting = await screen.findByRole('navigation', { name: '排序' });
    await user.click(within(sorting).getByRole('link', { name: /价格/ }));
    expect(where()).toBe(`${path}?sort=price&order=asc`);
    await user.click(within(sorting).getByRole('link', { name: /价格/ }));
    expect(where()).toBe(`${path}?sort=price`);
  });

  it('has real links to its pages', async () => {
    await show('?brandId=5');
    const pages = await screen.findByRole('navigation', { name: /页/ });
    expect(within(pages).getByRole('link', { name: /2/ })).toHaveAttribute(
      'href',
      `${path}?brandId=5&page=2`,
    );
  });

  it('offers one way on when nothing fits', async () => {
    const { user, where } = await show('?maxW=10', { 'product.list': sampleList([]) });
    expect(await screen.findByRole('heading', { name: '这里暂时没有商品' })).toBeVisible();
    const ways = screen.getAllByRole('button', { name: '清除全部' });
    await user.click(ways.at(-1) ?? document.body);
    expect(where()).toBe(path);
  });

  it('keeps the cards while the next answer is on its way', async () => {
    let release = (): void => undefined;
    const { user } = await show('', {
      'product.list': ({ categoryId }) =>
        categoryId === undefined
          ? sampleList([sampleCard()])
          : new Promise((resolve) => {
              release = () => resolve(sampleList([sampleCard({ id: '2', name: '圆几' })]));
            }),
    });
    await user.click(await (await filters()).findByRole('link', { name: /Armchairs/ }));
    expect(screen.getByRole('link', { name: 'Alva sofa' })).toBeVisible();
    release();
    expect(await screen.findByRole('link', { name: '圆几' })).toBeVisible();
  });

  it('opens the filters as a sheet and counts what they leave', async () => {
    const { user } = await show();
    await screen.findByRole('link', { name: 'Alva sofa' });
    await user.click(screen.getByText('筛选', { selector: 'button' }));
    const sheet = within(await screen.findByRole('dialog', { name: '筛选' }));
    await user.click(sheet.getByRole('button', { name: '查看 60 件' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('sends a visitor who saves a product to sign in, and remembers the wish', async () => {
    const { user, where } = await show();
    await user.click(await screen.findByRole('button', { name: /Alva/ }));
    expect(where()).toBe('/login');
    expect(sessionStorage.getItem('intent')).toMatch(/favourite\.toggle/);
  });
});
