import { codeCheck } from '@mall/contract/core/limits';
import { Refusal } from '@mall/contract/core/refusals';
import { paths } from '@mall/contract/core/paths';
import type { AreaOptions } from '../../platform/area.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { normalCode } from '../../platform/http/context.ts';
import { shopCodeGuard } from '../../platform/http/shop-code-guard.ts';
import { publicUrl } from '../../platform/settings/settings.ts';
import { toShopInfo } from './present.ts';
import { createQrCodes, ownAddress } from '../../platform/qr/qr-code.ts';
import { latestChange, openShop, shopById, waitingChanges } from './queries.ts';
import { decideChange } from './decide.ts';
import { proposeChange } from './service.ts';

export const shopRoutes = ({ route, opened: { db }, settings, limits, answers }: AreaOptions): void => {
  const codes = createQrCodes();
  const shopCodes = shopCodeGuard(limits);
  const origin = new URL(publicUrl(settings)).origin;
  const findOpen = async (code: string, caller: Caller) => {
    const normal = normalCode(code.trim());
    if (normal === null) return undefined;
    const shop = await openShop(db, normal);
    await shopCodes.check(caller.ip, normal, shop !== undefined);
    return shop;
  };

  route.visitor('shop.checkCode', async ({ code }, caller) => ({
    checkStatus: (await findOpen(code, caller)) === undefined ? codeCheck.unknown : codeCheck.open,
  }));
  route.visitor('shop.byCode', async ({ code }, caller) => {
    const shop = await findOpen(code, caller);
    if (shop === undefined) throw new Refusal('shop.wrongCode');
    return toShopInfo(shop);
  });
  route.visitor('shop.info', async (_input, caller, request) => {
    const asked = (request.headers['code'] ?? '') !== '';
    const id = caller.shop?.id ?? (asked ? undefined : caller.staff?.shopId);
    const shop = id === undefined ? undefined : await shopById(db, id);
    if (shop === undefined) throw new Refusal('shop.wrongCode');
    return toShopInfo(shop);
  });
  route.staff('shop.profile', async (_input, caller) => {
    const shop = await shopById(db, caller.staff.shopId);
    if (shop === undefined) throw new Refusal('missing');
    return {
      live: toShopInfo(shop),
      change: await latestChange(db, shop.id),
      promotionUrl: `${publicUrl(settings).replace(/\/$/, '')}${paths.home()}?code=${shop.code}`,
    };
  });
  route.staff('shop.update', (draft, caller) => proposeChange(db, caller, draft));
  route.operator('platformShop.list', (paging) => waitingChanges(db, paging));
  route.operator('platformShop.decide', async (input, caller) => {
    await decideChange(db, caller, input);
    answers.raise('shops');
    return null;
  });
  route.cached('shop.qrCode', [], async ({ url }, caller, request) => {
    const address = ownAddress(url, [origin, `${request.protocol}://${request.host}`]);
    if (!codes.has(address)) await limits.take('qrCode', caller.ip);
    return codes.of(address);
  });
};
