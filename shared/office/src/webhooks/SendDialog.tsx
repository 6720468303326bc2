import { Button, Dialog, FailedSection, Skeleton, useFormat } from '@mall/ui';
import { KeyValues } from '@mall/ui/office';
import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { TryList } from './TryList.tsx';
import { useSend, type WebhookSend } from './useWebhooks.ts';
import { SendState } from './WebhookState.tsx';

type Props = {
  id: string;
  may: (send: WebhookSend) => boolean;
  onAgain: (id: string) => void;
  onClose: () => void;
};

/** One event: its body as it is sent, and each try. */
export function SendDialog({ id, may, onAgain, onClose }: Props) {
  const { t } = useTranslation('webhooks');
  const format = useFormat();
  const { data, error, refetch } = useSend(id);
  return (
    <Dialog
      open
      place="side"
      onClose={onClose}
      title={data?.event ?? t('column.event')}
      actions={
        data !== undefined &&
        may(data) && (
          <Button tone="primary" icon={<RotateCcw size={16} aria-hidden />} onClick={() => onAgain(id)}>
            {t('again')}
          </Button>
        )
      }
    >
      {error !== null && <FailedSection onRetry={() => void refetch()} />}
      {error === null && data === undefined && <Skeleton kind="block" height={320} />}
      {data !== undefined && (
        <Stack>
          <SendState state={data.state} />
          <KeyValues
            entries={[
              { id: 'id', name: <Name>webhook-id</Name>, value: <code>{id}</code> },
              { id: 'at', name: t('happened'), value: format.dateTime(data.at, 'medium') },
              {
                id: 'next',
                name: t('nextTry'),
                value: data.dueAt && format.dateTime(data.dueAt, 'medium'),
              },
            ]}
          />
          <h3>{t('body')}</h3>
          <pre>{JSON.stringify(JSON.parse(data.body), null, 2)}</pre>
          <h3>{t('column.tries')}</h3>
          <TryList tries={data.all} />
        </Stack>
      )}
    </Dialog>
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  font-size: var(--o-s);

  > :first-child { justify-self: start; }
  code, pre { overflow-wrap: anywhere; font-size: var(--o-xs); }
  h3 { font-size: var(--o-s); font-weight: var(--weight-strong); }
  pre {
    margin: 0;
    padding: var(--space-3);
    border-radius: var(--radius-s);
    background: var(--surface-muted);
    white-space: pre-wrap;
  }
`;

/** A name that receivers know; it does not break at its hyphen. */
const Name = styled.span`white-space: nowrap;`;
