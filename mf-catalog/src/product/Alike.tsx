import { paths } from '@mall/contract/paths';
import { useQueryOf } from '@mall/platform';
import { Section, Skeleton } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { CardRow } from './CardRow.tsx';
import type { Product } from './sku-choice.ts';

/** Others of the same category. Nothing stands here when there are none, and nothing breaks when they do not come. */
export function Alike({ product: { id, category } }: { product: Product }) {
  const { t } = useTranslation('catalog');
  const alike = useQueryOf('product.list', { categoryId: category.id, size: 5 }, { quiet: true });
  const others = (alike.data?.list ?? []).filter((card) => card.id !== id).slice(0, 4);
  if (alike.isError || (alike.isSuccess && others.length === 0)) return null;
  return (
    <Section
      size="part"
      title={t('product.alike.title')}
      more={{
        label: t('product.alike.all', { category: category.name }),
        to: paths.productCenter({ categoryId: category.id }),
      }}
      busy={alike.isPending}
    >
      {alike.isPending ? <Skeleton kind="cards" rows={4} /> : <CardRow cards={others} />}
    </Section>
  );
}
