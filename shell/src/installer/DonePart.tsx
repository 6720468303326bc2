import { CircleCheck, CircleX } from 'lucide-react';
import { styled } from 'styled-components';
import { signatureBox } from '@mall/contract/trade/delivery';
import type { Job } from './installer-store.ts';
import { Sheet } from './parts.tsx';
import { dateIn, useTranslation } from './phrases.ts';

type Form = NonNullable<Job['form']>;

/** The form arrived: it is displayed as buyer and shop see it. */
export function DonePart({ job, form }: { job: Job; form: Form }) {
  const { t, language } = useTranslation('installer');
  const isAccepted = form.result === 'accepted';
  const at = dateIn(language, form.signedAt, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Sheet data-tone={isAccepted ? 'success' : 'danger'} role="status">
      <h2>
        {isAccepted ? <CircleCheck size={20} aria-hidden /> : <CircleX size={20} aria-hidden />}{' '}
        {isAccepted ? t('done.accepted') : t('done.refused')}
      </h2>
      <p>{form.signedBy === '' ? at : t('done.signed', { name: form.signedBy, at })}</p>
      {form.reason !== '' && <p>{form.reason}</p>}
      <small>{t('done.counts', { items: job.lines.length, photos: form.photos.length })}</small>
      {form.signature !== '' && (
        <Signed
          viewBox={`0 0 ${signatureBox.width} ${signatureBox.height}`}
          role="img"
          aria-label={t('padSigned')}
        >
          <path d={form.signature} />
        </Signed>
      )}
    </Sheet>
  );
}

const Signed = styled.svg`
  width: min(240px, 100%);
  border-radius: var(--radius-s);
  background: white;

  > path { fill: none; stroke: black; stroke-width: 3; stroke-linecap: round; stroke-linejoin: round; }
`;
