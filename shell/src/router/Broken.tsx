import { i18n } from '@mall/platform';

/**
 * Displayed when the frame itself fails to render. Plain elements, because nothing of the shell is reliable
 * here.
 */
export function Broken() {
  return (
    <main role="alert">
      <p>{i18n.t('broken.title', { ns: 'compose' })}</p>
      <button type="button" onClick={() => location.reload()}>
        {i18n.t('broken.reload', { ns: 'compose' })}
      </button>
    </main>
  );
}
