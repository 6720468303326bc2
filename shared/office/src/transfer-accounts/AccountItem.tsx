import { IconButton, media, Switch } from '@mall/ui';
import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Account } from './useTransferAccounts.ts';

type Steps = {
  edit: () => void;
  turn: (on: boolean) => void;
  remove: () => void;
  up?: () => void;
  down?: () => void;
};
type Props = { account: Account; steps?: Steps };

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** One account as buyers see it, and what may be done with it. */
export function AccountItem({ account, steps }: Props) {
  const { t } = useTranslation('transferAccounts');
  const { bank, holder, number, branch, currency, on } = account;
  const name = `${bank} ${number}`;
  return (
    <Row data-off={on ? undefined : ''}>
      <div>
        <b>{bank}</b>
        <span>{number}</span>
        <small>{[holder, branch, currency].filter(Boolean).join(' · ')}</small>
        {!on && <small>{t('off')}</small>}
      </div>
      {steps && (
        <Steps>
          <IconButton label={t('up', { name })} disabled={!steps.up} onClick={steps.up}>
            <ArrowUp {...icon} />
          </IconButton>
          <IconButton label={t('down', { name })} disabled={!steps.down} onClick={steps.down}>
            <ArrowDown {...icon} />
          </IconButton>
          <IconButton label={t('edit', { name })} onClick={steps.edit}>
            <Pencil {...icon} />
          </IconButton>
          <IconButton label={t('remove', { name })} onClick={steps.remove}>
            <Trash2 {...icon} />
          </IconButton>
          <Switch label={t('shown', { name })} hideLabel checked={on} onChange={steps.turn} />
        </Steps>
      )}
    </Row>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-2) var(--space-4);
  align-items: center;
  padding-block: var(--space-3);

  > div:first-child { display: grid; gap: 2px; overflow-wrap: anywhere; }
  span { font-variant-numeric: tabular-nums; }
  small { color: var(--text-muted); }
  &[data-off] b, &[data-off] span { color: var(--text-muted); }
  ${media.phone} { grid-template-columns: minmax(0, 1fr); }
`;

const Steps = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  ${media.phone} { margin-inline-start: calc(-1 * var(--space-3)); }

  > label { margin-inline-start: var(--space-3); }
`;
