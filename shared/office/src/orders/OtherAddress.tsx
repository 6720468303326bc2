import { Button, Notice } from '@mall/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Order, Side } from './order.ts';
import { ProposeAddressDialog } from './ProposeAddressDialog.tsx';
import { useOrderStep } from './useOrderStep.ts';

type OtherAddressProps = { of: Side; order: Order; may: boolean };

/** Until an order is sent its seller may propose another address, or take back the one that waits for the buyer. */
export function OtherAddress({ of, order, may }: OtherAddressProps) {
  const { t } = useTranslation('orderParts');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const withdraw = useOrderStep(of, 'withdrawAddress', close);
  const { proposedAddress: proposed, mayChangeAddress } = order;
  if (proposed !== null) {
    const { name, phone, province, city, district, detail } = proposed.address;
    return (
      <Below>
        <Notice tone="warning">
          <Waiting>
            <b>{t('newAddress.waiting')}</b>
            <span>{`${name} ${phone}`}</span>
            <span>{[province, city, district, detail].join(' ')}</span>
            <small>{proposed.note}</small>
            {may && (
              <div>
                <Button
                  size="small"
                  busy={withdraw.isPending}
                  onClick={() => withdraw.mutate({ id: order.id })}
                >
                  {t('newAddress.withdraw')}
                </Button>
              </div>
            )}
          </Waiting>
        </Notice>
      </Below>
    );
  }
  if (!may || !mayChangeAddress) return null;
  return (
    <Below>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('newAddress.open')}
      </Button>
      {open && <ProposeAddressDialog of={of} order={order} onClose={close} />}
    </Below>
  );
}

const Below = styled.div`
  margin-top: var(--space-3);
`;

const Waiting = styled.div`
  display: grid;
  gap: var(--space-1);
  overflow-wrap: anywhere;
`;
