import { caseLimits } from '@mall/contract/seller/own-cases';
import { FormSection } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { DraftPictures, megabytes } from '../../DraftPictures.tsx';
import type { PartProps } from './form-types.ts';
import { useCasePictures } from './useCasePictures.ts';

/** The pictures of the room in the order in which shoppers see them; their spots move with them. */
export function Pictures({ content, change, problem, disabled }: PartProps) {
  const { t } = useTranslation('ownCases');
  const { pictures } = content;
  const list = useCasePictures(pictures, (next) => change({ pictures: next }));
  return (
    <FormSection id="pictures" title={t('section.pictures')} lead={t('pictures.lead', { max: megabytes })}>
      <DraftPictures
        list={list}
        label={t('section.pictures')}
        first={t('pictures.cover')}
        max={caseLimits.pictures}
        onOrder={(urls) =>
          change({ pictures: urls.flatMap((url) => pictures.filter((one) => one.url === url)) })
        }
        error={problem('pictures')}
        disabled={disabled}
      />
    </FormSection>
  );
}
