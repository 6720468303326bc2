import { officePaths } from '@mall/contract/seller/office-paths';
import { useMay } from '@mall/platform';
import { Breadcrumbs, Button } from '@mall/ui';
import { DetailLayout, OfficePage } from '@mall/ui/office';
import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Acceptance } from './Acceptance.tsx';
import { Tag } from './BoardCard.tsx';
import { Claims } from './Claims.tsx';
import { RiskBadge } from './RiskBadge.tsx';
import { DatesCard } from './DatesCard.tsx';
import { DeliveryNote } from './DeliveryNote.tsx';
import { DeliveryState } from './delivery-columns.tsx';
import { GoodsCard } from './GoodsCard.tsx';
import { DeliverySteps } from './DeliverySteps.tsx';
import { LinksCard } from './LinksCard.tsx';
import { LogCard } from './LogCard.tsx';
import { PlaceCard } from './PlaceCard.tsx';
import { SignedForm } from './SignedForm.tsx';
import { type Delivery, nextMove } from './status.ts';
import { useMoving } from './useMoving.tsx';
import { useStep } from './useStep.ts';

/** One delivery: its state, its expected day and why, the carrier, the signed form, and the one next step. */
export function DeliveryDetail({ delivery }: { delivery: Delivery }) {
  const { t } = useTranslation('deliveries');
  const may = useMay('delivery.edit');
  const { start, dialog, busy } = useMoving();
  const { make } = useStep();
  const next = nextMove(delivery);
  const atTheDoor = delivery.moves.includes('accept');
  return (
    <OfficePage
      above={
        <Breadcrumbs
          crumbs={[{ label: t('title'), to: officePaths.deliveries() }, { label: delivery.orderNo }]}
        />
      }
      title={t('one', { no: delivery.orderNo })}
      status={
        <Marks>
          <DeliveryState delivery={delivery} />
          {delivery.urgent && <Tag>{t('urgent')}</Tag>}
          <RiskBadge row={delivery} />
        </Marks>
      }
      sub={<Link to={`${officePaths.orders()}?orderId=${delivery.orderId}`}>{t('toOrder')}</Link>}
      actions={
        <>
          <Button icon={<Printer size={16} strokeWidth={1.75} aria-hidden />} onClick={() => window.print()}>
            {t('print')}
          </Button>
          {delivery.undoUntil !== null && (
            <Button onClick={() => void make(delivery, { step: 'undo' })}>{t('undoStep')}</Button>
          )}
          {next !== undefined && !atTheDoor && (
            <Button
              tone="primary"
              busy={busy}
              disabled={!may}
              title={may ? undefined : t('notPermitted')}
              onClick={() => start(delivery, next)}
            >
              {t(`moves.${next}`)}
            </Button>
          )}
        </>
      }
    >
      <DeliverySteps delivery={delivery} />
      <DetailLayout
        aside={
          <>
            <DatesCard delivery={delivery} />
            <PlaceCard delivery={delivery} />
            <LinksCard delivery={delivery} />
          </>
        }
      >
        <Claims delivery={delivery} />
        {atTheDoor && <Acceptance key={delivery.id} delivery={delivery} />}
        {delivery.form !== null && <SignedForm delivery={delivery} form={delivery.form} />}
        <GoodsCard delivery={delivery} />
        <LogCard delivery={delivery} />
      </DetailLayout>
      <DeliveryNote delivery={delivery} />
      {dialog}
    </OfficePage>
  );
}

const Marks = styled.div`display: flex; flex-wrap: wrap; align-items: center; gap: var(--space-2);`;
