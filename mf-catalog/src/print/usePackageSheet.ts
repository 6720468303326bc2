import { centimetres } from '@mall/contract/core/measures';
import { paths } from '@mall/contract/core/paths';
import { isNumId } from '@mall/contract/core/read-query';
import { useQueryOf, useSession } from '@mall/platform';
import { useTranslation } from 'react-i18next';
import { readChoice, sentChoice, skusIn, writeChoice } from '../package-choice.ts';
import { type Answer, unanswered } from './answer.ts';

/** A package with the pieces that the address chose. A member sees their own prices. */
export const usePackageSheet = ({ id, chosen: text }: { id: string; chosen: string }): Answer => {
  const { t } = useTranslation('print');
  const member = useSession().token !== null;
  const isId = isNumId(id);
  const detail = useQueryOf('package.detail', { id: isId ? id : '1' }, { enabled: isId, quiet: true });
  const slots = detail.data?.places.flatMap(({ slots: own }) => own) ?? [];
  const chosen = readChoice(slots, text);
  const sent = sentChoice(slots, chosen);
  const quote = useQueryOf(
    'package.quote',
    { id, chosen: sent ?? [] },
    { enabled: detail.isSuccess && sent !== undefined, quiet: true },
  );
  if (!isId || (detail.isSuccess && sent === undefined)) return { status: 'missing' };
  const again = () => void (detail.isError ? detail : quote).refetch();
  if (!detail.data || !quote.data) return unanswered(detail.error ?? quote.error, again);

  const { name, slogan, banner, cover, places } = detail.data;
  const { pieces, price, saving, memberPrice, freight, promise, lines } = quote.data;
  const goods = member ? lines.reduce((sum, line) => sum + line.goods, 0) : pieces;
  const pay = member ? memberPrice : price;
  const saved = member ? goods - memberPrice : saving;
  return {
    status: 'ready',
    sheet: {
      kind: 'package',
      name,
      text: slogan,
      picture: banner || cover,
      groups: places.map((place) => ({
        key: place.key,
        name: place.name,
        lines: place.slots.flatMap((slot) => {
          const own = skusIn(chosen, slot.key);
          return slot.options
            .filter(({ skuId }) => own.includes(skuId))
            .map((option) => ({
              key: `${slot.key}*${option.skuId}`,
              label: slot.name,
              name: option.name,
              text: [option.specText, centimetres(option.size)].filter(Boolean).join(' · '),
              image: option.image,
              qty: option.qty,
              price: member ? option.memberPrice : option.price,
            }));
        }),
      })),
      totals: [
        { id: 'pieces', label: t(member ? 'total.memberPieces' : 'total.pieces'), amount: goods },
        ...(saved > 0
          ? [{ id: 'saving', label: t('total.saving'), amount: -saved, kind: 'saving' as const }]
          : []),
        { id: 'freight', label: t('total.freight'), amount: freight },
        { id: 'total', label: t('total.total'), amount: pay + freight, kind: 'total' },
      ],
      promise,
      path: paths.packageItem({ id, chosen: writeChoice(slots, chosen) }),
    },
  };
};
