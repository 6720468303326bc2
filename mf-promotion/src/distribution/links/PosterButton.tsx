import { language, mallName, reportFailure } from '@mall/platform';
import { Button, Dialog, FailedSection, SkeletonBox } from '@mall/ui';
import { canShare, makeSheet, saveFile, share } from '@mall/ui/poster';
import { useQuery } from '@tanstack/react-query';
import { Download, Image, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { LinkTarget } from './link-target.ts';

type PosterProps = { product: LinkTarget | undefined; code: string; qr: string };

/** Opens a card to print or to share, with the QR code of the link. */
export function PosterButton(props: PosterProps) {
  const { t } = useTranslation('distribution');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Image size={16} strokeWidth={1.5} aria-hidden />} onClick={() => setOpen(true)}>
        {t('poster.open')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('poster.title')} size="medium">
        <Poster {...props} />
      </Dialog>
    </>
  );
}

function Poster({ product, code, qr }: PosterProps) {
  const { t } = useTranslation('distribution');
  const name = product?.name ?? mallName();
  const drawn = useQuery({
    queryKey: ['promoterPoster', code, product?.id, language()],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () =>
      makeSheet('a6', language(), {
        title: name,
        text: product ? mallName() : t('poster.slogan'),
        picture: product?.image ?? null,
        isProduct: product !== undefined,
        logo: null,
        qr,
        caption: t(product ? 'poster.scanProduct' : 'poster.scanMall'),
        code: t('poster.code', { code }),
        contact: location.host,
        colour: null,
      }),
  });
  if (drawn.isError) return <FailedSection onRetry={() => void drawn.refetch()} />;
  if (drawn.data === undefined) return <SkeletonBox height={420} />;
  const file = new File([drawn.data.blob], `${code}-poster.png`, { type: 'image/png' });
  return (
    <Preview>
      <img src={drawn.data.url} alt={t('poster.alt', { name })} />
      <p>
        <Button
          tone="primary"
          icon={<Download size={16} strokeWidth={1.5} aria-hidden />}
          onClick={() => saveFile(file, file.name)}
        >
          {t('poster.save')}
        </Button>
        {canShare({ files: [file] }) && (
          <Button
            icon={<Share2 size={16} strokeWidth={1.5} aria-hidden />}
            onClick={() => void share({ files: [file], title: name }).catch(reportFailure)}
          >
            {t('link.share')}
          </Button>
        )}
      </p>
    </Preview>
  );
}

const Preview = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-4);

  > img { max-width: min(100%, 320px); border: 1px solid var(--line); box-shadow: var(--shadow-2); }
  > p { display: flex; flex-wrap: wrap; gap: var(--space-2); }
`;
