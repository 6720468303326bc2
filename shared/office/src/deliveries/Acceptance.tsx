import { deliveryLimits, formLacks, itemStates } from '@mall/contract/trade/delivery';
import { handedSignature } from '@mall/contract/trade/strokes';
import { useKeptState } from '@mall/platform';
import { Button, ConfirmDialog, media, TextArea, TextField, UploadField } from '@mall/ui';
import { FilterSegments, OfficeCard } from '@mall/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useMayEdit } from './desk.ts';
import { SignatureField } from './SignatureField.tsx';
import type { Delivery } from './status.ts';
import { usePhotos } from './usePhotos.ts';
import { useStep } from './useStep.ts';

type Item = { lineId: string; state: (typeof itemStates)[number]; note: string };

/** The acceptance form, when the shop fills it in itself: each piece, photos, who accepted the goods. */
export function Acceptance({ delivery }: { delivery: Delivery }) {
  const { t } = useTranslation('deliveries');
  const may = useMayEdit();
  const { make, busy } = useStep();
  const [items, setItems] = useKeptState<readonly Item[]>(
    `acceptance.${delivery.id}`,
    delivery.lines.map(({ id }) => ({ lineId: id, state: 'ok', note: '' })),
  );
  const [urls, setUrls] = useKeptState<readonly string[]>(`acceptance.photos.${delivery.id}`, []);
  const [signedBy, setSignedBy] = useKeptState(`acceptance.signedBy.${delivery.id}`, '');
  const [signature, setSignature] = useKeptState(`acceptance.signature.${delivery.id}`, '');
  const [reason, setReason] = useState<string | null>(null);
  const photos = usePhotos(urls, setUrls);
  const lacks = formLacks('accept', { items, photos: urls, signedBy, reason: '' });
  const change = (lineId: string, part: Partial<Item>) =>
    setItems(items.map((item) => (item.lineId === lineId ? { ...item, ...part } : item)));
  const handIn = (step: 'accepted' | 'notAccepted', why: string) =>
    make(delivery, {
      step,
      photos: [...urls],
      form: { items: [...items], signedBy, signature: handedSignature(signature), reason: why },
    });
  return (
    <OfficeCard title={t('acceptance')}>
      <Parts id="acceptance">
        <p>{t('acceptanceHint', { min: deliveryLimits.minPhotos })}</p>
        <UploadField label={t('photos')} max={deliveryLimits.maxPhotos} {...photos.field} />
        <ul>
          {delivery.lines.map((line) => {
            const item = items.find(({ lineId }) => lineId === line.id);
            return (
              <li key={line.id}>
                <b>
                  {line.name} × {line.qty}
                </b>
                <FilterSegments
                  label={t('stateOf', { name: line.name })}
                  segments={itemStates.map((value) => ({ value, label: t(`form.state.${value}`) }))}
                  value={item?.state ?? 'ok'}
                  onChange={(state) => change(line.id, { state })}
                />
                <TextField
                  label={t('noteOf', { name: line.name })}
                  hideLabel
                  placeholder={t('note')}
                  maxLength={200}
                  value={item?.note ?? ''}
                  onChange={(note) => change(line.id, { note })}
                />
              </li>
            );
          })}
        </ul>
        <TextField
          label={t('signedBy')}
          hint={t('signedByHint')}
          maxLength={40}
          value={signedBy}
          onChange={setSignedBy}
        />
        <SignatureField value={signature} onChange={setSignature} />
        <footer>
          {(lacks.length > 0 || photos.busy) && (
            <p role="status">
              {photos.busy
                ? t('uploading')
                : lacks.map((need) => t(`lacks.${need}`, { min: deliveryLimits.minPhotos })).join(' ')}
            </p>
          )}
          <Button tone="danger" disabled={!may || photos.busy} onClick={() => setReason('')}>
            {t('moves.refuse')}
          </Button>
          <Button
            tone="primary"
            busy={busy}
            disabled={!may || photos.busy || lacks.length > 0}
            title={may ? undefined : t('notPermitted')}
            onClick={() => void handIn('accepted', '')}
          >
            {t('moves.accept')}
          </Button>
        </footer>
      </Parts>
      <ConfirmDialog
        open={reason !== null}
        danger
        busy={busy}
        title={t('moves.refuse')}
        confirmLabel={t('moves.refuse')}
        onClose={() => setReason(null)}
        onConfirm={() => {
          if ((reason ?? '').trim() !== '')
            void handIn('notAccepted', reason ?? '').then(() => setReason(null));
        }}
      >
        <p>{t('refuseHint', { count: deliveryLimits.retries })}</p>
        <TextArea label={t('reason')} maxLength={500} value={reason ?? ''} onChange={setReason} />
      </ConfirmDialog>
    </OfficeCard>
  );
}

const Parts = styled.div`
  display: grid;
  gap: var(--space-4);
  scroll-margin-top: var(--space-7);
  font-size: var(--o-s);

  > p, footer > p { color: var(--text-muted); }
  > ul > li {
    display: grid;
    grid-template-columns: minmax(0, 1.2fr) auto minmax(0, 1fr);
    gap: var(--space-2) var(--space-3);
    align-items: center;
    padding: var(--space-2) 0;
    border-top: 1px solid var(--line);
  }
  > footer { display: flex; flex-wrap: wrap; align-items: center; justify-content: flex-end; gap: var(--space-2); }
  > footer > p { flex: 1 1 260px; }
  ${media.phone} { > ul > li { grid-template-columns: minmax(0, 1fr); } }
`;
