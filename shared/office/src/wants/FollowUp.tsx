import { wantDay } from '@mall/contract/trade/purchase-request';
import { serverNow } from '@mall/platform';
import { Button, SelectField, TextField } from '@mall/ui';
import { OfficeCard } from '@mall/ui/office';
import { UserRoundCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { dayOf, instantOf } from './days.ts';
import { usePeople, useWhyNot, useWork, type Want } from './useWant.ts';

/** The responsible person, and the day to follow up. Both apply at once and are confirmed. */
export function FollowUp({ want }: { want: Want }) {
  const { t } = useTranslation('wants');
  const people = usePeople();
  const { work, busy } = useWork();
  const no = useWhyNot(want)('assign');
  const by = want.followUpBy?.id ?? '';
  const me = people.find((one) => one.me)?.id;
  const assign = (followUpBy: string) => void work('assigned', { id: want.id, followUpBy, seenBy: by });
  const known = want.followUpBy !== null && !people.some(({ id }) => id === by) ? [want.followUpBy] : [];
  return (
    <OfficeCard title={t('followUp')}>
      <Fields>
        <SelectField
          label={t('by.label')}
          empty={t('nobody')}
          hint={no}
          disabled={no !== undefined || busy}
          options={[...known, ...people].map(({ id, name }) => ({
            value: id,
            label: id === me ? t('by.meName', { name }) : name,
          }))}
          value={by}
          onChange={assign}
        />
        {me !== undefined && by !== me && no === undefined && (
          <Button
            busy={busy}
            icon={<UserRoundCheck size={16} strokeWidth={1.75} aria-hidden />}
            onClick={() => assign(me)}
          >
            {t('action.take')}
          </Button>
        )}
        <TextField
          key={want.nextAt}
          label={t('column.next')}
          type="date"
          min={wantDay(serverNow(), 0)}
          disabled={no !== undefined || busy}
          value={dayOf(want.nextAt)}
          onChange={(day) => void work('next', { id: want.id, nextAt: instantOf(day) })}
        />
      </Fields>
    </OfficeCard>
  );
}

const Fields = styled.div`
  display: grid;
  gap: var(--space-3);

  > button { justify-self: start; }
`;
