import type { AreaOptions } from '../../platform/area.ts';
import { expectAllDone } from '../../platform/jobs/due.ts';
import { createOrder, priceOrder, toPreview } from '../../trade/index.ts';
import { publicUrl } from '../../platform/settings/settings.ts';
import { campaigns } from '../campaigns.ts';
import { boostBasket } from './basket.ts';
import { markOf } from './device.ts';
import { endAllDue } from './end.ts';
import { createBoostOffice } from './office.ts';
import { createBoosts } from './service.ts';
import { readBoost } from './read.queries.ts';

export const boostRoutes = ({
  route,
  opened: { db },
  answers,
  limits,
  jobs,
  settings,
  ports: { secret },
}: AreaOptions): void => {
  const boosts = createBoosts({ db }, publicUrl(settings));
  const office = createBoostOffice({ db });
  route.visitor('boost.center', (input, caller) => boosts.center(caller, input));
  route.member('boost.mine', (input, caller) => boosts.mine(caller, input));
  route.visitor('boost.detail', ({ id }, caller, request) =>
    boosts.detail(caller, id, markOf(secret, caller, request)),
  );
  route.member('boost.share', async ({ id }, caller) => {
    await limits.take('qrCode', caller.ip);
    return boosts.share(caller, id);
  });
  route.member('boost.initiate', async (input, caller, request) => {
    await limits.take('boostPerMember', caller.memberId);
    return boosts.initiate(caller, input, markOf(secret, caller, request));
  });
  route.member('boost.help', async (input, caller, request) => {
    await limits.take('boostPerMember', caller.memberId);
    return boosts.help(caller, input, markOf(secret, caller, request));
  });
  route.member('boost.preview', async (input, caller) => {
    const now = await readBoost(db, caller, { ...input, key: null });
    return toPreview(priceOrder(caller, boostBasket(now), now, ''), caller);
  });
  route.member('boost.order', async (input, caller) => {
    await limits.take('orderPerMember', caller.memberId);
    return createOrder({ db, campaigns, answers, secret }, caller, 'boost.order', input, {
      read: (key) => readBoost(db, caller, { ...input, key }),
      basket: boostBasket,
    });
  });
  route.operator('platformBoost.list', (input, caller) => office.list(caller, input));
  route.operator('platformBoost.create', (input, caller) => office.create(caller, input));
  route.operator('platformBoost.close', (input, caller) => office.close(caller, input));
  route.operator('platformBoost.launches', (input, caller) => office.launches(caller, input));
  route.operator('platformBoost.decide', (input, caller) => office.decide(caller, input));
  jobs.define('boost.end', async () => expectAllDone(await endAllDue(db)), '* * * * *');
};
