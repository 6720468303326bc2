import type { ShownCommission } from '@mall/contract/incentive/promoter';
import { useFormat } from '@mall/ui';
import { StatusPill, type StatusTone } from '@mall/ui/office';
import { Hourglass, type LucideIcon, Snowflake, Undo2, WalletMinimal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

type CommissionStateProps = {
  state: ShownCommission;
  thawAt: string | null;
  availableAt?: string | null;
};

/** The state of a commission, and what it waits for. */
export function CommissionState({ state, thawAt, availableAt }: CommissionStateProps) {
  const { t } = useTranslation('distribution');
  const format = useFormat();
  const [tone, icon] = looks[state];
  const notes = {
    estimated: t('state.note.estimated'),
    frozen: thawAt && t('state.note.frozen', { date: format.date(thawAt, 'short') }),
    available: availableAt && t('state.note.available', { date: format.date(availableAt, 'short') }),
    reversed: t('state.note.reversed'),
  };
  return (
    <Lines>
      <StatusPill tone={tone} icon={icon}>
        {t(`state.${state}`)}
      </StatusPill>
      {notes[state] && <small>{notes[state]}</small>}
    </Lines>
  );
}

const looks: Readonly<Record<ShownCommission, readonly [StatusTone, LucideIcon]>> = {
  estimated: ['wait', Hourglass],
  frozen: ['info', Snowflake],
  available: ['good', WalletMinimal],
  reversed: ['bad', Undo2],
};

const Lines = styled.span`
  display: grid;
  justify-items: start;
  gap: 2px;

  > small { color: var(--text-muted); font-size: var(--step--2); }
`;
