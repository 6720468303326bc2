import { refused, renderScreen, sampleAppInfo, type ScreenOptions } from '@mall/testing';
import { act, screen, within } from '@testing-library/react';
import type { NavDeclaration, RouteDeclaration } from '@mall/contract/core/remote-config';
import { appInfo, events, setNavigator } from '@mall/platform';
import { DeclaredContext, declaredBy } from '../menus/declared.ts';
import zh from '../phrases/zh.json' with { type: 'json' };
import { Header } from './Header.tsx';

const texts = (word: string) => ({ zh: word, en: word, indo: word, fili: word });
const route = (path: string): RouteDeclaration => ({ id: path, path, layout: 'public', title: texts(path) });
const everything = [
  '/homeIndex',
  '/product/productCenter',
  '/brandList',
  '/brandGoods',
  '/cart',
  '/userCenter/order',
  '/userAdmin/shop/overview',
];

type Mall = { paths?: readonly string[]; nav?: readonly NavDeclaration[]; closed?: boolean };
const open = ({ paths = everything, nav = [], closed = false }: Mall, options: ScreenOptions = {}) =>
  renderScreen(
    <DeclaredContext value={declaredBy([{ closed, routes: paths.map(route), nav, slots: [] }])}>
      <Header />
    </DeclaredContext>,
    { phrases: { shell: zh }, ...options },
  );
const navigation = () => within(screen.getByRole('navigation', { name: '主导航' }));
const rina = {
  id: '7',
  name: 'Rina',
  image: null,
  mobile: '',
  mobileProved: true,
  sex: 0,
  birthday: null,
  email: null,
  rank: { level: 1, label: '' },
} as const;

describe('navigation', () => {
  afterEach(() => act(() => appInfo.set(null)));

  it('shows only what leads somewhere', async () => {
    await open({ paths: ['/homeIndex', '/brandList'] });
    expect(
      navigation()
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['精选家具', '品牌馆']);
  });

  it('leads small items to brand 50, and out to the exhibition when there is one', async () => {
    appInfo.set({ ...sampleAppInfo, exhibitionUrl: 'https://hall.test/' });
    await open({});
    expect(navigation().getByRole('link', { name: '小件商品' })).toHaveAttribute(
      'href',
      '/brandGoods?brandId=50',
    );
    expect(navigation().getByRole('link', { name: '数字展厅' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
  });

  it('adds what remotes declare for this visitor, and nothing of a closed remote', async () => {
    const nav: NavDeclaration[] = [
      { surface: 'header', group: 'x', order: 1, label: texts('秒杀'), routeId: '/seckillList' },
      {
        surface: 'header',
        group: 'x',
        order: 2,
        label: texts('仅店主'),
        routeId: '/seckillList',
        search: '?own=1',
        when: { isShop: true },
      },
    ];
    await open({ paths: ['/seckillList'], nav });
    expect(
      navigation()
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['秒杀']);
    await open({ paths: ['/seckillList'], nav, closed: true });
    expect(navigation().queryAllByRole('link')).toEqual([]);
  });
});

describe('search', () => {
  it('goes to the results by Enter, and / leads to it', async () => {
    const { user, where } = await open({});
    await user.keyboard('/');
    await user.keyboard('沙发{Enter}');
    expect(where()).toBe('/searchGoods?keyword=%E6%B2%99%E5%8F%91');
  });
});

describe('the person', () => {
  it('is offered a way in as a visitor', async () => {
    await open({});
    expect(screen.getByRole('link', { name: '登录' })).toHaveAttribute('href', '/login');
  });

  it('has logout alone as a plain member, and back office and link as a shop owner', async () => {
    const plain = await open({}, { who: { token: 'T', user: rina } });
    await plain.user.click(screen.getByRole('button', { name: 'Rina' }));
    expect(screen.getByRole('button', { name: '退出登录' })).toBeVisible();
    expect(screen.queryByText('商家后台')).not.toBeInTheDocument();
    await plain.user.keyboard('{Escape}');
    expect(screen.queryByText('退出登录')).not.toBeInTheDocument();

    const owner = await open(
      {},
      { who: { token: 'T', user: rina, isShop: true, permissions: ['shop.view'] } },
    );
    await owner.user.hover(screen.getByRole('button', { name: 'Rina' }));
    expect(await screen.findByRole('link', { name: '商家后台' })).toHaveAttribute(
      'href',
      '/userAdmin/shop/overview',
    );
    expect(screen.getByRole('button', { name: '复制推广链接' })).toBeVisible();

    const clerk = await open(
      {},
      { who: { token: 'T', user: rina, isShop: true, permissions: ['order.view'] } },
    );
    await clerk.user.click(screen.getByRole('button', { name: 'Rina' }));
    expect(screen.getByRole('link', { name: '商家后台' })).toBeVisible();
    expect(screen.queryByRole('button', { name: '复制推广链接' })).toBeNull();
  });

  it('copies the promotion link of the own shop', async () => {
    const promotionUrl = 'http://mall.test/homeIndex?code=DEMO88';
    const { user } = await open(
      {},
      {
        who: { token: 'T', user: rina, isShop: true, permissions: ['shop.view'] },
        api: { 'shop.profile': { live: {} as never, change: null, promotionUrl } }, // only the link is read
      },
    );
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: 'Rina' }));
    await user.click(screen.getByRole('button', { name: '复制推广链接' }));
    expect(await screen.findByText('链接复制成功')).toBeVisible();
    expect(copied).toHaveBeenCalledWith(promotionUrl);
  });

  it('reads why logging out failed', async () => {
    const { user } = await open(
      {},
      {
        who: { token: 'T', user: rina },
        api: {
          'session.logout': () => {
            throw refused('failed', '稍后再试');
          },
        },
      },
    );
    await user.click(screen.getByRole('button', { name: 'Rina' }));
    await user.click(screen.getByRole('button', { name: '退出登录' }));
    expect(await screen.findByText('退出登录失败。稍后再试')).toBeVisible();
  });
});

describe('language', () => {
  it('is stored by its code, and the page reloads', async () => {
    let reloads = 0;
    const { user } = await open({});
    setNavigator({
      reload: () => {
        reloads += 1;
      },
    });
    await user.click(screen.getByRole('button', { name: /语言/ }));
    const choices = screen.getAllByRole('menuitemradio');
    expect(choices.map((choice) => choice.textContent)).toEqual([
      '简体中文',
      'English',
      'Bahasa Indonesia',
      'Filipino',
    ]);
    await user.click(screen.getByRole('menuitemradio', { name: 'Filipino' }));
    expect(localStorage.getItem('lang')).toBe('fili');
    expect(reloads).toBe(1);
  });

  it('is chosen among those that the mall offers, and not at all where it offers one', async () => {
    document.documentElement.dataset.languages = 'zh fili';
    const { user, unmount } = await open({});
    await user.click(screen.getByRole('button', { name: /语言/ }));
    const choices = screen.getAllByRole('menuitemradio');
    expect(choices.map((choice) => choice.textContent)).toEqual(['简体中文', 'Filipino']);
    unmount();
    document.documentElement.dataset.languages = 'zh';
    await open({});
    expect(screen.queryByRole('button', { name: /语言/ })).toBeNull();
    delete document.documentElement.dataset.languages;
  });
});

describe('the cart', () => {
  it('says how many things are in it', async () => {
    await open({});
    act(() => events.emit('cart/changed', { count: 3 }));
    expect(await screen.findByRole('link', { name: '购物车，3 件' })).toHaveAttribute('href', '/cart');
  });
});
