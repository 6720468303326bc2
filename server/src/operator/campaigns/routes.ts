import type { AreaOptions } from '../../platform/area.ts';
import { createCampaigns } from './service.ts';

export const campaignRoutes = ({ route, opened: { db }, answers }: AreaOptions): void => {
  const campaigns = createCampaigns({ db, answers });
  route.operator('mallCampaign.list', (input, caller) => campaigns.list(caller, input));
  route.operator('mallCampaign.calendar', (input, caller) => campaigns.calendar(caller, input));
  route.operator('mallCampaign.detail', (input, caller) => campaigns.detail(caller, input));
  route.operator('mallCampaign.goods', (input, caller) => campaigns.goods(caller, input));
  route.operator('mallCampaign.choices', (input, caller) => campaigns.choices(caller, input));
  route.operator('mallCampaign.saveSeckill', (input, caller) => campaigns.saveSeckill(caller, input));
  route.operator('mallCampaign.saveCoupon', (input, caller) => campaigns.saveCoupon(caller, input));
  route.operator('mallCampaign.saveBoost', (input, caller) => campaigns.saveBoost(caller, input));
  route.operator('mallCampaign.discard', (input, caller) => campaigns.discard(caller, input));
  route.operator('mallCampaign.schedule', (input, caller) => campaigns.schedule(caller, input));
  route.operator('mallCampaign.adjust', (input, caller) => campaigns.adjust(caller, input));
  route.operator('mallCampaign.close', (input, caller) => campaigns.close(caller, input));
};
