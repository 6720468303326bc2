import type { Output } from '@mall/contract/operations';
import { useFormat } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useOutcome } from './useOutcome.ts';

/** The tries to send an event, the latest first: when, what came of it, how long it took, how the answer begins. */
export function TryList({ tries }: { tries: Output<'shopWebhook.send'>['all'] }) {
  const { t } = useTranslation('webhooks');
  const format = useFormat();
  const outcome = useOutcome();
  if (tries.length === 0) return <p>{t('noTry')}</p>;
  return (
    <List>
      {tries.map((one) => (
        <li key={one.at}>
          <b>{outcome(one)}</b>
          <small>
            {`${format.dateTime(one.at, 'short')} · ${t('ms', { ms: format.number(one.durationMs) })}`}
          </small>
          {one.answer !== '' && <pre>{one.answer}</pre>}
        </li>
      ))}
    </List>
  );
}

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  justify-self: stretch;

  > li { display: grid; gap: var(--space-1); }
  pre { margin: 0; }
  small { color: var(--text-muted); font-size: var(--o-xs); }
`;
