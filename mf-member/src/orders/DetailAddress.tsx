import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Output } from '@mall/contract/operations';
import { DetailPart } from './DetailPart.tsx';

/** The delivery address, and the note to the shop. */
export function DetailAddress({ order }: { order: Output<'order.detail'> }) {
  const { t } = useTranslation('member');
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
    </DetailPart>
  );
}

const Muted = styled.span`
  color: var(--text-muted);
  font-variant-numeric: tabular-nums;
`;
