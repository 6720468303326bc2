import { toast } from '@mall/platform';
import { Button, Dialog, Notice, TextField } from '@mall/ui';
import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

/** A new secret. It is shown this once: the mall keeps it sealed. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const { t } = useTranslation('webhooks');
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => toast.success(t('done.copied')),
      () => toast.error(t('secret.notCopied')),
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('secret.title')}
      actions={
        <Button tone="primary" onClick={onClose}>
          {t('secret.kept')}
        </Button>
      }
    >
      <Stack>
        <Notice tone="warning">{t('secret.once')}</Notice>
        <TextField label={t('secret.label')} hint={t('secret.hint')} value={secret} readOnly />
        <Button icon={<Copy size={16} aria-hidden />} onClick={() => void copy()}>
          {t('secret.copy')}
        </Button>
      </Stack>
    </Dialog>
  );
}

const Stack = styled.div`
  display: grid;
  gap: var(--space-4);
  font-size: var(--o-s);

  input { font-family: var(--mono, monospace); }
`;
