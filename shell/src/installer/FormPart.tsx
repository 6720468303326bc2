import { useState } from 'react';
import { styled } from 'styled-components';
import { deliveryStatus, formLacks } from '@mall/contract/trade/delivery';
import type { InstallerStore, InstallerStoreOf, Job } from './installer-store.ts';
import { ItemsPart } from './ItemsPart.tsx';
import { PhotosPart } from './PhotosPart.tsx';
import { Row, Sheet } from './parts.tsx';
import { SignaturePart } from './SignaturePart.tsx';
import { handedSignature } from '@mall/contract/trade/strokes';
import { useTranslation } from './phrases.ts';

/** The form at the door: pieces, photos, signature, and the customer's answer. */
export function FormPart({ store, now, job }: { store: InstallerStoreOf; now: InstallerStore; job: Job }) {
  const { t } = useTranslation('installer');
  const [refusing, setRefusing] = useState(now.draft.reason !== '');
  const { draft } = now;
  const items = job.lines.map(({ id }) => ({
    lineId: id,
    state: draft.items[id]?.state ?? null,
    note: draft.items[id]?.note.trim() ?? '',
  }));
  const said = items.flatMap((item) => (item.state === null ? [] : [{ ...item, state: item.state }]));
  const isWhole = said.length === items.length;
  const form = {
    items: said,
    photos: [...draft.photos],
    signature: handedSignature(draft.signature),
    signedBy: draft.signedBy.trim(),
    reason: draft.reason.trim(),
  };
  const result = refusing ? 'refused' : 'accepted';
  const lacks = [
    ...(isWhole ? [] : ['items' as const]),
    ...formLacks(refusing ? 'refuse' : 'accept', form).filter((need) => need !== 'tries'),
  ];
  const handIn = () => void store.handIn({ ...form, result, signedAt: new Date().toISOString() });
  return (
    <>
      {job.status < deliveryStatus.inTransit && <Sheet data-tone="warning">{t('early')}</Sheet>}
      <ItemsPart store={store} now={now} job={job} />
      <PhotosPart store={store} now={now} />
      <SignaturePart store={store} now={now} />
      <Sheet aria-labelledby="end">
        <h2 id="end">{refusing ? t('refuseTitle') : t('acceptTitle')}</h2>
        {refusing && (
          <label>
            {t('reason')}
            <textarea
              rows={3}
              maxLength={500}
              value={draft.reason}
              onChange={(event) => store.edit({ reason: event.target.value })}
            />
          </label>
        )}
        {!refusing && said.some(({ state }) => state !== 'ok') && <Hint>{t('notAllOk')}</Hint>}
        {lacks.length > 0 && (
          <ul aria-label={t('stillNeeded')}>
            {lacks.map((need) => (
              <li key={need}>
                <small>· {t(`lack.${need}`)}</small>
              </li>
            ))}
          </ul>
        )}
        <Row>
          <button
            type="button"
            data-tone={refusing ? 'danger' : 'primary'}
            disabled={lacks.length > 0}
            onClick={handIn}
          >
            {refusing ? t('refuse') : t('accept')}
          </button>
          <button
            type="button"
            data-tone="quiet"
            onClick={() => {
              if (refusing) store.edit({ reason: '' });
              setRefusing(!refusing);
            }}
          >
            {refusing ? t('notRefused') : t('notAccepted')}
          </button>
        </Row>
      </Sheet>
    </>
  );
}

const Hint = styled.p`
  padding: var(--space-3);
  border-radius: var(--radius-s);
  background: var(--warning-soft);
  font-size: var(--step--1);
`;
