import { useMutationOf } from '@mall/platform';
import { Button, Notice } from '@mall/ui';
import { StatusPill } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Settings } from './useSettings.ts';

type Props = Pick<Settings, 'environment'> & { mayEdit: boolean };

/** The payment methods: which are offered, whether their keys work, and what the environment lacks for the others. */
export function Payments({ environment, mayEdit }: Props) {
  const { t } = useTranslation('setup');
  const test = useMutationOf('mallSettings.testPayment');
  return (
    <List>
      <p>{t('payments.reason')}</p>
      <ul>
        {environment.payments.map(({ method, offered, needs }) => {
          const isAsked = test.variables?.method === method;
          return (
            <li key={method}>
              <b>{t(`payments.method.${method}`)}</b>
              <StatusPill tone={offered ? 'good' : 'neutral'}>
                {t(offered ? 'payments.offered' : 'payments.off')}
              </StatusPill>
              {!offered && <small>{needs.join(', ')}</small>}
              {offered && mayEdit && (
                <Button size="small" busy={isAsked && test.isPending} onClick={() => test.mutate({ method })}>
                  {t('payments.test')}
                </Button>
              )}
              <small role="status">
                {isAsked && test.data && t(`payments.outcome.${test.data.outcome}`, { said: test.data.said })}
              </small>
            </li>
          );
        })}
      </ul>
      {environment.sandbox && <Notice>{t('payments.sandbox')}</Notice>}
    </List>
  );
}

export const List = styled.div`
  display: grid;
  gap: var(--space-4);
  max-width: 760px;

  > p { color: var(--text-muted); }
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--space-1) var(--space-4);
    min-height: var(--control);
    padding-block: var(--space-2);
    border-top: 1px solid var(--o-line-soft);
  }
  li:first-child { border-top: 0; }
  li > button { justify-self: start; }
  li > small { grid-column: 1 / -1; color: var(--text-muted); overflow-wrap: anywhere; }
  li > small:empty { display: none; }
`;
