import type { AuditArea } from '@mall/contract/core/audit';
import { officePaths } from '@mall/contract/seller/office-paths';
import { FailedSection, Skeleton, Timeline, useFormat } from '@mall/ui';
import { OfficeCard } from '@mall/ui/office';
import { ReceiptText, Settings, ShieldCheck, Tag, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { More } from './More.tsx';
import { useChanges } from './useOverview.ts';

/** The latest changes and who made them. */
export function LatestChanges() {
  const { t } = useTranslation('overview');
  const format = useFormat();
  const { data, failed, retry } = useChanges();
  const today = new Date().toDateString();
  return (
    <OfficeCard title={t('changes.title')} actions={<More to={officePaths.audit()}>{t('changes.all')}</More>}>
      {failed ? (
        <FailedSection onRetry={retry} />
      ) : data === undefined ? (
        <Skeleton rows={4} />
      ) : data.list.length === 0 ? (
        <Quiet>{t('changes.none')}</Quiet>
      ) : (
        <Timeline
          label={t('changes.title')}
          entries={data.list.map(({ id, at, area, title, actor, about, changes: [first] }) => ({
            id,
            title: [actor?.name ?? t('changes.mall'), title, about].filter((word) => word !== '').join(' · '),
            note: first && `${first.field}: ${first.old ?? '–'} → ${first.new ?? '–'}`,
            time: new Date(at).toDateString() === today ? format.time(at) : format.date(at, 'short'),
            icon: icons[area],
          }))}
        />
      )}
    </OfficeCard>
  );
}

const icons: Record<AuditArea, React.ReactNode> = {
  price: <Tag aria-hidden />,
  order: <ReceiptText aria-hidden />,
  staff: <Users aria-hidden />,
  role: <ShieldCheck aria-hidden />,
  setting: <Settings aria-hidden />,
};

const Quiet = styled.p`color: var(--text-muted); font-size: var(--o-s);`;
