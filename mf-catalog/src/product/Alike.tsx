import { paths } from '@mall/contract/core/paths';
import { useQueryOf } from '@mall/platform';
import { Section, Skeleton } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { CardRow } from '../CardRow.tsx';
import type { Product } from './sku-choice.ts';

/** Without a product: the mall's recommendations, since nothing is similar to an unknown one. */
type AlikeProps = { product?: (Pick<Product, 'id'> & { category?: Product['category'] }) | undefined };

/**
 * Similar products, also for a product that is gone. Renders nothing when there are none or they fail to
 * load.
 */
export function Alike({ product }: AlikeProps) {
  const { t } = useTranslation('catalog');
  const known = product !== undefined;
  const like = useQueryOf(
    'product.alike',
    { id: product?.id ?? '0', size: 4 },
    { enabled: known, quiet: true },
  );
  const liked = useQueryOf('product.recommendPage', { page: 1, size: 4 }, { enabled: !known, quiet: true });
  const alike = known ? like : liked;
  const category = product?.category;
  if (alike.isError || alike.data?.list.length === 0) return null;
  return (
    <Section
      size="part"
      title={t(known ? 'product.alike.title' : 'search.instead')}
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
