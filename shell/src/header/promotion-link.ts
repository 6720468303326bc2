import { ApiError, api, common, reportFailure, toast } from '@mall/platform';

/** Copies the owner's promotion link: the home page with his own shop's code (spec §9). */
export const copyPromotionLink = async (): Promise<void> => {
  try {
    const { promotionUrl } = await api('shop.profile', {});
    await navigator.clipboard.writeText(promotionUrl);
    toast.success(common('done.linkCopied'));
  } catch (error) {
    if (error instanceof ApiError) reportFailure(error);
    else toast.error(common('failure.operation'));
  }
};
