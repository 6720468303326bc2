import type { Output } from '@mall/contract/operations';
import { fakeApi, prepare } from '@mall/testing';
import { session, tab } from '../index.ts';
import { callerHeaders } from '../api/headers.ts';
import { learnFacts } from './facts.ts';

const place = (shopId: string | null): Output<'member.isShop'> =>
  shopId === null
    ? { isShop: 0, shopId, role: null, permissions: [] }
    : { isShop: 1, shopId, role: 'sales', permissions: ['order.view'] };

describe('the shop in whose office a tab is', () => {
  it('goes along with every call', async () => {
    await prepare({ who: { token: 'T' } });
    expect(callerHeaders()).not.toHaveProperty('x-shop');
    sessionStorage.setItem('office', '"shop-2"');
    expect(callerHeaders()).toMatchObject({ token: 'T', 'x-shop': 'shop-2' });
  });

  it('is forgotten when one does not work there any more, and one is back in one’s own', async () => {
    await prepare({ who: { token: 'T' } });
    sessionStorage.setItem('office', '"shop-2"');
    fakeApi({
      'member.isShop': () => place(tab.read('office') === undefined ? 'shop-1' : null),
      'distribution.status': { isDistribute: 0, status: 'none' },
    });
    await learnFacts();
    expect(tab.read('office')).toBeUndefined();
    expect(session.read()).toMatchObject({ isShop: true, permissions: ['order.view'] });
  });

  it('ends with the session', async () => {
    await prepare({ who: { token: 'T' } });
    sessionStorage.setItem('office', '"shop-2"');
    session.signOut();
    expect(tab.read('office')).toBeUndefined();
  });
});
