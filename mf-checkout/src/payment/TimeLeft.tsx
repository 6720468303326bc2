import { useTranslation } from 'react-i18next';
import { serverNow } from '@mall/platform';
import { Countdown } from '@mall/ui';

/** How long the order is reserved, by the server's clock. */
export function TimeLeft({ expiresAt, onTimeUp }: { expiresAt: string; onTimeUp: () => void }) {
  const { t } = useTranslation('checkout');
  return (
    <span>
      {t('pay.within')}{' '}
      <Countdown endsAt={expiresAt} serverOffset={serverNow() - Date.now()} onEnd={onTimeUp} look="text" />
    </span>
  );
}
