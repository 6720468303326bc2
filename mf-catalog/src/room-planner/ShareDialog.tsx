import { paths } from '@mall/contract/core/paths';
import { copyLink, shareUrl, useMutationOf } from '@mall/platform';
import { Button, Dialog, Spinner, TextField } from '@mall/ui';
import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Saving } from './useSaving.ts';

type ShareDialogProps = { open: boolean; onClose: () => void; saving: Saving };

/** A link with which others see the room and make a copy of it. It can be revoked. */
export function ShareDialog({ open, onClose, saving }: ShareDialogProps) {
  const { t } = useTranslation('design');
  const { mutateAsync, isPending } = useMutationOf('design.share');
  const { shareCode } = saving.document;
  const url = shareCode === null ? '' : shareUrl(paths.cloudDesign({ share: shareCode }));
  const set = async (shared: boolean) => {
    const kept = saving.document.id === null ? await saving.saveNow() : saving.document;
    const id = kept?.id ?? null;
    if (id !== null) saving.share((await mutateAsync({ id, shared })).shareCode);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('share.title')}
      size="small"
      actions={
        shareCode === null ? (
          <Button tone="primary" busy={isPending} onClick={() => void set(true)}>
            {t('share.make')}
          </Button>
        ) : (
          <>
            <Button busy={isPending} onClick={() => void set(false)}>
              {t('share.takeBack')}
            </Button>
            <Button tone="primary" icon={<Copy size={16} aria-hidden />} onClick={() => void copyLink(url)}>
              {t('share.copy')}
            </Button>
          </>
        )
      }
    >
      <p>{t('share.about')}</p>
      {isPending && <Spinner />}
      {shareCode !== null && <TextField label={t('share.link')} value={url} readOnly />}
    </Dialog>
  );
}
