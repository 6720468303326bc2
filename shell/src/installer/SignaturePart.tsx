import { SignaturePad } from '@mall/ui/signature';
import type { InstallerStore, InstallerStoreOf } from './installer-store.ts';
import { Row, Sheet } from './parts.tsx';
import { useTranslation } from './phrases.ts';

/** The recipient signs with a finger, a pen or a mouse; the typed name alone is a signature too. */
export function SignaturePart({ store, now }: { store: InstallerStoreOf; now: InstallerStore }) {
  const { t } = useTranslation('installer');
  const { signature, signedBy } = now.draft;
  return (
    <Sheet aria-labelledby="signature">
      <Row>
        <h2 id="signature">{t('signature')}</h2>
        {signature !== '' && (
          <button type="button" data-tone="quiet" onClick={() => store.edit({ signature: '' })}>
            {t('clear')}
          </button>
        )}
      </Row>
      <label>
        {t('signedBy')}
        <input
          type="text"
          maxLength={40}
          autoComplete="off"
          value={signedBy}
          onChange={(event) => store.edit({ signedBy: event.target.value })}
        />
      </label>
      <SignaturePad
        label={signature === '' ? t('padEmpty') : t('padSigned')}
        value={signature}
        onChange={(path) => store.edit({ signature: path })}
      />
      <small>{t('padHelp')}</small>
    </Sheet>
  );
}
