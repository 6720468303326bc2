import type { AreaOptions } from '../../platform/area.ts';
import { createOrder } from '../orders/create.ts';
import { priceOrder, toPreview } from '../orders/price.ts';
import { quoteBasket, readQuote } from './basket.ts';
import { createQuoteService } from './service.ts';

export const quoteRoutes = ({
  route,
  opened,
  answers,
  limits,
  ports: { secret },
  hooks: { campaigns },
}: AreaOptions): void => {
  const { db } = opened;
  const quotes = createQuoteService({ db });
  route.member('quote.list', (paging, caller) => quotes.list(caller, paging));
  route.member('quote.detail', ({ id }, caller) => quotes.detail(caller, id));
  route.member('quote.decline', ({ id }, caller) => quotes.decline(caller, id));
  route.staff('shopQuote.offerDesign', async (input, caller) => {
    await limits.take('offerPerMember', caller.memberId);
    await limits.take('offerPerShopDay', caller.staff.shopId);
    return quotes.offerDesign(caller, input);
  });
  route.staff('shopQuote.list', (input, caller) => quotes.listForShop(caller, input));
  route.staff('shopQuote.withdraw', ({ id }, caller) => quotes.withdraw(caller, id));
  route.member('quote.preview', async (input, caller) => {
    const { read, buyer } = await readQuote(db, caller, { ...input, key: null });
    return toPreview(priceOrder(buyer, quoteBasket(read), read, ''), buyer);
  });
  route.member('quote.accept', async (input, caller) => {
    await limits.take('orderPerMember', caller.memberId);
    const { buyer } = await readQuote(db, caller, { ...input, key: null });
    return createOrder({ db, campaigns, answers, secret }, buyer, 'quote.accept', input, {
      read: async (key) => (await readQuote(db, caller, { ...input, key })).read,
      basket: quoteBasket,
    });
  });
};
