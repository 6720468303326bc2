import { RotateCcw, X } from 'lucide-react';
import { IconButton } from '../base/IconButton.tsx';
import { Picture } from '../media/Picture.tsx';
import { ProgressBar } from '../feedback/ProgressBar.tsx';
import type { UploadItem } from './upload-files.ts';
import { Corner, Fault } from './upload-style.ts';
import { usePhrases } from '../hooks/usePhrases.ts';

type UploadPictureProps = {
  item: UploadItem;
  /** Its width and height in px. */
  side: number;
  onRemove: (id: string) => void;
  onRetry: ((id: string) => void) | undefined;
};

/**
 * A chosen picture with a progress bar while it uploads; a failed one shows the reason and can be uploaded
 * again.
 */
export function UploadPicture({ item, side, onRemove, onRetry }: UploadPictureProps) {
  const t = usePhrases();
  return (
    <li>
      <Picture src={item.url} alt={item.name} width={side} height={side} kind="photo" eager />
      {item.progress !== undefined && !item.error && (
        <ProgressBar label={t('upload.progress', { name: item.name })} value={item.progress} tone="brand" />
      )}
      {item.error && <Fault role="alert">{item.error}</Fault>}
      {item.error && onRetry && (
        <Corner data-place="start">
          <IconButton
            tone="glass"
            label={t('upload.retry', { name: item.name })}
            onClick={() => onRetry(item.id)}
          >
            <RotateCcw size={16} aria-hidden />
          </IconButton>
        </Corner>
      )}
      <Corner>
        <IconButton
          tone="glass"
          label={t('upload.remove', { name: item.name })}
          onClick={() => onRemove(item.id)}
        >
          <X size={16} aria-hidden />
        </IconButton>
      </Corner>
    </li>
  );
}
