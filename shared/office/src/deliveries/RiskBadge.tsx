import { serverNow } from '@mall/platform';
import { RiskMark } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { type DeliveryRow, daysOver } from './status.ts';

/** By how many days a promise is, or will be, broken; nothing when it is kept. */
export function RiskBadge({ row }: { row: Pick<DeliveryRow, 'risk' | 'expectedAt' | 'promisedAt'> }) {
  const { t } = useTranslation('deliveries');
  const days = daysOver(row, serverNow());
  if (days === null) return null;
  const late = row.risk === 'late';
  return <RiskMark late={late}>{t(late ? 'late' : 'atRisk', { count: days })}</RiskMark>;
}
