import type { Output } from '@mall/contract/operations';
import { useUndoToast } from '@mall/office';
import { queryClient, queryKeyOf, refresh, useMutationOf, useQueryOf } from '@mall/platform';
import { useTranslation } from 'react-i18next';

export const kinds = ['coupon', 'seckill', 'boost'] as const;
export type Kind = (typeof kinds)[number];
export type Campaigns = Output<'shopCampaign.get'>;

/** Which of the mall's campaigns run in the shop; a change can be taken back for eight seconds. */
export const useMallCampaigns = () => {
  const { t } = useTranslation('mallCampaigns');
  const undoToast = useUndoToast();
  const answer = useQueryOf('shopCampaign.get', {});
  // Whoever was slower than somebody else is told so, and sees what holds now.
  const save = useMutationOf('shopCampaign.save', {
    onSuccess: (saved) => void queryClient.setQueryData(queryKeyOf('shopCampaign.get', {}), saved),
    onError: () => void refresh('shopCampaign.get'),
  });
  const put = (now: Campaigns, kind: Kind, takesPart: boolean, onSuccess?: (now: Campaigns) => void) => {
    const { version, coupon, seckill, boost } = now;
    const as = { coupon: coupon === null, seckill: seckill === null, boost: boost === null };
    save.mutate({ version, ...as, [kind]: takesPart }, { onSuccess });
  };
  return {
    ...answer,
    /** One change after the other: the next is of what the one before has made. */
    set: (now: Campaigns, kind: Kind, takesPart: boolean): void => {
      if (save.isPending) return;
      put(now, kind, takesPart, (saved) =>
        undoToast(t(takesPart ? `${kind}.joined` : `${kind}.left`), t('undo'), () =>
          put(saved, kind, !takesPart),
        ),
      );
    },
  };
};
