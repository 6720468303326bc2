import { Button, Dialog, Notice } from '@mall/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { CropStage } from './CropStage.tsx';
import { firstCut, type Size, type Task } from './crop.ts';
import { cutOut } from './cut-out.ts';
import { type PictureKind, wantedOf } from './kinds.ts';
import type { ReadPicture } from './read-picture.ts';

export type CropDialogProps = {
  picture: ReadPicture;
  /** The sizes to crop, one after the other. */
  kinds: readonly PictureKind[];
  /**
   * Stores the cropped pictures in the order of `kinds`; returns a message when that failed, and the dialog
   * stays.
   */
  onDone: (cut: readonly Blob[]) => Promise<string | undefined>;
  onClose: () => void;
};

/** Chooses the visible part of the picture: once for each required size. */
export function CropDialog({ picture, kinds, onDone, onClose }: CropDialogProps) {
  const { t } = useTranslation('shopInfo');
  const [tasks] = useState(() => kinds.map((kind): Task => ({ picture, ...wantedOf[kind] })));
  const [cuts, setCuts] = useState(() => tasks.map(firstCut));
  const [at, setAt] = useState(0);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [kind, task, cut] = [kinds[at], tasks[at], cuts[at]];
  if (kind === undefined || task === undefined || cut === undefined) return null;
  const last = at === kinds.length - 1;

  const finish = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const parts = tasks.map((one, index) =>
        cutOut(picture.pixels, cuts[index] ?? firstCut(one), one.wanted, one.fit),
      );
      setFailure(await onDone(await Promise.all(parts)));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      size="large"
      title={t(`crop.title.${kind}`, size(task.wanted))}
      onClose={busy ? () => undefined : onClose}
      actions={
        <>
          <Button onClick={at === 0 ? onClose : () => setAt(at - 1)} disabled={busy}>
            {t(at === 0 ? 'crop.cancel' : 'crop.back')}
          </Button>
          <Button tone="primary" busy={busy} onClick={() => (last ? void finish() : setAt(at + 1))}>
            {t(last ? 'crop.take' : 'crop.next')}
          </Button>
        </>
      }
    >
      <Lead>
        {t(`crop.lead.${kind}`)}
        {kinds.length > 1 && <b>{t('crop.step', { at: at + 1, of: kinds.length })}</b>}
      </Lead>
      <CropStage
        key={kind}
        picture={picture}
        task={task}
        cut={cut}
        onCut={(next) => setCuts((all) => all.map((one, index) => (index === at ? next(one) : one)))}
      />
      {failure && (
        <Notice tone="danger" role="alert">
          {failure}
        </Notice>
      )}
    </Dialog>
  );
}

const size = ({ width, height }: Size) => ({ width, height });

const Lead = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  justify-content: space-between;
  margin-bottom: var(--space-3);
  color: var(--text-muted);
  font-size: var(--o-s);
`;
