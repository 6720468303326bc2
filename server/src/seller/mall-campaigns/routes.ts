import type { AreaOptions } from '../../platform/area.ts';
import { createShopCampaigns } from './service.ts';

export const shopCampaignRoutes = ({ route, opened: { db }, answers }: AreaOptions): void => {
  const campaigns = createShopCampaigns({ db, answers });
  route.staff('shopCampaign.get', (_input, caller) => campaigns.get(caller));
  route.staff('shopCampaign.save', (input, caller) => campaigns.save(caller, input));
};
