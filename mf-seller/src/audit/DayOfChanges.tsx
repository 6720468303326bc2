import type { AuditArea } from '@mall/contract/core/audit';
import { officePaths } from '@mall/contract/seller/office-paths';
import { TextLink, Timeline, useFormat } from '@mall/ui';
import { ReceiptText, Settings, ShieldCheck, Tag, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Change } from './useChanges.ts';

/** The changes of one day. */
export function DayOfChanges({ day, changes }: { day: string; changes: readonly Change[] }) {
  const format = useFormat();
  const title = format.date(new Date(day), 'long');
  return (
    <Day aria-label={title}>
      <h2>{title}</h2>
      <Timeline
        label={title}
        entries={changes.map((change) => ({
          id: change.id,
          title: <Title change={change} />,
          note: <Notes change={change} />,
          time: format.time(change.at),
          icon: icons[change.area],
          tone: 'brand',
        }))}
      />
    </Day>
  );
}

const icons: Record<AuditArea, React.ReactNode> = {
  price: <Tag aria-hidden />,
  order: <ReceiptText aria-hidden />,
  staff: <Users aria-hidden />,
  role: <ShieldCheck aria-hidden />,
  setting: <Settings aria-hidden />,
};

/** Who did what to what; an order links to its page. */
function Title({ change }: { change: Change }) {
  const { t } = useTranslation('audit');
  return (
    <>
      <b>{change.actor?.name ?? t('mall')}</b> · {change.title}
      {change.about !== '' && (
        <>
          {' · '}
          {change.orderId === null ? (
            change.about
          ) : (
            <TextLink to={`${officePaths.orders()}?orderId=${change.orderId}`}>{change.about}</TextLink>
          )}
        </>
      )}
    </>
  );
}

/** The old and the new value, one line per field. */
function Notes({ change }: { change: Change }) {
  const { t } = useTranslation('audit');
  const lines = change.changes.map(({ field, old, new: next }) => (
    <Line key={field}>
      {field}: {old !== null && <del aria-label={`${t('was')} ${old}`}>{old}</del>}
      {old !== null && <span aria-hidden="true"> → </span>}
      <ins>{next ?? t('nothing')}</ins>
    </Line>
  ));
  return lines.length === 0 ? null : <Lines>{lines}</Lines>;
}

const Day = styled.section`
  padding: var(--space-4);
  border-top: 1px solid var(--o-line-soft);

  &:first-child { border-top: 0; }
  > h2 {
    margin-bottom: var(--space-3);
    color: var(--text-muted);
    font-size: var(--o-s);
    font-weight: var(--weight-strong);
  }
  b { font-weight: var(--weight-strong); }
`;

const Lines = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-5);
`;

const Line = styled.span`
  font-variant-numeric: tabular-nums;

  del { color: var(--text-muted); }
  ins { color: var(--text); text-decoration: none; }
`;
