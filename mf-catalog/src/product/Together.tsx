import { paths } from '@mall/contract/core/paths';
import { opens, useQueryOf } from '@mall/platform';
import { Section } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { CardRow } from '../CardRow.tsx';

/** Products in the same rooms. Nothing for a product in none. */
export function Together({ productId }: { productId: string }) {
  const { t } = useTranslation('product');
  const { data } = useQueryOf('product.together', { id: productId, size: 4 }, { quiet: true });
  if (data === undefined || data.list.length < 2) return null;
  const rooms = paths.designCases();
  return (
    <Section
      size="part"
      title={t('together.title')}
      more={opens(rooms) ? { label: t('together.all'), to: rooms } : undefined}
    >
      <CardRow cards={data.list} />
    </Section>
  );
}
