import { ApiError, useQueryOf } from '@mall/platform';
import { Breadcrumbs, Button, EmptyMessage, FailedSection, Skeleton } from '@mall/ui';
import { DetailLayout, OfficePage } from '@mall/ui/office';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { useWebhookDesk } from './desk.ts';
import { SecretCard } from './SecretCard.tsx';
import { SendsCard } from './SendsCard.tsx';
import { shortUrl, useWebhookSteps } from './useWebhooks.ts';
import { WebhookCard } from './WebhookCard.tsx';
import { WebhookDialog } from './WebhookDialog.tsx';
import { WebhookState } from './WebhookState.tsx';

/** One address: what it hears of, its secret, and what was sent to it. */
export function WebhookOne({ id }: { id: string }) {
  const { t } = useTranslation('webhooks');
  const { of, useMayEdit } = useWebhookDesk();
  const mayEdit = useMayEdit();
  const toList = useNavigate();
  const steps = useWebhookSteps();
  const [edits, setEdits] = useState(false);
  const { data, error, refetch } = useQueryOf(
    `${of}.detail`,
    { id },
    { quiet: true, retry: false, refetchInterval: 15_000 },
  );
  if (error instanceof ApiError && ['missing', 'request.invalid'].includes(error.msgKey ?? ''))
    return (
      <OfficePage title={t('title')}>
        <EmptyMessage
          title={t('missing')}
          reason={t('missingReason')}
          action={{ label: t('toAll'), to: '?' }}
        />
      </OfficePage>
    );
  if (error !== null) return <FailedSection onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton kind="block" height={480} />;
  return (
    <OfficePage
      above={<Breadcrumbs crumbs={[{ label: t('title'), to: '?' }, { label: new URL(data.url).host }]} />}
      title={<Whole>{shortUrl(data.url)}</Whole>}
      status={<WebhookState webhook={data} />}
      actions={
        mayEdit && (
          <>
            <Button onClick={() => steps.remove(data, () => void toList('?'))}>{t('remove')}</Button>
            <Button onClick={() => steps.turn(data, !data.on)}>{t(data.on ? 'turnOff' : 'turnOn')}</Button>
            <Button onClick={() => setEdits(true)}>{t('edit')}</Button>
            <Button
              tone="primary"
              icon={<Send size={16} strokeWidth={1.75} aria-hidden />}
              disabled={!data.on}
              title={data.on ? undefined : t('testOff')}
              busy={steps.test.isPending}
              onClick={() => steps.test.mutate({ id })}
            >
              {t('test')}
            </Button>
          </>
        )
      }
    >
      <DetailLayout
        aside={
          <>
            <WebhookCard webhook={data} />
            <SecretCard webhook={data} mayEdit={mayEdit} />
          </>
        }
      >
        <SendsCard id={id} on={data.on} mayEdit={mayEdit} />
      </DetailLayout>
      {edits && <WebhookDialog webhook={data} onClose={() => setEdits(false)} />}
    </OfficePage>
  );
}

/** An address has no spaces to break at. */
const Whole = styled.span`overflow-wrap: anywhere;`;
