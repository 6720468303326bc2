import { emptyAddress } from '@mall/contract/member/address';
import { Button, Notice } from '@mall/ui';
import { MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Linked } from './linked.ts';

type ReceiverProps = {
  receiver: NonNullable<Linked['receiver']>;
  /** Opens it as a new address, to be checked and saved. */
  onUse: (address: typeof emptyAddress) => void;
};

/** Where the seller believes the goods should go. It becomes an address when the buyer has checked it. */
export function Receiver({ receiver, onUse }: ReceiverProps) {
  const { t } = useTranslation('orderLink');
  const { name, phone, detail } = receiver;
  return (
    <Space>
      <Notice icon={<MapPin size={20} strokeWidth={1.5} aria-hidden />}>
        <b>{t('receiver.title')}</b>
        <p>{[name, phone, detail].filter((part) => part !== '').join(' · ')}</p>
        <Button size="small" onClick={() => onUse({ ...emptyAddress, ...receiver })}>
          {t('receiver.use')}
        </Button>
      </Notice>
    </Space>
  );
}

const Space = styled.div`
  margin-bottom: var(--space-4);

  button { margin-top: var(--space-2); }
`;
