import type { ReceiverPart } from '@mall/contract/operator/mall-shop-orders';
import { useMutationOf } from '@mall/platform';
import { useTranslation } from 'react-i18next';
import { Masked } from '../Masked.tsx';
import { useMayOperate } from '../useMe.ts';

type Props = { id: string; what: ReceiverPart; masked: string };

/** A masked part of whom an order goes to, which who may handle orders can see whole. */
export function MaskedPart({ id, what, masked }: Props) {
  const { t } = useTranslation('shopsOrders');
  const may = useMayOperate('order.edit');
  const look = useMutationOf('mallShopOrder.reveal', { refreshes: ['operatorLog.list'] });
  // Nothing stands behind the mask of somebody who is erased.
  return (
    <Masked
      masked={masked}
      whole={look.data?.value}
      look={
        may && masked !== ''
          ? {
              label: t(`reveal.${what}`),
              hint: t('reveal.logged'),
              busy: look.isPending,
              onLook: () => look.mutate({ id, what }),
            }
          : undefined
      }
    />
  );
}
