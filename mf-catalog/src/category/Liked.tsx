import { paths } from '@mall/contract/core/paths';
import { useQueryOf } from '@mall/platform';
import { Section, Skeleton } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { CardRow } from '../CardRow.tsx';
import type { Leaf } from './steps.ts';

const shown = 4;

/**
 * The best products of a category under its tiles. Renders nothing when there are none or they fail to load.
 */
export function Liked({ category }: { category: Leaf | undefined }) {
  const { t } = useTranslation('category');
  const of = category === undefined ? {} : { categoryId: category.id };
  const liked = useQueryOf('product.list', { ...of, size: shown }, { quiet: true });
  const cards = liked.data?.list ?? [];
  if (liked.isError || (liked.isSuccess && cards.length === 0)) return null;
  return (
    <Section
      size="part"
      title={category ? t('liked', { category: category.name }) : t('likedAny')}
      more={{ label: t('see'), to: paths.productCenter(of) }}
      busy={liked.isPending}
    >
      {liked.isPending ? <Skeleton kind="cards" rows={shown} /> : <CardRow cards={cards} />}
    </Section>
  );
}
