import { OfficeCard } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { GoodsFacts } from './GoodsFacts.tsx';
import type { Sold } from './warnings.ts';

/** What a campaign sells, at its price beside the usual one and what the mall pays. */
export function GoodsCard({ sold }: { sold: Sold }) {
  const { t } = useTranslation('campaigns');
  return (
    <OfficeCard title={t('goods.title')}>
      <GoodsFacts sold={sold} />
    </OfficeCard>
  );
}
