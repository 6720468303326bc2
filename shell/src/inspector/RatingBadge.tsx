import { Badge } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import type { Rating } from './ratings.ts';

export function RatingBadge({ rating }: { rating: Rating }) {
  const { t } = useTranslation('inspector');
  return <Badge tone={tones[rating]}>{t(`vitals.${rating}`)}</Badge>;
}

const tones = { good: 'success', fair: 'warning', poor: 'danger' } as const;
