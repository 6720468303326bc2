import { testerHours } from '@mall/contract/operator/releases';
import { toast } from '@mall/platform';
import { Button, Dialog, Notice, TextField, useFormat } from '@mall/ui';
import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useTesterLink } from './useReleases.ts';

type Props = { remote: string; version: string; onClose: () => void };

/** Makes a link that gives a tester's browser this version, whatever others get. */
export function TesterDialog({ remote, version, onClose }: Props) {
  const { t } = useTranslation('releases');
  const format = useFormat();
  const { data, mutate, isPending } = useTesterLink();
  const copy = (link: string) =>
    navigator.clipboard.writeText(link).then(
      () => toast.success(t('test.copied')),
      () => toast.error(t('test.notCopied')),
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('test.title', { name: remote, version })}
      actions={
        data === undefined ? (
          <Button
            tone="primary"
            busy={isPending}
            onClick={() => mutate({ choices: { [remote]: version }, hours: testerHours })}
          >
            {t('test.make')}
          </Button>
        ) : (
          <Button tone="primary" icon={<Copy size={16} aria-hidden />} onClick={() => void copy(data.link)}>
            {t('test.copy')}
          </Button>
        )
      }
    >
      <Stack>
        <Notice tone="info">{t('test.means', { count: testerHours })}</Notice>
        {data !== undefined && (
          <TextField
            label={t('test.link')}
            hint={t('test.until', { at: format.dateTime(data.until, 'medium') })}
            value={data.link}
            readOnly
          />
        )}
      </Stack>
    </Dialog>
  );
}

const Stack = styled.div`display: grid; gap: var(--space-4); font-size: var(--o-s);`;
