import { Phone } from 'lucide-react';
import { styled } from 'styled-components';
import type { Job } from './installer-store.ts';
import { Sheet } from './parts.tsx';
import { dateIn, useTranslation } from './phrases.ts';

/** The recipient, address, time and notes. */
export function JobPart({ job, isOver }: { job: Job; isOver: boolean }) {
  const { t, language } = useTranslation('installer');
  const day =
    job.expectedAt === null || isOver
      ? null
      : dateIn(language, job.expectedAt, { dateStyle: 'full', timeZone: 'Asia/Shanghai' });
  return (
    <Sheet aria-labelledby="job">
      <h2 id="job">{t('job')}</h2>
      <Facts>
        <dt>{t('customer')}</dt>
        <dd>{job.customer}</dd>
        <dt>{t('phone')}</dt>
        <dd>
          <a href={`tel:${job.phone}`}>
            <Phone size={16} aria-hidden /> {job.phone}
          </a>
        </dd>
        <dt>{t('address')}</dt>
        <dd>{job.address}</dd>
        {day !== null && (
          <>
            <dt>{t('day')}</dt>
            <dd>
              {day}
              {job.urgent && <b> · {t('urgent')}</b>}
            </dd>
          </>
        )}
        {job.remark !== '' && (
          <>
            <dt>{t('remark')}</dt>
            <dd>{job.remark}</dd>
          </>
        )}
      </Facts>
      {!isOver && (
        <small>{t('until', { day: dateIn(language, job.expiresAt, { dateStyle: 'medium' }) })}</small>
      )}
    </Sheet>
  );
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  > * { padding-block: var(--space-2); }
  > :nth-of-type(n + 2) { border-top: 1px solid var(--line); }
  dt { /* on the line of its answer */
    padding-right: var(--space-4);
    color: var(--text-muted);
    font-size: var(--step--1);
    line-height: calc(1.5 * var(--step-ui));
  }
  dd { overflow-wrap: anywhere; }
  a {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-height: var(--control);
    margin-block: calc(-1 * var(--space-3));
    color: var(--brand);
    font-weight: var(--weight-strong);
    font-variant-numeric: tabular-nums;
  }
`;
