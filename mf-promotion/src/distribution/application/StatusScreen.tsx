import type { PromoterStatus } from '@mall/contract/incentive/promoter';
import { promotionPaths } from '@mall/contract/incentive/promotion-paths';
import { useQueryOf } from '@mall/platform';
import { ButtonLink, EmptyMessage, media, Notice, SummaryRows, Timeline, useFormat } from '@mall/ui';
import { Card, Loaded, MemberPage } from '@mall/ui/member';
import { CircleCheck, CircleX, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { mayApply, type Progress } from './may-apply.ts';

/** Every step of an application, the last with its reason. */
export function StatusScreen() {
  const { t } = useTranslation('distribution');
  const progress = useQueryOf('promoter.progress', {}, { quiet: true });
  return (
    <MemberPage title={t('status.title')}>
      <Loaded read={progress}>
        {(asked) =>
          asked.status === 'none' ? (
            <EmptyMessage
              panel
              art="lamp"
              title={t('status.none')}
              reason={t('status.noneReason')}
              action={{ label: t('apply.open'), to: promotionPaths.apply() }}
            />
          ) : (
            <Content progress={asked} status={asked.status} />
          )
        }
      </Loaded>
    </MemberPage>
  );
}

const looks = {
  pending: ['warning', <Clock key="pending" size={12} />],
  approved: ['success', <CircleCheck key="approved" size={12} />],
  rejected: ['danger', <CircleX key="rejected" size={12} />],
  suspended: ['danger', <CircleX key="suspended" size={12} />],
} as const;

function Content({ progress, status }: { progress: Progress; status: PromoterStatus }) {
  const { t } = useTranslation('distribution');
  const format = useFormat();
  const { steps, rejectReason: reason, againAt, realName, contact, parent } = progress;
  const last = steps.length - 1;
  return (
    <>
      <Notice
        tone={looks[status][0]}
        action={
          status === 'approved' ? (
            <ButtonLink size="small" to={promotionPaths.index()}>
              {t('status.toCentre')}
            </ButtonLink>
          ) : mayApply(progress) ? (
            <ButtonLink size="small" to={promotionPaths.apply()}>
              {t('status.again')}
            </ButtonLink>
          ) : undefined
        }
      >
        {t(`status.${status}Text`, { reason })}{' '}
        {againAt !== null && !mayApply(progress) && t('status.againAt', { at: format.dateTime(againAt) })}
      </Notice>
      <Columns>
        <Card>
          <h2>{t('status.steps')}</h2>
          <Timeline
            label={t('status.steps')}
            entries={steps.map(({ at, is }, index) => ({
              id: `${at}${is}`,
              title: t(
                is === 'approved' && steps[index - 1]?.is === 'suspended'
                  ? 'status.step.restored'
                  : `status.step.${is}`,
              ),
              note: index === last && reason !== '' ? reason : undefined,
              time: format.dateTime(at),
              tone: looks[is][0],
              icon: looks[is][1],
            }))}
          />
        </Card>
        <Card>
          <h2>{t('status.asked')}</h2>
          <SummaryRows
            rows={[
              { id: 'name', label: t('apply.realName'), content: realName },
              { id: 'contact', label: t('apply.contact'), content: contact },
              ...(parent === null ? [] : [{ id: 'parent', label: t('status.parent'), content: parent }]),
            ]}
          />
          <p>{progress.reason}</p>
        </Card>
      </Columns>
    </>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: var(--space-4);
  align-items: start;

  > * { padding: var(--space-5); }
  h2 { margin-bottom: var(--space-3); font-size: var(--step-ui); }
  p {
    margin-top: var(--space-3); padding-top: var(--space-3);
    border-top: 1px solid var(--line);
    color: var(--text-muted);
    font-size: var(--step--1);
    overflow-wrap: anywhere;
  }
  dd { overflow-wrap: anywhere; }
  ${media.belowDesk} { grid-template-columns: minmax(0, 1fr); }
  ${media.phone} { > * { padding: var(--space-4); } }
`;
