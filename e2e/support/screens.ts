import type { Page } from '@playwright/test';
import type { Language } from '@mall/contract/core/languages';
import type { Screen } from '../spec-routes.ts';
import { data, mallUrl } from './api.ts';
import { newEnvelopes } from './boosts.ts';
import { firstSku, products } from './goods.ts';
import { arrive } from './mall.ts';
import { demo, signIn } from './people.ts';

export type Tour = {
  member: string;
  promoter: string;
  owner: string;
  operator: string;
  addressOf: (screen: Screen) => string;
};

/** Of each mall that this worker has used: its tests open screens with one plan. */
const plans = new Map<string, Promise<Tour>>();

/**
 * Everything for a walk over all screens: the demo's member and owner, who have orders, messages and coupons,
 * and ids for the addresses. The walk only reads, except for what the demo lacks.
 */
export const planTour = (): Promise<Tour> => {
  const plan = plans.get(mallUrl()) ?? newPlan();
  plans.set(mallUrl(), plan);
  return plan;
};

const newPlan = async (): Promise<Tour> => {
  const [member, promoter, owner, operator, [product]] = await Promise.all([
    signIn(demo.member),
    signIn(demo.promoter),
    signIn(demo.owner),
    signIn(demo.operator),
    products(1),
  ]);
  if (product === undefined) throw new Error('The demo mall has no product');
  const [orders, shopOrders, deliveries, goods, packages, cases, cart] = await Promise.all([
    data('order.list', { tab: 'awaitingPayment', range: 'all', page: 1, size: 1 }, { token: member }),
    data('shopOrder.list', { tab: 'all', range: 'all', page: 1, size: 1 }, { token: owner }),
    data('delivery.list', { size: 1 }, { token: owner }),
    data('ownGoods.list', { tab: 'rejected', size: 1 }, { token: owner }),
    data('ownPackage.list', { tab: 'approved', size: 1 }, { token: owner }),
    data('ownCase.list', { tab: 'approved', size: 1 }, { token: owner }),
    data('cart.get', {}, { token: member }),
  ]);
  if (cart.list.length === 0)
    await data('cart.add', { skuId: firstSku(product).id, qty: 1 }, { token: member });
  const ids = {
    launch: await ownLaunch(member),
    product: product.id,
    order: orders.list[0]?.id,
    shopOrder: shopOrders.list[0]?.id,
    delivery: deliveries.list[0]?.id,
    ownGoods: goods.list[0]?.id,
    ownPackage: packages.list[0]?.id,
    ownCase: cases.list[0]?.id,
  };
  return {
    member,
    promoter,
    owner,
    operator,
    addressOf: ({ path, needs }) => {
      if (needs === undefined) return path;
      const id = ids[needs];
      if (id === undefined) throw new Error(`The demo mall has no ${needs} for ${path}`);
      return path + id;
    },
  };
};

/** A running boost of the member; the demo has none by itself. */
const ownLaunch = async (token: string): Promise<string> => {
  const { mine } = await data('boost.center', {}, { token });
  if (mine[0] !== undefined) return mine[0].id;
  const { id } = await newEnvelopes();
  return (await data('boost.initiate', { id }, { token })).id;
};

/** Visits as the person for whom the screen is. */
export const arriveFor = (page: Page, screen: Screen, tour: Tour, lang: Language = 'en'): Promise<void> => {
  switch (screen.who) {
    case 'visitor':
      return arrive(page, { lang });
    case 'shopCode':
      return arrive(page, { lang, code: demo.code });
    case 'member':
      return arrive(page, { lang, token: tour.member });
    case 'promoter':
      return arrive(page, { lang, token: tour.promoter });
    case 'owner':
      return arrive(page, { lang, token: tour.owner, code: demo.code });
    case 'operator':
      return arrive(page, { lang, token: tour.operator });
  }
};

/** The screens one after another, those of one visitor together, so that visitors seldom change. */
export const byVisitor = (all: readonly Screen[]): readonly (readonly Screen[])[] =>
  (['visitor', 'shopCode', 'member', 'promoter', 'owner', 'operator'] as const).map((who) =>
    all.filter((screen) => screen.who === who),
  );
