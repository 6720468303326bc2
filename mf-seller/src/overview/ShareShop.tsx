import { officePaths } from '@mall/contract/office-paths';
import { paths } from '@mall/contract/paths';
import { copyLink, opens, useMutationOf, useQueryOf } from '@mall/platform';
import { Button, Dialog, FailedSection, SkeletonBox, TextLink } from '@mall/ui';
import { OfficeScope } from '@mall/ui/office';
import { Copy, Download, QrCode } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

/** The link of the shop with its QR code. Whoever copies or saves it has taken the last of the first steps. */
export function ShareShop({ label, plain }: { label: string; plain?: boolean }) {
  const { t } = useTranslation('overview');
  const [open, setOpen] = useState(false);
  return (
    <>
      {plain ? (
        <button type="button" onClick={() => setOpen(true)}>
          {label}
        </button>
      ) : (
        <Button icon={<QrCode size={16} strokeWidth={1.75} aria-hidden />} onClick={() => setOpen(true)}>
          {label}
        </Button>
      )}
      <Dialog open={open} onClose={() => setOpen(false)} title={t('share.title')} size="small">
        <OfficeScope>
          <Share />
        </OfficeScope>
      </Dialog>
    </>
  );
}

function Share() {
  const { t } = useTranslation('overview');
  const profile = useQueryOf('shop.profile', {}, { quiet: true });
  const url = profile.data?.promotionUrl;
  const code = useQueryOf(
    'shop.qrCode',
    { url: url ?? '/' },
    { enabled: url !== undefined, quiet: true, staleTime: Number.POSITIVE_INFINITY },
  );
  const save = useMutationOf('dashboard.saveSteps', { refreshes: ['dashboard.steps'], quiet: true });
  const shared = () => save.mutate({ shared: true });
  const promote = officePaths.promote();
  if (profile.isError) return <FailedSection onRetry={() => void profile.refetch()} />;
  const picture = code.data && `data:image/png;base64,${code.data.png}`;
  return (
    <Column>
      <p>{t('share.reason')}</p>
      {picture ? (
        <img src={picture} alt={t('share.code')} width={200} height={200} />
      ) : (
        <SkeletonBox width={200} height={200} />
      )}
      <output>{url ?? '…'}</output>
      <div>
        <Button
          tone="primary"
          disabled={url === undefined}
          icon={<Copy size={16} strokeWidth={1.75} aria-hidden />}
          onClick={() => {
            void copyLink(url ?? '').then(shared);
          }}
        >
          {t('share.copy')}
        </Button>
        {picture && (
          <Save href={picture} download="qr.png" onClick={shared}>
            <Download size={16} strokeWidth={1.75} aria-hidden />
            {t('share.save')}
          </Save>
        )}
      </div>
      {opens(promote) && <TextLink to={promote}>{t('share.more')}</TextLink>}
      {opens(paths.home()) && (
        <small>
          <TextLink to={paths.home()}>{t('share.see')}</TextLink>
        </small>
      )}
    </Column>
  );
}

const Column = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-3);
  text-align: center;

  > p { color: var(--text-muted); font-size: var(--o-s); }
  > img { border: 1px solid var(--line); border-radius: var(--radius-s); background: #ffffff; /* paper of the code */ }
  > output { max-width: 100%; padding: var(--space-2) var(--space-3); border-radius: var(--o-radius); background: var(--surface-muted); font-size: var(--o-s); overflow-wrap: anywhere; user-select: all; }
  > div { display: flex; flex-wrap: wrap; justify-content: center; gap: var(--space-2); }
`;

const Save = styled.a`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--button-height, 36px);
  padding: 0 var(--space-3);
  border: 1px solid var(--o-line-button);
  border-radius: var(--o-radius);
  font-size: var(--o-s);

  &:hover { background: var(--o-hover); }
`;
