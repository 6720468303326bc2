import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Badge, Button } from '@mall/ui';
import { Card } from '@mall/ui/member';
import type { Address } from './useAddresses.ts';

type AddressCardProps = { address: Address; onEdit: () => void; onDefault: () => void; onRemove: () => void };

/** One address with its actions. */
export function AddressCard({ address, onEdit, onDefault, onRemove }: AddressCardProps) {
  const { t } = useTranslation('member');
  const { name, phone, detail, province, city, district, isDefault } = address;
  return (
    <Box as="article" data-default={isDefault || undefined} aria-label={`${name} ${detail}`}>
      <header>
        <b>{name}</b>
        <span>{phone}</span>
        {isDefault && <Badge tone="brand">{t('addresses.default')}</Badge>}
      </header>
      <p>
        {detail}
        <small>{[province, city, district].join(' ')}</small>
      </p>
      <footer>
        <Button size="small" onClick={onEdit}>
          {t('addresses.edit')}
        </Button>
        {!isDefault && (
          <Button size="small" tone="ghost" onClick={onDefault}>
            {t('addresses.makeDefault')}
          </Button>
        )}
        <Button size="small" tone="ghost" onClick={onRemove}>
          {t('addresses.remove')}
        </Button>
      </footer>
    </Box>
  );
}

const Box = styled(Card)`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: var(--space-3);
  padding: var(--space-4);
  font-size: var(--step-ui);
  line-height: 1.5;

  &[data-default] { border-color: var(--brand); box-shadow: inset 0 0 0 1px var(--brand); }
  > header { display: flex; flex-wrap: wrap; align-items: center; gap: var(--space-1) var(--space-3); }
  > header > b + span { color: var(--text-muted); font-variant-numeric: tabular-nums; }
  > header > :nth-child(3) { margin-left: auto; }
  small { display: block; color: var(--text-muted); font-size: var(--step--1); }
  > footer { display: flex; flex-wrap: wrap; gap: var(--space-2); }
  > footer > :last-child { margin-left: auto; }
`;
