import { upload } from '@mall/contract/core/limits';
import { toast } from '@mall/platform';
import type { usePictureList } from '@mall/ui';
import { PictureOrder } from '@mall/ui/office';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

/** The limits of a picture, for displaying them. */
export const megabytes = upload.maxBytes / (1024 * 1024);

type DraftPicturesProps = Pick<
  ComponentProps<typeof PictureOrder>,
  'label' | 'onOrder' | 'max' | 'first' | 'hint' | 'error' | 'disabled'
> & { list: ReturnType<typeof usePictureList> };

/** Pictures of a draft in order; they are stored as soon as they are chosen. */
export function DraftPictures({ list, ...field }: DraftPicturesProps) {
  const { t } = useTranslation('drafts');
  return (
    <PictureOrder
      {...field}
      say={(what, values) => t(`order.${what}`, values)}
      maxBytes={upload.maxBytes}
      items={list.items}
      onAdd={list.add}
      onRemove={list.remove}
      onRetry={list.retry}
      onRefuse={() => toast.error(t('pictures.refused', { max: megabytes }))}
    />
  );
}
