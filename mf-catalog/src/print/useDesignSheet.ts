import { billLinesOf } from '@mall/contract/catalog/design';
import { centimetres } from '@mall/contract/core/measures';
import { paths } from '@mall/contract/core/paths';
import { useQueryOf, useSession } from '@mall/platform';
import { useTranslation } from 'react-i18next';
import { type Answer, unanswered } from './answer.ts';

/**
 * A design with everything that must be bought for it: the caller's own by `id`, another member's by the code
 * of a share link.
 */
export const useDesignSheet = ({ id, share }: { id: string; share: string }): Answer => {
  const { t } = useTranslation('print');
  const signedIn = useSession().token !== null;
  const own = useQueryOf(
    'design.detail',
    { id: id || 'none' },
    { enabled: id !== '' && signedIn, quiet: true },
  );
  const shared = useQueryOf(
    'design.shared',
    { shareCode: share || 'none' },
    { enabled: id === '' && share !== '', quiet: true },
  );
  const design = id === '' ? shared : own;
  const items = design.data?.plan.items ?? [];
  const wanted = billLinesOf(items).map(({ skuId, qty }) => `${skuId}*${qty}`);
  const bill = useQueryOf('design.bill', { lines: wanted }, { enabled: wanted.length > 0, quiet: true });

  if (id === '' && share === '') return { status: 'missing' };
  if (id !== '' && !signedIn) return { status: 'signIn' };
  const again = () => void (design.isError ? design.refetch() : bill.refetch());
  if (!design.data || (wanted.length > 0 && !bill.data)) return unanswered(design.error ?? bill.error, again);

  const lines = bill.data?.lines ?? [];
  const bought = lines.filter(({ problem }) => problem === null);
  const ownPieces = items.filter((item) => item.own !== null);
  return {
    status: 'ready',
    sheet: {
      kind: 'design',
      name: design.data.name,
      text: t('design.text', { count: items.length }),
      picture: null,
      groups: [
        {
          key: 'sold',
          name: t('design.sold'),
          lines: lines.map((line) => ({
            key: line.skuId,
            name: line.name,
            text: [line.specText, centimetres(line.size)].filter(Boolean).join(' · '),
            image: line.image,
            qty: line.qty,
            price: line.problem === null ? line.memberPrice : null,
            ...(line.problem === null ? {} : { note: t('design.unavailable') }),
          })),
        },
        ...(ownPieces.length === 0
          ? []
          : [
              {
                key: 'own',
                name: t('design.own'),
                lines: ownPieces.map((item) => ({
                  key: item.id,
                  name: item.own?.name || t('design.unnamed'),
                  text: centimetres({ w: item.own?.w ?? 0, d: item.own?.d ?? 0, h: item.own?.h ?? 0 }),
                  image: null,
                  qty: 1,
                  price: null,
                })),
              },
            ]),
      ],
      totals: [
        {
          id: 'pieces',
          label: t('total.memberPieces'),
          amount: bought.reduce((sum, { goods }) => sum + goods, 0),
        },
        { id: 'freight', label: t('total.freight'), amount: bill.data?.freight ?? 0 },
        { id: 'total', label: t('total.total'), amount: bill.data?.pay ?? 0, kind: 'total' },
      ],
      promise: bill.data?.promise ?? null,
      path: paths.cloudDesign(id === '' ? { share } : { id }),
    },
  };
};
