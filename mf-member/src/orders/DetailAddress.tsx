import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Output } from '@mall/contract/operations';
import { useState } from 'react';
import { Button } from '@mall/ui';
import { ChangeAddress } from './ChangeAddress.tsx';
import { DetailPart } from './DetailPart.tsx';

/** The delivery address, and the note to the shop. */
export function DetailAddress({ order }: { order: Output<'order.detail'> }) {
  const { t } = useTranslation('member');
  const [changing, setChanging] = useState(false);
  const { name, phone, province, city, district, detail } = order.address;
  return (
    <DetailPart title={t('detail.address')}>
      <b>{name}</b> <Muted>{phone}</Muted>
      <p>{[province, city, district, detail].join(' ')}</p>
      {order.remark !== '' && (
        <p>
          <Muted>{t('detail.remark')}</Muted> {order.remark}
        </p>
      )}
      {order.mayChangeAddress && (
        <Change size="small" onClick={() => setChanging(true)}>
          {t('detail.change.open')}
        </Change>
      )}
      {changing && order.mayChangeAddress && (
        <ChangeAddress orderId={order.id} onClose={() => setChanging(false)} />
      )}
    </DetailPart>
  );
}

const Change = styled(Button)`
  margin-top: var(--space-3);
`;

const Muted = styled.span`
  color: var(--text-muted);
  font-variant-numeric: tabular-nums;
`;
