import { useQueryOf } from '@mall/platform';
import { Section } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { CardRow } from '../CardRow.tsx';

const shown = 4;

/** Recommendations for somebody who found nothing; nothing when they fail to load too. */
export function Fallback() {
  const { t } = useTranslation('catalog');
  const liked = useQueryOf('product.recommendPage', { page: 1, size: shown }, { quiet: true });
  const cards = liked.data?.list ?? [];
  if (cards.length === 0) return null;
  return (
    <Section size="part" title={t('search.instead')}>
      <CardRow cards={cards} />
    </Section>
  );
}
