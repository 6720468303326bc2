import { SummaryRows } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import type { Choosing } from './usePackage.ts';
import type { Price } from './useQuote.ts';

/** The rooms of a package one by one, its saving, and the freight. */
export function Bill({ choosing: { detail, standing }, price }: { choosing: Choosing; price: Price }) {
  const { t } = useTranslation('package');
  const { pieces, saving, freight } = price;
  const rooms = detail.places.map(({ key, name, slots }) => ({
    id: key,
    label: name,
    amount: slots.flatMap(standing).reduce((sum, option) => sum + option.price * option.qty, 0),
  }));
  return (
    <SummaryRows
      rows={[
        ...(rooms.length > 1 ? rooms : [{ id: 'pieces', label: t('sum.pieces'), amount: pieces }]),
        ...(saving > 0 ? [{ id: 'saving', label: t('sum.saving'), amount: -saving, saving: true }] : []),
        {
          id: 'freight',
          label: t('sum.freight'),
          ...(freight > 0 ? { amount: freight } : { content: t('sum.free') }),
        },
      ]}
    />
  );
}
