import { copyLink, mallName, reportFailure, useQueryOf } from '@mall/platform';
import { Button, media, TextField } from '@mall/ui';
import { Loaded } from '@mall/ui/member';
import { canShare, pngOf, saveFile, share } from '@mall/ui/poster';
import { Copy, Download, Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { LinkTarget } from './link-target.ts';
import { PosterButton } from './PosterButton.tsx';

/** The promoter's link to the mall or to a product: as text, as a QR code, on a poster. */
export function LinkParts({ product }: { product?: LinkTarget }) {
  const { t } = useTranslation('distribution');
  const links = useQueryOf('promoter.links', product ? { productId: product.id } : {}, { quiet: true });
  const name = product?.name ?? mallName();
  return (
    <Loaded read={links} skeleton="block">
      {({ code, shareUrl, qrCode }) => (
        <Parts>
          <img
            src={`data:image/svg+xml,${encodeURIComponent(qrCode)}`}
            alt={t('link.qr', { name })}
            width={168}
            height={168}
          />
          <div>
            <TextField
              label={t('link.address')}
              hint={t('link.hint', { code })}
              readOnly
              value={shareUrl}
              onFocus={(event) => event.target.select()}
            />
            <div>
              <Button
                tone="primary"
                icon={<Copy size={16} strokeWidth={1.5} aria-hidden />}
                onClick={() => void copyLink(shareUrl)}
              >
                {t('link.copy')}
              </Button>
              {canShare() && (
                <Button
                  icon={<Share2 size={16} strokeWidth={1.5} aria-hidden />}
                  onClick={() => void share({ title: name, url: shareUrl }).catch(reportFailure)}
                >
                  {t('link.share')}
                </Button>
              )}
              <Button
                icon={<Download size={16} strokeWidth={1.5} aria-hidden />}
                onClick={() =>
                  void pngOf(qrCode).then((blob) => saveFile(blob, `${code}-qr.png`), reportFailure)
                }
              >
                {t('link.saveCode')}
              </Button>
              <PosterButton product={product} code={code} qr={qrCode} />
            </div>
          </div>
        </Parts>
      )}
    </Loaded>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-5);
  align-items: start;

  > img {
    padding: var(--space-2);
    border: 1px solid var(--line);
    border-radius: var(--radius-s);
    background: #ffffff; /* paper of the code */
  }
  > div { display: grid; gap: var(--space-4); }
  > div > div:last-child { display: flex; flex-wrap: wrap; gap: var(--space-2); }
  ${media.phone} { grid-template-columns: minmax(0, 1fr); > img { justify-self: center; } > div > div:last-child > * { flex: 1 1 auto; } }
`;
