import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { loadRegions } from '@mall/platform/regions';
import { styled } from 'styled-components';
import { addressLimits } from '@mall/contract/member/address';
import { AddressDialog, Button, EmptyMessage, media } from '@mall/ui';
import { Loaded, MemberPage } from '@mall/ui/member';
import { AddressCard } from './AddressCard.tsx';
import { useAddresses } from './useAddresses.ts';

export function AddressesScreen() {
  const { t } = useTranslation('member');
  const book = useAddresses();
  const count = book.addresses.data?.length ?? 0;
  const add = (
    <Button
      tone="primary"
      icon={<Plus size={16} aria-hidden />}
      disabled={count >= addressLimits.perMember}
      onClick={book.add}
    >
      {t('addresses.add')}
    </Button>
  );
  return (
    <MemberPage
      title={t('addresses.title')}
      note={count > 0 && t('addresses.count', { count, most: addressLimits.perMember })}
      actions={count > 0 && add}
    >
      <Loaded read={book.addresses} skeleton="block">
        {(addresses) =>
          addresses.length === 0 ? (
            <EmptyMessage
              panel
              title={t('addresses.empty.title')}
              reason={t('addresses.empty.reason')}
              action={{ label: t('addresses.add'), onClick: book.add }}
            />
          ) : (
            <Cards>
              {addresses.map((address) => (
                <li key={address.id}>
                  <AddressCard
                    address={address}
                    onEdit={() => book.edit(address)}
                    onDefault={() => book.makeDefault(address)}
                    onRemove={() => book.remove(address)}
                  />
                </li>
              ))}
            </Cards>
          )
        }
      </Loaded>
      <AddressDialog
        draft={book.draft}
        onChange={book.change}
        onClose={book.close}
        onSave={book.save}
        busy={book.saving}
        loadRegions={loadRegions}
      />
    </MemberPage>
  );
}

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-4);

  > li { display: grid; }
  ${media.phone} { grid-template-columns: minmax(0, 1fr); }
`;
