import { paths } from '@mall/contract/core/paths';
import { useQueryOf, useSession } from '@mall/platform';
import { useTranslation } from 'react-i18next';
import { type Answer, unanswered } from './answer.ts';

/** A shop's offer to the member: for a purchase request, or with a room that the shop designed. */
export const useQuoteSheet = (id: string): Answer => {
  const { t } = useTranslation('print');
  const signedIn = useSession().token !== null;
  const quote = useQueryOf('quote.detail', { id }, { enabled: signedIn && id !== '', quiet: true });
  if (id === '') return { status: 'missing' };
  if (!signedIn) return { status: 'signIn' };
  if (!quote.data) return unanswered(quote.error, () => void quote.refetch());

  const { no, wantRemark, design, lines, goods, freight, total, validUntil, note } = quote.data;
  return {
    status: 'ready',
    sheet: {
      kind: 'quote',
      no,
      name: design?.name || t('quote.name', { no }),
      text: [wantRemark, note].filter(Boolean).join(' · '),
      picture: null,
      groups: [
        {
          key: 'lines',
          name: t('quote.lines'),
          lines: lines.map((line, at) => ({
            key: String(at),
            name: line.name,
            text: line.specText,
            image: line.image,
            qty: line.qty,
            price: line.unitPrice,
          })),
        },
      ],
      totals: [
        { id: 'pieces', label: t('total.goods'), amount: goods },
        { id: 'freight', label: t('total.freight'), amount: freight },
        { id: 'total', label: t('total.total'), amount: total, kind: 'total' },
      ],
      promise: null,
      validUntil,
      path: paths.memberOffers(),
    },
  };
};
