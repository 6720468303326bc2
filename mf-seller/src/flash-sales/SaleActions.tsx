import { campaignRules } from '@mall/contract/campaign/campaign';
import { officePaths } from '@mall/contract/seller/office-paths';
import { toast, useMay } from '@mall/platform';
import { Button, ButtonLink, Menu } from '@mall/ui';
import { Ellipsis } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { nameOf } from './sale-columns.tsx';
import { type SaleDetail, useSaleSteps } from './useShopSales.ts';

export type Doing = 'adjust' | 'close' | 'discard';
type Props = { sale: SaleDetail; onDo: (doing: Doing) => void };

/** What may be done with a flash sale in its state; copying is possible in any. */
export function SaleActions({ sale, onDo }: Props) {
  const { t } = useTranslation('flashSales');
  const navigate = useNavigate();
  const mayEdit = useMay('price.edit');
  const { schedule } = useSaleSteps();
  if (!mayEdit) return null;
  const { id, version, state } = sale;
  const may = campaignRules[state];
  const copy = () => void navigate(officePaths.flashSaleForm({ copy: id }));
  return (
    <>
      <Menu
        align="end"
        items={[
          { id: 'copy', label: t('act.copy'), onSelect: copy },
          ...(may.close ? [{ id: 'close', label: t('act.close'), onSelect: () => onDo('close') }] : []),
          ...(may.discard
            ? [{ id: 'discard', label: t('act.discard'), onSelect: () => onDo('discard') }]
            : []),
        ]}
        trigger={(attributes) => (
          <Button icon={<Ellipsis size={16} strokeWidth={1.75} aria-hidden />} {...attributes}>
            {t('act.more')}
          </Button>
        )}
      />
      {may.edit && <ButtonLink to={officePaths.flashSaleForm({ id })}>{t('act.edit')}</ButtonLink>}
      {may.adjust.length > 0 && <Button onClick={() => onDo('adjust')}>{t('act.adjust')}</Button>}
      {may.schedule && (
        <Button
          tone="primary"
          busy={schedule.isPending}
          onClick={() =>
            schedule.mutate(
              { id, version },
              { onSuccess: () => toast.success(t('done.schedule', { name: nameOf(sale) })) },
            )
          }
        >
          {t('act.schedule')}
        </Button>
      )}
    </>
  );
}
