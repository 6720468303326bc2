import { isGateway } from '@mall/contract/trade/payment';
import { useMutationOf } from '@mall/platform';
import { Button, IconButton, media, Switch } from '@mall/ui';
import { StatusPill } from '@mall/ui/office';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { PayMethod } from './usePayMethods.ts';

type Steps = { turn: (on: boolean) => void; up?: () => void; down?: () => void };
type Props = { row: PayMethod; steps?: Steps };

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** One way to pay: whether buyers see it, what it lacks, and what may be done about it. */
export function PayMethodItem({ row, steps }: Props) {
  const { t } = useTranslation('setup');
  const test = useMutationOf('mallSettings.testPayment');
  const { method, on, setUp, needs } = row;
  const name = t(`payments.method.${method}`);
  const state = !on ? 'switchedOff' : setUp ? 'offered' : method === 'offline' ? 'shopsOnly' : 'off';
  return (
    <li>
      <b>{name}</b>
      <StatusPill tone={state === 'offered' ? 'good' : state === 'shopsOnly' ? 'info' : 'neutral'}>
        {t(`payments.${state}`)}
      </StatusPill>
      {!setUp && needs.length > 0 && <small>{needs.join(', ')}</small>}
      {method === 'offline' && <small>{t('payments.offline')}</small>}
      {steps && (
        <Acts>
          {isGateway(method) && setUp && (
            <Button size="small" busy={test.isPending} onClick={() => test.mutate({ method })}>
              {t('payments.test')}
            </Button>
          )}
          <IconButton label={t('payments.up', { name })} disabled={!steps.up} onClick={steps.up}>
            <ArrowUp {...icon} />
          </IconButton>
          <IconButton label={t('payments.down', { name })} disabled={!steps.down} onClick={steps.down}>
            <ArrowDown {...icon} />
          </IconButton>
          <Switch label={t('payments.shown', { name })} hideLabel checked={on} onChange={steps.turn} />
        </Acts>
      )}
      <small role="status">
        {test.data && t(`payments.outcome.${test.data.outcome}`, { said: test.data.said })}
      </small>
    </li>
  );
}

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-2);
  grid-column: 1 / -1;
  justify-content: flex-end;
  ${media.phone} { justify-content: flex-start; }

  > label { margin-inline-start: var(--space-2); }
`;
