import { renderScreen, type ScreenOptions } from '@mall/testing';
import { screen } from '@testing-library/react';
import zh from '../phrases/zh.json' with { type: 'json' };
import lists from './phrases/zh.json' with { type: 'json' };
import { pageOf, sampleCard, sampleList } from '../samples.ts';
import { SearchScreen } from './SearchScreen.tsx';

const words = { hot: ['沙发'], history: ['圆几'], suggest: ['沙发床'] };
const show = (query: string, api: ScreenOptions['api'] = {}) =>
  renderScreen(<SearchScreen />, {
    route: '/searchGoods',
    at: `/searchGoods${query}`,
    phrases: { catalog: zh, lists },
    api: {
      'product.search': sampleList([sampleCard()]),
      'search.words': words,
      'banner.list': pageOf([]),
      ...api,
    },
  });

describe('search', () => {
  it('says what was looked for and shows what was found', async () => {
    const { calls } = await show('?keyword=%E6%B2%99%E5%8F%91');
    expect(await screen.findByRole('link', { name: 'Alva sofa' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: '“沙发”的搜索结果' })).toBeVisible();
    expect(calls.find(({ op }) => op === 'product.search')?.input).toMatchObject({ keyword: '沙发' });
  });

  it('offers other words when nothing is found', async () => {
    await show('?keyword=zzz', { 'product.search': sampleList([]) });
    expect(await screen.findByRole('heading', { name: '没有找到“zzz”' })).toBeVisible();
    expect(await screen.findByRole('link', { name: '沙发床' })).toHaveAttribute(
      'href',
      '/searchGoods?keyword=%E6%B2%99%E5%8F%91%E5%BA%8A',
    );
    expect(screen.getByRole('link', { name: '全部商品' })).toBeVisible();
  });

  it('says when other words were searched, and offers the typed ones', async () => {
    const read = { ...sampleList([sampleCard()]), meant: { words: '餐桌', width: { from: 1440, to: 1760 } } };
    await show('?keyword=1.6%E7%B1%B3%E9%A4%90%E5%8D%93&page=2', { 'product.search': read });
    expect(await screen.findByText('已为您显示宽 144–176 厘米的“餐桌”。')).toBeVisible();
    expect(screen.getByRole('link', { name: '仍然搜索“1.6米餐卓”' })).toHaveAttribute(
      'href',
      '/searchGoods?keyword=1.6%E7%B1%B3%E9%A4%90%E5%8D%93&exact=1',
    );
  });

  it('takes the words as they are typed when the address says so', async () => {
    const { calls } = await show('?keyword=cofee&exact=1');
    await screen.findByRole('link', { name: 'Alva sofa' });
    expect(calls.find(({ op }) => op === 'product.search')?.input).toMatchObject({
      keyword: 'cofee',
      exact: '1',
    });
    expect(screen.queryByRole('link', { name: '仍然搜索“cofee”' })).toBeNull();
  });

  it('searches for nothing without a word, and shows own and hot words', async () => {
    const { calls } = await show('');
    expect(await screen.findByRole('link', { name: '圆几' })).toBeVisible();
    expect(screen.getByRole('link', { name: '沙发' })).toBeVisible();
    expect(calls.map(({ op }) => op)).not.toContain('product.search');
  });
});
