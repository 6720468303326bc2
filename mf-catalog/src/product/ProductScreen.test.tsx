import type { Output } from '@mall/contract/operations';
import { lost, refused, renderScreen, type ScreenOptions } from '@mall/testing';
import { cartCount, takeTarget } from '@mall/platform';
import { screen, waitFor, within } from '@testing-library/react';
import en from '../phrases/en.json' with { type: 'json' };
import fili from '../phrases/fili.json' with { type: 'json' };
import indo from '../phrases/indo.json' with { type: 'json' };
import zh from '../phrases/zh.json' with { type: 'json' };
import below from './phrases/zh.json' with { type: 'json' };
import { pageOf, sampleCard, sampleFigures, sampleProduct } from '../samples.ts';
import { ProductScreen } from './ProductScreen.tsx';

const member = { token: 'lin' };
const show = (query = '?productId=1', { api, ...options }: ScreenOptions = {}) =>
  renderScreen(<ProductScreen />, {
    route: '/product',
    at: `/product${query}`,
    phrases: { catalog: zh, product: below },
    who: { code: 'DEMO88' },
    ...options,
    api: {
      'product.detail': sampleProduct(),
      'product.addition': sampleFigures(),
      'review.list': reviewsOf([]),
      'product.alike': { list: [sampleCard({ id: '2', name: '圆几' })] },
      'product.together': { list: [] },
      'product.cards': { list: [sampleCard({ id: '3', name: '看过的椅子' })] },
      'address.list': [],
      'review.useful': { useful: 3 },
      'review.marks': { ids: [] },
      'browsingHistory.list': pageOf([]),
      'favourite.marks': { ids: [] },
      'brandFollow.list': pageOf([]),
      'shop.qrCode': { url: '/', png: 'aaaa', svg: '' },
      ...api,
    },
  });

type Reviews = Output<'review.list'>;

const reviewsOf = (list: Reviews['list']): Reviews => ({
  ...pageOf(list),
  summary: {
    count: list.length,
    average: 4,
    service: 5,
    logistics: 4.5,
    pictures: 1,
    stars: [0, 0, 0, list.length, 0],
  },
});

const addButton = () => screen.findByRole('button', { name: /加入购物车 ·/ });

describe('one product (spec §2, §5, §8)', () => {
  it('shows name, price, member price, freight, date and stock', async () => {
    await show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Alva sofa' })).toBeVisible();
    expect(screen.getByText('库存 3 件')).toBeVisible();
    expect(screen.getByText(/运费 ¥120/)).toBeVisible();
    expect(screen.getByText(/前送达/)).toBeVisible();
    expect(document.title).toMatch(/^Alva/);
  });

  it.each([
    ['zh', zh, '运费 ¥120 / 卷'],
    ['en', en, 'Freight ¥120 / 卷'],
    ['indo', indo, 'Ongkir ¥120 / 卷'],
    ['fili', fili, 'Padala ¥120 / 卷'],
  ] as const)('names the unit of its freight as the mall calls it, in %s', async (lang, catalog, freight) => {
    await show('?productId=1', {
      lang,
      phrases: { catalog, product: below },
      api: { 'product.detail': { ...sampleProduct(), unitName: '卷' } },
    });
    await screen.findByRole('heading', { level: 1 });
    const lines = [...document.querySelectorAll('small')].map(({ textContent }) => textContent);
    expect(lines.filter((text) => text?.includes('120'))).toEqual([expect.stringContaining(freight)]);
  });

  it('opens the SKU of the address and writes another choice into it', async () => {
    const { user, where } = await show('?productId=1&skuId=12');
    expect(await screen.findByRole('radio', { name: 'Two' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: /Three/ }));
    expect(where()).toBe('/product?productId=1&skuId=11');
  });

  it('does not let an impossible combination be chosen, and says why', async () => {
    const { user, where } = await show('?productId=1&skuId=12');
    const navy = await screen.findByRole('radio', { name: /Navy.*Two/ });
    expect(navy).toHaveAttribute('aria-disabled', 'true');
    await user.click(navy);
    expect(where()).toBe('/product?productId=1&skuId=12');
  });

  it('says in which language its name is, by the tag that browsers know', async () => {
    await show('?productId=1');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveAttribute('lang', 'zh-CN');
  });

  it('says that a combination is sold out and does not sell it', async () => {
    await show('?productId=1&skuId=13');
    for (const button of await screen.findAllByRole('button', { name: '已售罄' }))
      expect(button).toBeDisabled();
  });

  it('adds to the cart and announces the count of the answer', async () => {
    const { user, calls } = await show('?productId=1', { who: member, api: { 'cart.add': { count: 4 } } });
    await user.click(await screen.findByRole('button', { name: '加一件' }));
    await user.click(await addButton());
    expect(await screen.findByText('已加入购物车')).toBeVisible();
    expect(cartCount()).toBe(4);
    expect(calls.find(({ op }) => op === 'cart.add')?.input).toEqual({ skuId: '11', qty: '2' });
  });

  it('tells a refusal in the words of the server', async () => {
    const { user } = await show('?productId=1', {
      who: member,
      api: {
        'cart.add': () => {
          throw refused('cart.addAboveStock', '加入购物车数量不能大于库存数量');
        },
      },
    });
    await user.click(await addButton());
    expect(await screen.findByText('加入购物车数量不能大于库存数量')).toBeVisible();
  });

  it('sends a visitor to sign in and keeps what they wanted', async () => {
    const { user, where, calls } = await show();
    await user.click(await addButton());
    expect(where()).toBe('/login');
    expect(sessionStorage.getItem('intent')).toMatch(/cart\.add/);
    expect(calls.map(({ op }) => op)).not.toContain('cart.add');
  });

  it('says under the quantity which limit was crossed', async () => {
    const { user } = await show('?productId=1', { who: member });
    const quantity = await screen.findByRole('spinbutton', { name: /数量/ });
    await user.clear(quantity);
    await user.type(quantity, '9{Enter}');
    expect(await within(screen.getByRole('alert')).findByText(/库存/)).toBeVisible();
    expect(quantity).toHaveValue('3');
  });

  it('buys at once: the confirmation page gets SKU and quantity', async () => {
    const { user, where } = await show('?productId=1', { who: member });
    const [buy] = await screen.findAllByRole('button', { name: '立即购买' });
    await user.click(buy ?? document.body);
    expect(where()).toBe('/editOrderInfo?source=direct&skuId=11&qty=1');
  });

  it('lets a visitor buy at once after signing in', async () => {
    const { user, where } = await show();
    const [buy] = await screen.findAllByRole('button', { name: '立即购买' });
    await user.click(buy ?? document.body);
    expect([where(), takeTarget()]).toEqual(['/login', '/editOrderInfo?source=direct&skuId=11&qty=1']);
  });

  it('saves a product: the heart turns at once, and turns back when it is refused', async () => {
    const { user } = await show('?productId=1', {
      who: member,
      api: {
        'favourite.toggle': () => {
          throw refused('missing', '商品不存在');
        },
      },
    });
    const heart = await screen.findByRole('button', { name: /Alva/, pressed: false });
    await user.click(heart);
    expect(await screen.findByText('商品不存在')).toBeVisible();
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'));
  });

  it('follows the brand', async () => {
    const { user, calls } = await show('?productId=1', {
      who: member,
      api: { 'brandFollow.toggle': { state: 1 } },
    });
    await user.click(await screen.findByRole('button', { name: /关注$/ }));
    await waitFor(() =>
      expect(calls.find(({ op }) => op === 'brandFollow.toggle')?.input).toEqual({
        brandId: '5',
        state: '1',
      }),
    );
  });

  it('shares the chosen SKU as a QR code', async () => {
    const { user, calls } = await show('?productId=1&skuId=12');
    await user.click(await screen.findByRole('button', { name: '分享' }));
    expect(await screen.findByRole('img', { name: 'Alva sofa 的二维码' })).toBeVisible();
    expect(calls.find(({ op }) => op === 'shop.qrCode')?.input.url).toMatch(/productId=1&skuId=12/);
  });

  const review = {
    id: 'r',
    name: '小满',
    avatar: null,
    score: 4,
    service: 5,
    logistics: 5,
    text: '坐感偏软。',
    images: [],
    specText: '',
    at: '2026-10-20T10:00:00+08:00',
    followUp: { text: '一年后还是很结实。', images: ['/media/f.webp'], at: '2026-11-01T10:00:00+08:00' },
    useful: 2,
    reply: { text: '谢谢您。', at: '2026-10-21T10:00:00+08:00' },
  };

  it('shows reviews with their scores and the shop’s answer, filters and sorts them', async () => {
    const { user, calls } = await show('?productId=1', { api: { 'review.list': reviewsOf([review]) } });
    expect(await screen.findByText('坐感偏软。')).toBeVisible();
    expect(screen.getByText(/谢谢您/)).toBeVisible();
    expect(screen.getByText(/一年后还是很结实/)).toBeVisible();
    expect(screen.getByRole('button', { name: /的照片 1$/ })).toBeVisible();
    expect(screen.getByText('4.5')).toBeVisible();
    const asked = () => calls.filter(({ op }) => op === 'review.list').at(-1)?.input;
    await user.click(screen.getByRole('button', { name: '有图 1' }));
    await waitFor(() => expect(asked()).toMatchObject({ filter: 'pictures' }));
    await user.click(screen.getByRole('button', { name: /^4 星.*1 条评价$/ }));
    await waitFor(() => expect(asked()).toMatchObject({ filter: '4', sort: 'newest' }));
    await user.click(screen.getByRole('button', { name: '最有帮助' }));
    await waitFor(() => expect(asked()).toMatchObject({ filter: '4', sort: 'useful' }));
    expect(screen.getByRole('button', { name: /^5 星.*0 条评价$/ })).toBeDisabled();
  });

  it('lets a member say that a review helped, and a visitor sign in first', async () => {
    const api = { 'review.list': reviewsOf([review]) };
    const { user } = await show('?productId=1', { who: member, api });
    await user.click(await screen.findByRole('button', { name: '有帮助 · 2' }));
    expect(await screen.findByRole('button', { name: '有帮助 · 3', pressed: true })).toBeVisible();
  });

  it('remembers what has helped the member, and takes it back', async () => {
    const api = { 'review.list': reviewsOf([review]), 'review.marks': { ids: [review.id] } };
    const { user, calls } = await show('?productId=1', { who: member, api });
    await user.click(await screen.findByRole('button', { name: '有帮助 · 2', pressed: true }));
    expect(await screen.findByRole('button', { name: /^有帮助/, pressed: false })).toBeVisible();
    expect(calls.find(({ op }) => op === 'review.useful')?.input).toEqual({ id: review.id, state: '0' });
  });

  it('says that there are no reviews yet', async () => {
    await show();
    expect(await screen.findByText(/还没有评价/)).toBeVisible();
  });

  it('says each fact once', async () => {
    const table = {
      type: 'table' as const,
      rows: [
        { name: '硬度', value: 'Medium soft' },
        { name: '保养', value: '勿暴晒' },
      ],
    };
    await show('?productId=1', {
      api: { 'product.detail': sampleProduct({ detail: [table], keywords: ['Foshan', '北欧'] }) },
    });
    expect(await screen.findByText('勿暴晒')).toBeVisible();
    expect(screen.getAllByText('Medium soft')).toHaveLength(1);
    expect(screen.queryByRole('link', { name: 'Foshan' })).toBeNull();
    expect(screen.getByRole('link', { name: '北欧' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/searchGoods/),
    );
  });

  it('says whether the parcels go through the door', async () => {
    const { user } = await show();
    const door = await screen.findByRole('textbox', { name: /门洞/ });
    expect(screen.getByText('每件包裹都能进门。')).toBeVisible();
    await user.clear(door);
    await user.type(door, '50');
    expect(screen.getByText(/需要 60 厘米/)).toBeVisible();
  });

  it('remembers what a visitor looked at in this browser', async () => {
    const { calls } = await show();
    localStorage.setItem('draft.viewed', '["3","1"]');
    expect(await screen.findByText('看过的椅子')).toBeVisible();
    expect(calls.find(({ op }) => op === 'product.cards')?.input).toEqual({ ids: '3' });
    expect(localStorage.getItem('draft.viewed')).toBe('["1","3"]');
  });

  it('says where a member’s goods go', async () => {
    const address = {
      id: 'a',
      name: '林',
      phone: '13800000001',
      provinceId: '33',
      cityId: '3301',
      districtId: '330106',
      province: '浙江省',
      city: '杭州市',
      district: '西湖区',
      detail: '文三路',
      isDefault: true,
    };
    await show('?productId=1', { who: member, api: { 'address.list': [address] } });
    expect(await screen.findByText(/送至 杭州市 西湖区/)).toBeVisible();
  });

  it('says so when there is no such product', async () => {
    await show('?productId=99', {
      api: {
        'product.detail': () => {
          throw refused('missing');
        },
      },
    });
    expect(await screen.findByRole('heading', { name: '这件商品已经不在了' })).toBeVisible();
    expect(await screen.findByText('圆几')).toBeVisible();
  });

  it('asks for no product when the address names none, and shows what is recommended', async () => {
    const api = { 'product.recommendPage': pageOf([sampleCard({ id: '4', name: '推荐的灯' })]) };
    const { calls } = await show('?productId=abc', { api });
    expect(await screen.findByRole('heading', { name: '这件商品已经不在了' })).toBeVisible();
    expect(await screen.findByText('推荐的灯')).toBeVisible();
    expect(calls.map(({ op }) => op)).toEqual(['product.recommendPage']);
  });

  it('can be tried again when the answer was lost', async () => {
    let answered = false;
    const { user } = await show('?productId=1', {
      api: {
        'product.detail': () => {
          if (answered) return sampleProduct();
          throw lost;
        },
      },
    });
    const again = await screen.findByRole('button', { name: '再试一次' }, { timeout: 5000 });
    answered = true;
    await user.click(again);
    expect(await screen.findByRole('heading', { level: 1, name: 'Alva sofa' })).toBeVisible();
  });
});
