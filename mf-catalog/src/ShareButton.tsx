import { common, copyLink, shareUrl } from '@mall/platform';
import { Button, Dialog, FailedSection, IconButton, SkeletonBox } from '@mall/ui';
import { Copy, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useQrCode } from './QrCode.tsx';

/**
 * The address as a QR code and to copy; it opens the same shop for others. With a `label` the button has
 * text.
 */
export function ShareButton({ name, path, label }: { name: string; path: string; label?: string }) {
  const { t } = useTranslation('catalog');
  const [open, setOpen] = useState(false);
  const code = useQrCode(path, open);
  return (
    <>
      {label ? (
        <Button
          tone="ghost"
          size="small"
          icon={<Share2 size={16} strokeWidth={1.5} aria-hidden />}
          onClick={() => setOpen(true)}
        >
          {label}
        </Button>
      ) : (
        <IconButton label={t('product.share.open')} onClick={() => setOpen(true)}>
          <Share2 size={20} aria-hidden />
        </IconButton>
      )}
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        size="small"
        title={label ?? t('product.share.title')}
        actions={
          <Button
            tone="primary"
            icon={<Copy size={16} strokeWidth={1.5} aria-hidden />}
            onClick={() => void copyLink(shareUrl(path))}
          >
            {t('product.share.copy')}
          </Button>
        }
      >
        <Paper>
          {!code.picture && !code.failed && <SkeletonBox width={200} height={200} />}
          {code.failed && <FailedSection reason={common('failure.qrCode')} onRetry={code.retry} />}
          {code.picture && (
            <img src={code.picture} alt={t('product.share.code', { name })} width={200} height={200} />
          )}
          <p>{t('product.share.scan')}</p>
        </Paper>
      </Dialog>
    </>
  );
}

const Paper = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-4);
  padding-block: var(--space-4);
  text-align: center;

  > img { padding: var(--space-3); border-radius: var(--radius-s); background: #ffffff; /* paper of the code */ }
  > p { color: var(--text-muted); font-size: var(--step--1); }
`;
