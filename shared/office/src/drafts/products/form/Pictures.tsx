import { goodsLimits } from '@mall/contract/seller/own-goods';
import { FormSection } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { FilmField } from './FilmField.tsx';
import { DraftPictures, megabytes } from '../../DraftPictures.tsx';
import { useStoredPictures } from '../../useStoredPictures.ts';
import type { PartProps } from './form-types.ts';
import { useProblemText } from './useProblemText.ts';

/** Pictures in the order in which shoppers see them, and a film. */
export function Pictures(props: PartProps) {
  const { t } = useTranslation('goodsForm');
  const { content, change, disabled } = props;
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
      <FilmField {...props} error={problem('video')} />
    </FormSection>
  );
}
