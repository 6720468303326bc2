import { operations } from '@mall/contract/operations';
import { permissions } from '@mall/contract/core/permissions';
import { redirects } from '@mall/contract/core/redirects';
import type { OperationName } from '@mall/contract/core/wire';
import { tab } from '@mall/platform';
import { renderScreen } from '@mall/testing';
import { screen, waitFor } from '@testing-library/react';
import declared from '../../remote.config.ts';
import en from '../phrases/en.json' with { type: 'json' };
import { allowed } from './allowed.tsx';

/** The first operation of each page: without its permission the page would have nothing to display. */
const reads: Readonly<Record<string, OperationName>> = {
  'seller.shopInfo': 'shop.profile',
  'seller.promote': 'shop.profile',
  'seller.factor': 'priceFactor.show',
  'seller.goodsList': 'shopGoods.list',
  'seller.retailPrice': 'shopGoods.prices',
  'seller.priceImport': 'shopPrice.template',
  'seller.coupons': 'shopCoupon.list',
  'seller.couponForm': 'shopCoupon.save',
  'seller.mallCampaigns': 'shopCampaign.get',
  'seller.flashSales': 'shopSeckill.list',
  'seller.flashSaleForm': 'shopSeckill.save',
  'seller.goodsImport': 'ownGoods.template',
  'seller.goodsManage': 'ownGoods.list',
  'seller.stock': 'shopStock.list',
  'seller.stockSheet': 'shopStock.template',
  'seller.customGoods': 'ownGoods.list',
  'seller.addGoods': 'ownGoods.create',
  'seller.goodsBrand': 'ownBrand.list',
  'seller.packages': 'ownPackage.list',
  'seller.packageForm': 'ownPackage.detail',
  'seller.caseManage': 'ownCase.list',
  'seller.caseForm': 'ownCase.create',
  'seller.deliveries': 'delivery.list',
  'seller.delivery': 'delivery.show',
  'seller.staff': 'staff.list',
  'seller.roles': 'role.list',
  'seller.reports': 'shopReport.sales',
  'seller.settlement': 'shopSettlement.show',
  'seller.accounts': 'shopTransferAccount.list',
  'seller.webhooks': 'shopWebhook.list',
  'seller.audit': 'audit.list',
  'seller.orderList': 'shopOrder.list',
  'seller.customers': 'shopCustomer.list',
  'seller.talk': 'shopTalk.list',
  'seller.orderDrafts': 'orderDraft.list',
  'seller.reviews': 'shopReview.list',
  'seller.wants': 'shopPurchaseRequest.list',
};
/**
 * Members read their own messages by the same operations; the shop's need this permission. Anything absent
 * here is open to all staff: each part of the overview and each kind of job requires its own permission.
 */
const apart: Readonly<Record<string, (typeof permissions)[number]>> = {
  'seller.shopMessage': 'message.view',
};

it('every page needs the key that the server asks for what it shows', () => {
  for (const { id, needs } of declared.routes) {
    const read = reads[id];
    expect([id, needs]).toEqual([
      id,
      read === undefined ? apart[id] : operations[read].access.replace('staff:', ''),
    ]);
  }
});

const doors = allowed(declared.routes, {
  'seller.staff': async () => ({ Component: () => <p>the people</p> }),
  'seller.shopInfo': async () => ({ Component: () => <p>the shop</p> }),
});
const open = async (
  granted: readonly (typeof permissions)[number][],
  known = true,
  owesSecondFactor: string | null = null,
) => {
  const { Component } = (await doors['seller.staff']?.()) ?? {};
  if (Component === undefined) throw new Error('no such door');
  return renderScreen(<Component />, {
    lang: 'en',
    phrases: { seller: en },
    who: { token: 't', isShop: true, permissions: [...granted], known, owesSecondFactor },
    api: { 'staff.helpers': { permission: 'See staff', roleName: 'Sales', helpers: ['Wen Li', 'Maya'] } },
  });
};

describe('a page of the office', () => {
  it('leads an owner who owes a second factor to it, whatever they may see', async () => {
    const at = 'https://mall.test/userCenter/userInfo?part=security';
    await open(['staff.view'], true, at);
    expect(await screen.findByText('The owner of a shop signs in with a second factor')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Set up a second factor' })).toHaveAttribute('href', at);
    expect(screen.queryByText('the people')).not.toBeInTheDocument();
  });

  it('is shown to who has its key', async () => {
    await open(['staff.view']);
    expect(screen.getByText('the people')).toBeVisible();
  });

  it('tells others what is missing, what they are, who can help, and where they may go', async () => {
    await open(['order.view']);
    expect(await screen.findByText('This page needs the permission “See staff”')).toBeVisible();
    expect(screen.getByText('Your role is Sales, which does not have it (staff.view).')).toBeVisible();
    expect(screen.getByText('Wen Li and Maya can give it to you.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to All orders' })).toHaveAttribute(
      'href',
      '/userAdmin/orders/orderList',
    );
    expect(screen.queryByText('the people')).toBeNull();
  });

  it('that the office itself leads to gives way to the first that the role may open', async () => {
    const { Component } = (await doors['seller.shopInfo']?.()) ?? {};
    if (Component === undefined) throw new Error('no such door');
    const { where } = await renderScreen(<Component />, {
      lang: 'en',
      phrases: { seller: en },
      route: redirects['/userAdmin'],
      at: redirects['/userAdmin'],
      who: { token: 't', isShop: true, permissions: ['order.view'], known: true },
    });
    await waitFor(() => expect(where()).toBe('/userAdmin/orders/orderList'));
    expect(screen.queryByText('the shop')).toBeNull();
  });

  it('stands below a bar for an operator who only looks, which leads back', async () => {
    const { Component } = (await doors['seller.staff']?.()) ?? {};
    if (Component === undefined) throw new Error('no such door');
    const oak = { id: 's1', code: 'OAK2026', storeName: 'Oak', logo: null, suspended: false, active: true };
    const Looked = () => {
      tab.write('looking', { shopId: 's1', until: '2026-11-26T12:30:00Z' });
      return <Component />;
    };
    const look = (granted: readonly (typeof permissions)[number][]) =>
      renderScreen(<Looked />, {
        lang: 'en',
        phrases: { seller: en },
        who: { token: 't', isShop: true, shopId: 's1', permissions: [...granted], known: true },
        api: {
          'staff.shops': { list: [{ ...oak, roleId: 'looking', roleName: 'Looking only' }] },
          'shopLook.end': null,
        },
      });
    // Whoever may change something there works in the shop.
    await look(['staff.view', 'staff.edit']);
    expect(screen.queryByText(/Nothing can be changed here/)).toBeNull();
    const { user, calls } = await look(['staff.view']);
    expect(
      await screen.findByText(/You see Oak as its people do. Nothing can be changed here. Until/),
    ).toBeVisible();
    expect(screen.getByText('the people')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to the console' }));
    await waitFor(() => expect(calls.some(({ op }) => op === 'shopLook.end')).toBe(true));
  });

  it('says nothing before it is known who is here', async () => {
    await open([], false);
    expect(screen.queryByText(/needs the permission/)).toBeNull();
    expect(screen.queryByText('the people')).toBeNull();
  });
});
