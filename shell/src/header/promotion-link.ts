import { api, copyLink, reportFailure } from '@mall/platform';

/** Copies the owner's promotion link: the home page with their own shop's code (spec §9). */
export const copyPromotionLink = async (): Promise<void> => {
  try {
    const { promotionUrl } = await api('shop.profile', {});
    await copyLink(promotionUrl);
  } catch (error) {
    reportFailure(error);
  }
};
