import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Output } from '@mall/contract/operations';
import { Badge, Button, TextButton } from '@mall/ui';
import { Pick, PickGrid } from './Pick.tsx';

export type Address = Output<'address.list'>[number];

type AddressPicksProps = {
  addresses: readonly Address[];
  chosen: string | undefined;
  onChoose: (addressId: string) => void;
  onEdit: (address: Address) => void;
};

const shownAtFirst = 4;

/** The addresses as tiles; the chosen one is among the first, which are visible. */
export function AddressPicks({ addresses, chosen, onChoose, onEdit }: AddressPicksProps) {
  const { t } = useTranslation('checkout');
  const [all, setAll] = useState(false);
  const first = addresses.slice(0, shownAtFirst);
  const late = addresses.find(({ id }) => id === chosen && !first.some((address) => address.id === id));
  const shown = all ? addresses : late ? [...first.slice(0, -1), late] : first;
  return (
    <>
      <PickGrid label={t('confirm.address.title')} columns={2}>
        {shown.map((address) => (
          <Pick
            key={address.id}
            name="address"
            checked={address.id === chosen}
            onChoose={() => onChoose(address.id)}
          >
            <b>{address.name}</b> <Phone>{address.phone}</Phone>
            <br />
            {[address.province, address.city, address.district, address.detail].join(' ')}
            <Foot>
              {address.isDefault && <Badge tone="brand">{t('confirm.address.default')}</Badge>}
              <TextButton
                aria-label={t('confirm.address.editOf', { name: address.name })}
                onClick={() => onEdit(address)}
              >
                {t('confirm.address.edit')}
              </TextButton>
            </Foot>
          </Pick>
        ))}
      </PickGrid>
      {!all && addresses.length > shownAtFirst && (
        <Button tone="ghost" size="small" onClick={() => setAll(true)}>
          {t('confirm.address.all', { count: addresses.length })}
        </Button>
      )}
    </>
  );
}

const Phone = styled.span`
  color: var(--text-muted);
  font-variant-numeric: tabular-nums;
`;

const Foot = styled.span`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: var(--space-5);
  margin-top: var(--space-2);
  font-size: var(--step--1);

  > button { position: relative; z-index: var(--layer-sticky); }
`;
