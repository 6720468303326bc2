import { refused, renderScreen, type ScreenOptions } from '@mall/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { NavDeclaration, RouteDeclaration } from '@mall/contract/core/remote-config';
import { seedMessageCount, takeTarget } from '@mall/platform';
import { DeclaredContext, declaredBy } from '../menus/declared.ts';
import zh from '../phrases/zh.json' with { type: 'json' };
import { MemberFrame } from './MemberFrame.tsx';
import { SellerFrame } from './SellerFrame.tsx';

const texts = (word: string) => ({ zh: word, en: word, indo: word, fili: word });
const line = (
  surface: 'member' | 'seller',
  group: string,
  path: string,
  more: Partial<NavDeclaration> = {},
): NavDeclaration => ({ surface, group, order: 1, label: texts(path), routeId: path, ...more });
const nav = [
  line('member', 'orders', '/userCenter/order', { order: 1 }),
  line('member', 'orders', '/userCenter/address', { order: 2 }),
  line('member', 'promotion', '/distribution/profitDetails', { order: 8, when: { isDistribute: true } }),
  line('member', 'promotion', '/distribution/applyDistribution', { order: 9, when: { isDistribute: false } }),
  line('member', 'operator', '/operator', { order: 90 }),
  line('seller', 'shop', '/userAdmin/shop/ShopInfo', { order: 1 }),
  line('seller', 'goods', '/userAdmin/goods/goodsList', { order: 2 }),
  line('seller', 'orders', '/userAdmin/orders/orderList', {
    order: 3,
    below: ['/userAdmin/orders/orderForm'],
  }),
  line('seller', 'orders', '/userAdmin/orders/wantBuyList', { order: 4 }),
];
const routes = nav.map(
  ({ routeId }): RouteDeclaration => ({
    id: routeId,
    path: routeId,
    layout: 'public',
    title: texts(routeId),
  }),
);
const rina = {
  id: '7',
  name: 'Rina',
  image: null,
  mobile: '',
  mobileProved: true,
  sex: 0,
  birthday: null,
  email: null,
  rank: { level: 2, label: '黄金会员' },
} as const;

const open = (frame: React.ReactElement, at: string, options: ScreenOptions = {}) =>
  renderScreen(
    <DeclaredContext value={declaredBy([{ closed: false, routes, nav, slots: [] }])}>
      {frame}
    </DeclaredContext>,
    { at, route: at, phrases: { shell: zh }, ...options },
  );
const signedIn = { token: 'T', user: rina };

afterEach(() => jest.restoreAllMocks());

describe('the member centre', () => {
  it('without a token leads to login, and back afterwards', async () => {
    const { where } = await open(<MemberFrame />, '/userCenter/order');
    expect(where()).toBe('/login');
    expect(takeTarget()).toBe('/userCenter/order');
  });

  it('shows who one is, and the message count beside item 22, the addresses', async () => {
    await open(<MemberFrame />, '/userCenter/order', {
      who: signedIn,
      api: { 'message.count': { messageCount: 3 } },
    });
    await seedMessageCount();
    const menu = within(screen.getByRole('navigation', { name: '会员中心' }));
    expect(menu.getByText('黄金会员')).toBeVisible();
    const addresses = await menu.findByRole('link', { name: /address.*3 条未读/ });
    expect(addresses.closest('li')).toHaveAttribute('data-menu-id', '22');
  });

  it('leads operators to their console, and nobody else', async () => {
    await open(<MemberFrame />, '/userCenter/order', {
      who: { ...signedIn, user: { ...rina, operator: true } },
    });
    expect(screen.getByRole('link', { name: '/operator' })).toHaveAttribute('href', '/operator');
  });

  it('shows a member no way to the console', async () => {
    await open(<MemberFrame />, '/userCenter/order', { who: signedIn });
    expect(screen.getByRole('link', { name: /order/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: '/operator' })).toBeNull();
  });

  it('shows another count beside item 22 as soon as it is known', async () => {
    let unread = 3;
    await open(<MemberFrame />, '/userCenter/order', {
      who: signedIn,
      api: { 'message.count': () => ({ messageCount: unread }) },
    });
    await act(seedMessageCount);
    expect(screen.getByRole('link', { name: /address.*3 条未读/ })).toBeVisible();
    unread = 2;
    await act(seedMessageCount);
    expect(screen.getByRole('link', { name: /address.*2 条未读/ })).toBeVisible();
    unread = 0;
    await act(seedMessageCount);
    expect(screen.queryByRole('link', { name: /address.*条未读/ })).not.toBeInTheDocument();
  });

  it('has the groups of the remotes in order: orders and addresses, the account, promotion appended', async () => {
    const lines = [
      line('member', 'promotion', '/userCenter/myRedEnvelopeList', { order: 41 }),
      line('member', 'account', '/userCenter/myCollection', { order: 33 }),
      line('member', 'orders', '/userCenter/order', { order: 21 }),
    ];
    const remote = { closed: false, nav: lines, slots: [], routes };
    const declared = declaredBy([
      {
        ...remote,
        routes: lines.map(
          ({ routeId }): RouteDeclaration => ({
            id: routeId,
            path: routeId,
            layout: 'member',
            title: texts(routeId),
          }),
        ),
      },
    ]);
    await renderScreen(
      <DeclaredContext value={declared}>
        <MemberFrame />
      </DeclaredContext>,
      { at: '/userCenter/order', route: '/userCenter/order', phrases: { shell: zh }, who: signedIn },
    );
    const menu = within(screen.getByRole('navigation', { name: '会员中心' }));
    expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual([
      '/userCenter/order',
      '/userCenter/myCollection',
      '/userCenter/myRedEnvelopeList',
    ]);
    expect(menu.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      zh.member.orders,
      zh.member.account,
      zh.member.promotion,
    ]);
  });

  it.each([
    ['a promoter sees their earnings', true, '/distribution/profitDetails'],
    ['others see how to become one', false, '/distribution/applyDistribution'],
  ])('%s', async (_rule, isDistribute, path) => {
    await open(<MemberFrame />, '/userCenter/order', { who: { ...signedIn, isDistribute } });
    const links = within(screen.getByRole('navigation', { name: '会员中心' })).getAllByRole('link');
    expect(
      links.filter((link) => link.textContent?.startsWith('/distribution')).map((link) => link.textContent),
    ).toEqual([path]);
  });
});

describe('the back office', () => {
  const shop = (id: string, active = false) => ({
    id,
    code: id,
    storeName: `店铺${id}`,
    logo: null,
    roleId: 'owner',
    roleName: '店主',
    suspended: false,
    active,
  });
  const owner = { ...signedIn, isShop: true };

  it('chooses the tab from the path and lists its pages', async () => {
    await open(<SellerFrame />, '/userAdmin/orders/wantBuyList', {
      who: owner,
      api: { 'staff.shops': { list: [shop('1', true)] } },
    });
    expect(screen.getByRole('link', { name: '订单' })).toHaveAttribute('aria-current', 'true');
    const pages = within(screen.getByRole('navigation', { name: '订单' })).getAllByRole('link');
    expect(pages.map((page) => page.textContent)).toEqual([
      '/userAdmin/orders/orderList',
      '/userAdmin/orders/wantBuyList',
    ]);
  });

  it.each([
    ['/userAdmin/orders/wantBuyList', '/userAdmin/orders/wantBuyList'],
    ['/userAdmin/orders/orderForm', '/userAdmin/orders/orderList'],
  ])('on %s marks %s', async (at, marked) => {
    await open(<SellerFrame />, at, {
      who: owner,
      api: { 'staff.shops': { list: [shop('1', true)] } },
    });
    const pages = within(screen.getByRole('navigation', { name: '订单' })).getAllByRole('link');
    expect(pages.filter((page) => page.hasAttribute('aria-current')).map((page) => page.textContent)).toEqual(
      [marked],
    );
  });

  it('tells once that the logo could not be had, and shows the default one', async () => {
    await open(<SellerFrame />, '/userAdmin/shop/ShopInfo', {
      who: owner,
      api: {
        'staff.shops': () => {
          throw refused('failed');
        },
      },
    });
    expect(await screen.findAllByText(zh.seller.msg1)).toHaveLength(1);
    expect(screen.getByText('Furnimall')).toBeVisible();
  });

  it('of several shops offers the way to the others, and says in which one is', async () => {
    const { user } = await open(<SellerFrame />, '/userAdmin/shop/ShopInfo', {
      who: owner,
      api: { 'staff.shops': { list: [shop('1'), shop('2', true)] } },
    });
    expect(await screen.findByRole('link', { name: '店铺2' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '店铺2' }));
    const items = screen.getAllByRole('menuitemradio');
    expect(items.map((item) => item.getAttribute('aria-checked'))).toEqual(['false', 'true']);
  });

  it('of one shop offers no other', async () => {
    await open(<SellerFrame />, '/userAdmin/shop/ShopInfo', {
      who: owner,
      api: { 'staff.shops': { list: [shop('1', true)] } },
    });
    expect(await screen.findByRole('link', { name: '店铺1' })).toBeVisible();
    expect(screen.queryByRole('button', { name: '店铺1' })).toBeNull();
  });

  it('lists no page whose key one lacks', async () => {
    const needing = routes.map((route) =>
      route.path.endsWith('orderList') ? { ...route, needs: 'order.view' as const } : route,
    );
    const shown = async (permissions: readonly ['order.view'] | readonly []) => {
      const { unmount } = await renderScreen(
        <DeclaredContext value={declaredBy([{ closed: false, routes: needing, nav, slots: [] }])}>
          <SellerFrame />
        </DeclaredContext>,
        {
          at: '/userAdmin/orders/wantBuyList',
          route: '/userAdmin/orders/wantBuyList',
          phrases: { shell: zh },
          who: { ...owner, permissions },
          api: { 'staff.shops': { list: [shop('1', true)] } },
        },
      );
      const pages = within(screen.getByRole('navigation', { name: '订单' })).getAllByRole('link');
      const found = pages.map((page) => page.textContent);
      unmount();
      return found;
    };
    expect(await shown([])).toEqual(['/userAdmin/orders/wantBuyList']);
    expect(await shown(['order.view'])).toHaveLength(2);
  });

  it('on a narrow window is behind one button: tabs and pages, language and the way home', async () => {
    const wide = window.matchMedia;
    jest.spyOn(window, 'matchMedia').mockImplementation((rule) => ({ ...wide(rule), matches: true }));
    const { user, where } = await open(<SellerFrame />, '/userAdmin/orders/wantBuyList', {
      who: owner,
      api: { 'staff.shops': { list: [shop('1', true)] } },
    });
    const button = screen.getByRole('button', { name: zh.header.menu });
    expect(within(screen.getByRole('banner')).getByText('/userAdmin/orders/wantBuyList')).toBeVisible();
    expect(screen.queryByRole('navigation')).toBeNull();
    await user.click(button);
    const drawer = within(screen.getByRole('dialog', { name: zh.header.menu }));
    expect(drawer.getByRole('tab', { name: '订单' })).toHaveAttribute('aria-selected', 'true');
    expect(drawer.getByRole('link', { name: /wantBuyList/ })).toHaveAttribute('aria-current', 'page');
    expect(drawer.getByRole('button', { name: /^语言/ })).toBeVisible();
    expect(drawer.getByRole('link', { name: zh.seller.back })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button).toHaveFocus();

    await user.click(button);
    await user.click(screen.getByRole('tab', { name: '商品' }));
    // Choosing a tab opens no page.
    expect(where()).toBe('/userAdmin/orders/wantBuyList');
    await user.click(screen.getByRole('link', { name: /goodsList/ }));
    expect(where()).toBe('/userAdmin/goods/goodsList');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('without a token leads to login', async () => {
    const { where } = await open(<SellerFrame />, '/userAdmin/shop/ShopInfo');
    await waitFor(() => expect(where()).toBe('/login'));
  });
});
