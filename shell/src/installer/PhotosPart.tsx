import { Camera, X } from 'lucide-react';
import { styled } from 'styled-components';
import { deliveryLimits } from '@mall/contract/trade/delivery';
import type { InstallerStore, InstallerStoreOf } from './installer-store.ts';
import { Sheet } from './parts.tsx';
import { useTranslation } from './phrases.ts';

/** Photos from the camera, scaled down and stored here until they have been sent. */
export function PhotosPart({ store, now }: { store: InstallerStoreOf; now: InstallerStore }) {
  const { t } = useTranslation('installer');
  const { photos } = now.draft;
  return (
    <Sheet aria-labelledby="photos">
      <h2 id="photos">{t('photos')}</h2>
      <small>{t('photosHelp', { min: deliveryLimits.minPhotos, count: photos.length })}</small>
      <Thumbs>
        {photos.map((id, index) => (
          <li key={id}>
            <img src={now.shown[id] ?? ''} alt={t('photo', { n: index + 1 })} />
            <button
              type="button"
              aria-label={t('removePhoto', { n: index + 1 })}
              onClick={() => store.removePhoto(id)}
            >
              <X size={16} aria-hidden />
            </button>
          </li>
        ))}
      </Thumbs>
      {now.photoFailed && <p role="alert">{t('photoFailed')}</p>}
      {photos.length < deliveryLimits.maxPhotos && (
        <Take data-tone="plain">
          <Camera size={20} aria-hidden />
          {t('takePhoto')}
          <input
            type="file"
            accept="image/*"
            capture="environment"
            multiple
            onChange={(event) => {
              void store.addPhotos([...(event.target.files ?? [])]);
              event.target.value = '';
            }}
          />
        </Take>
      )}
    </Sheet>
  );
}

const Thumbs = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(88px, 1fr));
  gap: var(--space-2);

  &:empty { display: none; }
  > li { position: relative; aspect-ratio: 1; }
  img { width: 100%; height: 100%; border-radius: var(--radius-s); object-fit: cover; background: var(--picture); }
  && button {
    position: absolute;
    top: 0;
    right: 0;
    width: var(--control);
    padding: 0;
    border-radius: var(--radius-s);
    background: var(--glass);
  }
`;

const Take = styled.label`
  position: relative;
  cursor: pointer;

  > input { position: absolute; inset: 0; opacity: 0; cursor: pointer; }
  &:has(:focus-visible) { outline: 2px solid var(--focus); outline-offset: 3px; }
`;
