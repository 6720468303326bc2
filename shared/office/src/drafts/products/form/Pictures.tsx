import { goodsLimits } from '@mall/contract/seller/own-goods';
import { TextField } from '@mall/ui';
import { FormSection } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { DraftPictures, megabytes } from '../../DraftPictures.tsx';
import { useStoredPictures } from '../../useStoredPictures.ts';
import type { PartProps } from './form-types.ts';
import { useProblemText } from './useProblemText.ts';

/** Pictures in the order in which shoppers see them, and a film. */
export function Pictures(props: PartProps) {
  const { t } = useTranslation('goodsForm');
  const { content, change, leave, disabled } = props;
  const problem = useProblemText(props);
  const list = useStoredPictures(content.images, (images) => change({ images }));
  return (
    <FormSection id="pictures" title={t('section.pictures')} lead={t('pictures.lead', { max: megabytes })}>
      <DraftPictures
        list={list}
        label={t('section.pictures')}
        first={t('pictures.cover')}
        max={goodsLimits.images}
        onOrder={(images) => change({ images })}
        error={problem('images')}
        disabled={disabled}
      />
      <TextField
        label={t('field.video')}
        name="video"
        type="url"
        optional
        hint={t('field.videoHint')}
        placeholder={t('field.videoExample')}
        maxLength={goodsLimits.video}
        value={content.video}
        onChange={(video) => change({ video: video.trim() })}
        onBlur={() => leave('video')}
        error={problem('video')}
      />
    </FormSection>
  );
}
