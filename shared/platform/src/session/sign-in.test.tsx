import { type Answers, fakeApi, refused, prepare } from '@mall/testing';
import {
  cartCount,
  events,
  rememberIntent,
  rememberTarget,
  seedCartCount,
  session,
  signIn,
  signOut,
  takeTarget,
  toasts,
} from '../index.ts';

const rina = {
  id: '7',
  name: 'Rina',
  image: null,
  mobile: '138****0001',
  mobileProved: true,
  sex: 0,
  birthday: null,
  email: null,
  rank: { level: 1, label: 'Gold' },
} as const;
const member = {
  'member.userInfo': rina,
  'member.isShop': { isShop: 0, shopId: null, role: null, permissions: [] },
  'distribution.status': { isDistribute: 1, status: 'approved' },
  'message.count': { messageCount: 3 },
  'cart.get': { list: [{}, {}, null], count: 2, total: 0 } as never, // entries need no content to be counted
} satisfies Answers;

describe('signing in', () => {
  it('stores the token, learns who it is, counts the cart and returns to where one was', async () => {
    await prepare();
    fakeApi(member);
    rememberTarget('/product?productId=7');
    await expect(signIn('T9')).resolves.toBe('/product?productId=7');
    expect(localStorage.getItem('token')).toBe('T9');
    expect(session.read()).toMatchObject({ user: rina, isDistribute: true, isShop: false, known: true });
    await seedCartCount();
    expect(cartCount()).toBe(2);
  });

  it('returns to the page of a link with its token', async () => {
    await prepare();
    history.replaceState(null, '', '/orderLink#T7');
    rememberTarget();
    expect(takeTarget()).toBe('/orderLink#T7');
    history.replaceState(null, '', '/');
  });

  it('leads to / when nothing was remembered, and never to another site', async () => {
    await prepare();
    expect(takeTarget()).toBe('/');
    rememberTarget('//evil.test/');
    expect(takeTarget()).toBe('/');
    rememberTarget('/\\evil.test/');
    expect(takeTarget()).toBe('/');
  });

  it('does what was refused for want of it', async () => {
    await prepare({ lang: 'en' });
    const calls = fakeApi({ ...member, 'cart.add': { count: 1 } });
    rememberIntent({ op: 'cart.add', input: { skuId: '12', qty: 2 } });
    await signIn('T9');
    expect(calls.filter(({ op }) => op === 'cart.add').map(({ input }) => input)).toEqual([
      { skuId: '12', qty: '2' },
    ]);
    expect(toasts.get().map(({ text }) => text)).toEqual(['Added to cart']);
  });

  it('asks for user and distribution once per tab', async () => {
    await prepare();
    const calls = fakeApi(member);
    await signIn('T9');
    expect(JSON.parse(sessionStorage.getItem('userInfo') ?? '')).toEqual(rina);
    expect(calls.filter(({ op }) => op === 'member.userInfo')).toHaveLength(1);
  });
});

describe('signing out', () => {
  it('forgets the person and keeps the shop', async () => {
    await prepare({ who: { token: 'T', code: 'DEMO88' } });
    fakeApi({ 'session.logout': null });
    events.emit('cart/changed', { count: 4 });
    await signOut();
    expect(session.read()).toMatchObject({ token: null, code: 'DEMO88' });
    expect(cartCount()).toBe(0);
  });

  it("that fails is told after the spec's words, and nothing ends", async () => {
    await prepare({ who: { token: 'T' }, lang: 'en' });
    fakeApi({
      'session.logout': () => {
        throw refused('failed', 'try later');
      },
    });
    await signOut();
    expect(toasts.get().map(({ text }) => text)).toEqual(['Login failed to log out. try later']);
    expect(session.read().token).toBe('T');
  });
});
