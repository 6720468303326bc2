import { paths } from '@mall/contract/paths';
import { useQueryOf } from '@mall/platform';
import { Section, Skeleton } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { CardRow } from '../CardRow.tsx';
import type { Product } from './sku-choice.ts';

type AlikeProps = { product: Pick<Product, 'id'> & { category?: Product['category'] } };

/**
 * Others of the same kind, also of a product that is gone. Nothing stands here when there are none, and nothing breaks when they do
 * not come.
 */
export function Alike({ product: { id, category } }: AlikeProps) {
  const { t } = useTranslation('catalog');
  const alike = useQueryOf('product.alike', { id, size: 4 }, { quiet: true });
  if (alike.isError || alike.data?.list.length === 0) return null;
  return (
    <Section
      size="part"
      title={t('product.alike.title')}
      more={
        category && {
          label: t('product.alike.all', { category: category.name }),
          to: paths.productCenter({ categoryId: category.id }),
        }
      }
      busy={alike.isPending}
    >
      {alike.data ? <CardRow cards={alike.data.list} /> : <Skeleton kind="cards" rows={4} />}
    </Section>
  );
}
