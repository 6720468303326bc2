import type { Sender } from '@mall/contract/operator/mall-settings';
import { toast, useMutationOf } from '@mall/platform';
import { Button } from '@mall/ui';
import { StatusPill, type StatusTone } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { List } from './List.ts';
import type { Settings } from './useSettings.ts';

const ways = ['sms', 'mail'] as const;
const tones: Readonly<Record<Sender, StatusTone>> = { provider: 'good', inbox: 'info', off: 'neutral' };
const needs = { sms: 'SMS_URL, SMS_SECRET', mail: 'SMTP_URL, MAIL_FROM' } as const;

/** Whether text messages and e-mail leave the mall, and a test of each to oneself. */
export function Messages({ environment, mayEdit }: Pick<Settings, 'environment'> & { mayEdit: boolean }) {
  const { t } = useTranslation('setup');
  const test = useMutationOf('mallSettings.sendTest', {
    onSuccess: (_, { by }) => toast.success(t(`messages.sent.${by}`)),
  });
  return (
    <List>
      <ul>
        {ways.map((by) => (
          <li key={by}>
            <b>{t(`messages.${by}`)}</b>
            <StatusPill tone={tones[environment[by]]}>{t(`messages.by.${environment[by]}`)}</StatusPill>
            {environment[by] !== 'provider' && <small>{needs[by]}</small>}
            {environment[by] !== 'off' && mayEdit && (
              <Button
                size="small"
                busy={test.isPending && test.variables.by === by}
                onClick={() => test.mutate({ by })}
              >
                {t(`messages.test.${by}`)}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {!environment.codes && <p>{t('messages.noCodes')}</p>}
    </List>
  );
}
