import { copyLink, language, mallName, reportFailure, useQueryOf } from '@mall/platform';
import { Button, Dialog, TextField, useFormat } from '@mall/ui';
import { Loaded } from '@mall/ui/member';
import { canShare, makeSheet, saveFile, share } from '@mall/ui/poster';
import { useMutation } from '@tanstack/react-query';
import { Copy, Image, Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Output } from '@mall/contract/operations';
import { usePrize } from '../usePrize.ts';

type ShareSheetProps = { launchId: string; open: boolean; onClose: () => void };

/** The link of a launch for friends: to copy, to share, as a QR code, as a poster. */
export function ShareSheet({ launchId, open, onClose }: ShareSheetProps) {
  const { t } = useTranslation('boosts');
  const shared = useQueryOf('boost.share', { id: launchId }, { quiet: true, enabled: open });
  return (
    <Dialog open={open} onClose={onClose} title={t('share.title')}>
      <Loaded read={shared} skeleton="block">
        {(link) => <Link link={link} />}
      </Loaded>
    </Dialog>
  );
}

function Link({ link }: { link: Output<'boost.share'> }) {
  const { t } = useTranslation('boosts');
  const format = useFormat();
  const prize = usePrize(link);
  const { shareUrl, qrCode, code, expiresAt } = link;
  const until = format.dateTime(expiresAt, 'short');
  const text = t('share.text', { name: prize.title, until });
  const poster = useMutation({
    mutationFn: () =>
      makeSheet('a6', language(), {
        title: prize.title,
        text: prize.goal,
        picture: prize.image ?? null,
        isProduct: prize.image !== undefined,
        logo: null,
        qr: qrCode,
        caption: t('share.scan'),
        code: t('time.until', { at: until }),
        contact: mallName(),
        colour: null,
      }),
    onSuccess: ({ blob }) => saveFile(blob, `boost-${code}.png`),
  });
  return (
    <Sheet>
      <p>{text}</p>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(qrCode)}`}
        alt={t('share.qr', { name: prize.title })}
        width={184}
        height={184}
      />
      <TextField
        label={t('share.link')}
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
          {t('share.copy')}
        </Button>
        {canShare() && (
          <Button
            icon={<Share2 size={16} strokeWidth={1.5} aria-hidden />}
            onClick={() => void share({ title: prize.title, text, url: shareUrl }).catch(reportFailure)}
          >
            {t('share.send')}
          </Button>
        )}
        <Button
          busy={poster.isPending}
          icon={<Image size={16} strokeWidth={1.5} aria-hidden />}
          onClick={() => poster.mutate()}
        >
          {t('share.poster')}
        </Button>
      </div>
    </Sheet>
  );
}

const Sheet = styled.div`
  display: grid;
  gap: var(--space-4);

  > p { color: var(--text-muted); font-size: var(--step-ui); }
  > img {
    justify-self: center;
    padding: var(--space-2);
    border: 1px solid var(--line);
    border-radius: var(--radius-s);
    background: #ffffff; /* paper of the code */
  }
  > div:last-child { display: flex; flex-wrap: wrap; gap: var(--space-2); }
  > div:last-child > * { flex: 1 1 auto; }
`;
