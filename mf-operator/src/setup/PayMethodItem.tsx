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
      <Name>
        <b>{name}</b>
        <StatusPill tone={state === 'offered' ? 'good' : state === 'shopsOnly' ? 'info' : 'neutral'}>
          {t(`payments.${state}`)}
        </StatusPill>
      </Name>
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
          {/* What nobody can use is not switched, unless to have it on once it can be. */}
          {(setUp || !on || method === 'offline') && (
            <Switch label={t('payments.shown', { name })} hideLabel checked={on} onChange={steps.turn} />
          )}
        </Acts>
      )}
      {!setUp && needs.length > 0 && <small>{needs.join(', ')}</small>}
      {method === 'offline' && <small>{t('payments.offline')}</small>}
      <small role="status">
        {test.data && t(`payments.outcome.${test.data.outcome}`, { said: test.data.said })}
      </small>
    </li>
  );
}

const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-3);
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: var(--space-1) var(--space-2);
  ${media.phone} { grid-column: 1 / -1; justify-content: flex-start; margin-inline-start: calc(-1 * var(--space-2)); }

  > label { margin-inline-start: var(--space-2); }
`;
