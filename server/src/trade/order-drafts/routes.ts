import type { AreaOptions } from '../../platform/area.ts';
import { publicUrl } from '../../platform/settings/settings.ts';
import { createOrder } from '../orders/create.ts';
import { priceOrder, toPreview } from '../orders/price.ts';
import { draftBasket, readLink } from './basket.ts';
import { createOrderDraftService } from './service.ts';

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
  const drafts = createOrderDraftService({ db, publicUrl: publicUrl(settings) });
  route.staff('orderDraft.list', (input, caller) => drafts.list(caller, input));
  route.staff('orderDraft.detail', ({ id }, caller) => drafts.detail(caller, id));
  route.staff('orderDraft.price', (input, caller) => drafts.price(caller, input));
  route.staff('orderDraft.customer', async ({ phone }, caller) => {
    await limits.take('contactPerMember', caller.memberId);
    return drafts.customer(caller, phone);
  });
  route.staff('orderDraft.create', (input, caller) => drafts.create(caller, input));
  route.staff('orderDraft.save', (input, caller) => drafts.save(caller, input));
  route.staff('orderDraft.copy', ({ id }, caller) => drafts.copy(caller, id));
  route.staff('orderDraft.remove', ({ id }, caller) => drafts.remove(caller, id));
  route.staff('orderDraft.restore', ({ id }, caller) => drafts.restore(caller, id));
  route.staff('orderDraft.send', (input, caller) => drafts.send(caller, input));
  route.staff('orderDraft.withdraw', ({ id }, caller) => drafts.withdraw(caller, id));

  route.visitor('orderLink.show', async ({ token }, caller, request) => {
    await limits.take('orderLink', request.ip);
    return drafts.link(caller, token);
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
