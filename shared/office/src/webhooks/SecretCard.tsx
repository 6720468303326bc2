import { Button, ConfirmDialog, useFormat } from '@mall/ui';
import { OfficeCard } from '@mall/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { SecretDialog } from './SecretDialog.tsx';
import { useWebhookSteps, type Webhook } from './useWebhooks.ts';

/** By which secret requests are signed, and how another takes its place. */
export function SecretCard({ webhook, mayEdit }: { webhook: Webhook; mayEdit: boolean }) {
  const { t } = useTranslation('webhooks');
  const format = useFormat();
  const { rotate } = useWebhookSteps();
  const [asks, setAsks] = useState(false);
  const [secret, setSecret] = useState<string>();
  const { id, oldSecretUntil } = webhook;
  const change = () =>
    rotate.mutate(
      { id },
      {
        onSuccess: ({ signingSecret }) => setSecret(signingSecret),
        onSettled: () => setAsks(false),
      },
    );
  return (
    <OfficeCard
      title={t('secret.label')}
      actions={
        mayEdit && (
          <Button size="small" onClick={() => setAsks(true)}>
            {t('secret.rotate')}
          </Button>
        )
      }
    >
      <Quiet>
        {oldSecretUntil === null
          ? t('secret.means')
          : t('secret.both', { at: format.dateTime(oldSecretUntil, 'short') })}
      </Quiet>
      <ConfirmDialog
        open={asks}
        title={t('secret.rotate')}
        confirmLabel={t('secret.rotate')}
        busy={rotate.isPending}
        onConfirm={change}
        onClose={() => setAsks(false)}
      >
        {t('secret.rotateMeans')}
      </ConfirmDialog>
      {secret !== undefined && <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />}
    </OfficeCard>
  );
}

const Quiet = styled.p`color: var(--text-muted); font-size: var(--o-s);`;
