import { paths } from '@mall/contract/core/paths';
import { useQueryOf, useSession } from '@mall/platform';
import { useTranslation } from 'react-i18next';
import { type Answer, unanswered } from './answer.ts';

/** An order of the member, as they agreed to it. */
export const useOrderSheet = (id: string): Answer => {
  const { t } = useTranslation('print');
  const signedIn = useSession().token !== null;
  const order = useQueryOf('order.detail', { id }, { enabled: signedIn && id !== '', quiet: true });
  if (id === '') return { status: 'missing' };
  if (!signedIn) return { status: 'signIn' };
  if (!order.data) return unanswered(order.error, () => void order.refetch());

  const { no, lines, address, goods, discount, freight, pay, promisedAt, currency, statusText } = order.data;
  const place = [address.province, address.city, address.district, address.detail].filter(Boolean).join(' ');
  return {
    status: 'ready',
    sheet: {
      kind: 'order',
      no,
      name: t('order.name', { no }),
      text: [statusText, address.name, place].filter(Boolean).join(' · '),
      picture: null,
      groups: [
        {
          key: 'lines',
          name: t('order.lines'),
          lines: lines.map((line) => ({
            key: line.id,
            name: line.name,
            text: line.specText,
            image: line.image,
            qty: line.qty,
            price: line.price,
          })),
        },
      ],
      totals: [
        { id: 'pieces', label: t('total.goods'), amount: goods },
        ...(discount > 0
          ? [{ id: 'discount', label: t('total.discount'), amount: -discount, kind: 'saving' as const }]
          : []),
        { id: 'freight', label: t('total.freight'), amount: freight },
        { id: 'total', label: t('total.total'), amount: pay, kind: 'total' },
      ],
      promise: promisedAt,
      currency,
      path: paths.memberOrders({ orderId: id }),
    },
  };
};
