import { CloudOff, Send, TriangleAlert } from 'lucide-react';
import type { InstallerStoreOf } from './installer-store.ts';
import { Row, Sheet } from './parts.tsx';
import type { Outgoing } from './send.ts';
import { useTranslation } from './phrases.ts';

/** A submitted form that has not arrived: stored on this phone, being sent, or refused with the reason. */
export function SendingPart({ store, outgoing }: { store: InstallerStoreOf; outgoing: Outgoing }) {
  const { t } = useTranslation('installer');
  if (outgoing.state === 'refused')
    return (
      <Sheet data-tone="danger" role="alert">
        <h2>
          <TriangleAlert size={20} aria-hidden /> {t('send.refused')}
        </h2>
        <p>{outgoing.said}</p>
        <p>{t('send.refusedHelp')}</p>
        <Row>
          <button type="button" data-tone="plain" onClick={() => void store.tryAgain()}>
            {t('again')}
          </button>
          <button type="button" data-tone="quiet" onClick={() => void store.backToForm()}>
            {t('send.back')}
          </button>
        </Row>
      </Sheet>
    );
  const all = outgoing.form.photos.length;
  const isSending = outgoing.state === 'sending';
  return (
    <Sheet data-tone="warning" role="status">
      <h2>
        {isSending ? <Send size={20} aria-hidden /> : <CloudOff size={20} aria-hidden />}{' '}
        {isSending ? t('send.sending', { n: outgoing.sent.length, all }) : t('send.kept')}
      </h2>
      <p>{t('send.keptHelp')}</p>
      {!isSending && (
        <button type="button" data-tone="plain" onClick={() => void store.tryAgain()}>
          {t('send.now')}
        </button>
      )}
    </Sheet>
  );
}
