import type { AreaOptions } from '../../platform/area.ts';
import { publicUrl } from '../../platform/settings/settings.ts';
import { createOrder } from '../orders/create.ts';
import { priceOrder, toPreview } from '../orders/price.ts';
import { draftBasket, readLink } from './basket.ts';
import { ofMall, ofShop } from './seller.ts';
import { createOrderDraftService } from './service.ts';
import { showLink } from './show-link.ts';

export const orderDraftRoutes = ({
  route,
  opened,
  settings,
  answers,
  limits,
  ports: { secret },
  hooks: { campaigns },
}: AreaOptions): void => {
  const { db } = opened;
  const shops = createOrderDraftService('orderDraft', { db, publicUrl: publicUrl(settings) });
  route.staff('orderDraft.list', (input, caller) => shops.list(ofShop(caller), input));
  route.staff('orderDraft.detail', ({ id }, caller) => shops.detail(ofShop(caller), id));
  route.staff('orderDraft.price', (input, caller) => shops.price(ofShop(caller), input));
  route.staff('orderDraft.customer', async ({ phone }, caller) => {
    await limits.take('contactPerMember', caller.memberId);
    return shops.customer(ofShop(caller), phone);
  });
  route.staff('orderDraft.create', (input, caller) => shops.create(ofShop(caller), input));
  route.staff('orderDraft.save', (input, caller) => shops.save(ofShop(caller), input));
  route.staff('orderDraft.copy', ({ id }, caller) => shops.copy(ofShop(caller), id));
  route.staff('orderDraft.remove', ({ id }, caller) => shops.remove(ofShop(caller), id));
  route.staff('orderDraft.restore', ({ id }, caller) => shops.restore(ofShop(caller), id));
  route.staff('orderDraft.send', (input, caller) => shops.send(ofShop(caller), input));
  route.staff('orderDraft.withdraw', ({ id }, caller) => shops.withdraw(ofShop(caller), id));

  const malls = createOrderDraftService('platformOrderDraft', { db, publicUrl: publicUrl(settings) });
  route.operator('platformOrderDraft.list', (input, caller) => malls.list(ofMall(caller), input));
  route.operator('platformOrderDraft.detail', ({ id }, caller) => malls.detail(ofMall(caller), id));
  route.operator('platformOrderDraft.price', (input, caller) => malls.price(ofMall(caller), input));
  route.operator('platformOrderDraft.customer', async ({ phone }, caller) => {
    await limits.take('contactPerMember', caller.memberId);
    return malls.customer(ofMall(caller), phone);
  });
  route.operator('platformOrderDraft.create', (input, caller) => malls.create(ofMall(caller), input));
  route.operator('platformOrderDraft.save', (input, caller) => malls.save(ofMall(caller), input));
  route.operator('platformOrderDraft.copy', ({ id }, caller) => malls.copy(ofMall(caller), id));
  route.operator('platformOrderDraft.remove', ({ id }, caller) => malls.remove(ofMall(caller), id));
  route.operator('platformOrderDraft.restore', ({ id }, caller) => malls.restore(ofMall(caller), id));
  route.operator('platformOrderDraft.send', (input, caller) => malls.send(ofMall(caller), input));
  route.operator('platformOrderDraft.withdraw', ({ id }, caller) => malls.withdraw(ofMall(caller), id));

  route.visitor('orderLink.show', async ({ token }, caller, request) => {
    await limits.take('orderLink', request.ip);
    return showLink(db, caller, token);
  });
  route.member('orderLink.preview', async (input, caller) => {
    await limits.take('orderLink', caller.ip);
    const { read, buyer } = await readLink(db, caller, { ...input, key: null });
    return toPreview(priceOrder(buyer, draftBasket(read), read, ''), buyer);
  });
  route.member('orderLink.take', async (input, caller) => {
    await limits.take('orderPerMember', caller.memberId);
    const { buyer } = await readLink(db, caller, { ...input, key: null });
    return createOrder({ db, campaigns, answers, secret }, buyer, 'orderLink.take', input, {
      read: async (key) => (await readLink(db, caller, { ...input, key })).read,
      basket: draftBasket,
    });
  });
};
