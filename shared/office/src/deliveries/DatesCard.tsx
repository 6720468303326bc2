import { deliveryStatus } from '@mall/contract/trade/delivery';
import { serverNow } from '@mall/platform';
import { promisedDay } from '@mall/contract/trade/promise';
import { Button, useFormat } from '@mall/ui';
import { KeyValues, OfficeCard, StatusPill } from '@mall/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useMayEdit } from './desk.ts';
import { PlanDialog } from './PlanDialog.tsx';
import { type Delivery, daysOver } from './status.ts';

/** The expected day and its basis, beside the promised one. */
export function DatesCard({ delivery }: { delivery: Delivery }) {
  const { t } = useTranslation('deliveries');
  const format = useFormat();
  const may = useMayEdit();
  const [open, setOpen] = useState(false);
  const day = (at: string | Date | null) => (at === null ? '' : format.date(at));
  const { productionDays, transitDays, urgent } = delivery;
  const over = daysOver(delivery, serverNow());
  const isOpen = delivery.status !== deliveryStatus.accepted && delivery.moves.length > 0;
  return (
    <OfficeCard
      title={t('dates')}
      actions={
        <>
          {over === null && delivery.promisedAt !== null && delivery.status !== deliveryStatus.accepted && (
            <StatusPill tone="good">{t('onTime')}</StatusPill>
          )}
          {isOpen && (
            <Button
              size="small"
              disabled={!may}
              title={may ? undefined : t('notPermitted')}
              onClick={() => setOpen(true)}
            >
              {t('edit')}
            </Button>
          )}
        </>
      }
    >
      <KeyValues
        entries={[
          { id: 'attribute', name: t('filter.attribute'), value: t(urgent ? 'urgent' : 'regular') },
          { id: 'notice', name: t('notice'), value: day(delivery.noticeAt) },
          {
            id: 'production',
            name: t('production'),
            value: urgent
              ? t('urgentDays', { days: productionDays, result: Math.ceil((productionDays * 6) / 10) })
              : t('days', { count: productionDays }),
          },
          { id: 'transit', name: t('transit'), value: t('days', { count: transitDays }) },
          {
            id: 'visit',
            name: t('visitAt'),
            value: delivery.visitAt === null ? '' : format.dateTime(delivery.visitAt),
          },
          { id: 'expected', name: t('expected'), value: <b>{day(delivery.expectedAt) || '–'}</b> },
          {
            id: 'promised',
            name: t('promised'),
            value: day(delivery.promisedAt && promisedDay(delivery.promisedAt)),
          },
        ]}
      />
      <Why>{t(`basis.${delivery.basis}`)}</Why>
      {open && <PlanDialog delivery={delivery} onClose={() => setOpen(false)} />}
    </OfficeCard>
  );
}

const Why = styled.p`
  margin-top: var(--space-3);
  color: var(--text-muted);
  font-size: var(--o-xs);
`;
