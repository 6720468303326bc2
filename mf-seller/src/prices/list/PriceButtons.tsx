import { Button } from '@mall/ui';
import { BadgePercent, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';

type PriceButtonsProps = { disabled: boolean; onBatch: (kind: 'change' | 'recover') => void };

/** What a bulk bar offers for the prices of the selected rows: other ones, or the default ones again. */
export function PriceButtons({ disabled, onBatch }: PriceButtonsProps) {
  const { t } = useTranslation('prices');
  return (
    <>
      <Button
        tone="ghost"
        disabled={disabled}
        icon={<BadgePercent size={16} aria-hidden />}
        onClick={() => onBatch('change')}
      >
        {t('bulk.price')}
      </Button>
      <Button
        tone="ghost"
        disabled={disabled}
        icon={<RotateCcw size={16} aria-hidden />}
        onClick={() => onBatch('recover')}
      >
        {t('bulk.recover')}
      </Button>
    </>
  );
}
