import { deliveryStatus } from '@mall/contract/trade/delivery';
import { copyLink } from '@mall/platform';
import { Button, IconButton } from '@mall/ui';
import { KeyValues, OfficeCard } from '@mall/ui/office';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useMayEdit } from './desk.ts';
import { CarrierDialog } from './CarrierDialog.tsx';
import { Photos } from './Photos.tsx';
import type { Delivery } from './status.ts';

/** The recipient, the address and the carrier. */
export function PlaceCard({ delivery }: { delivery: Delivery }) {
  const { t } = useTranslation('deliveries');
  const may = useMayEdit();
  const [open, setOpen] = useState(false);
  const isOpen = delivery.status !== deliveryStatus.accepted && delivery.moves.length > 0;
  return (
    <OfficeCard
      title={t('place')}
      actions={
        isOpen && (
          <Button
            size="small"
            disabled={!may}
            title={may ? undefined : t('notPermitted')}
            onClick={() => setOpen(true)}
          >
            {t('editCarrier')}
          </Button>
        )
      }
    >
      <KeyValues
        entries={[
          { id: 'customer', name: t('column.customer'), value: delivery.customer },
          {
            id: 'phone',
            name: t('phone'),
            value: <a href={`tel:${delivery.phone}`}>{delivery.phone}</a>,
          },
          { id: 'address', name: t('address'), value: delivery.address },
          { id: 'remark', name: t('remark'), value: delivery.remark },
          { id: 'carrier', name: t('carrier'), value: delivery.carrier },
          {
            id: 'receipt',
            name: t('receiptNo'),
            value:
              delivery.receiptNo === '' ? (
                ''
              ) : (
                <Line>
                  {delivery.receiptNo}
                  <IconButton
                    label={t('copyReceipt', { no: delivery.receiptNo })}
                    onClick={() => void copyLink(delivery.receiptNo)}
                  >
                    <Copy size={14} aria-hidden />
                  </IconButton>
                </Line>
              ),
          },
        ]}
      />
      {delivery.receiptPhoto !== null && <Photos photos={[delivery.receiptPhoto]} of={t('receiptPhoto')} />}
      {open && <CarrierDialog delivery={delivery} onClose={() => setOpen(false)} />}
    </OfficeCard>
  );
}

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  font-variant-numeric: tabular-nums;

  > button { width: 30px; height: 30px; margin: -6px -6px -6px 2px; }
`;
