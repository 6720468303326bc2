import type { PromoterPart } from '@mall/contract/operator/platform-promoters';
import { useMutationOf } from '@mall/platform';
import { useTranslation } from 'react-i18next';
import { Masked } from '../Masked.tsx';
import { useMayOperate } from '../useMe.ts';

type Props = { userId: string; what: PromoterPart; masked: string };

/** A masked part of an application, which who decides about promoters can see whole. */
export function MaskedPart({ userId, what, masked }: Props) {
  const { t } = useTranslation('mallPromoters');
  const may = useMayOperate('campaign.edit');
  const look = useMutationOf('platformPromoter.reveal', { refreshes: ['operatorLog.list'] });
  return (
    <Masked
      masked={masked}
      whole={look.data?.value}
      look={
        may
          ? {
              label: t(`reveal.${what}`),
              hint: t('reveal.logged'),
              busy: look.isPending,
              onLook: () => look.mutate({ userId, what }),
            }
          : undefined
      }
    />
  );
}
