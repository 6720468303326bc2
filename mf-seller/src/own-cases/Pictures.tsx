import { upload } from '@mall/contract/limits';
import { caseLimits } from '@mall/contract/own-cases';
import { toast } from '@mall/platform';
import { FormSection, PictureOrder } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import type { PartProps } from './form-types.ts';
import { useCasePictures } from './useCasePictures.ts';

const megabytes = upload.maxBytes / (1024 * 1024);

/** The pictures of the room in the order in which shoppers see them; their spots go with them. */
export function Pictures({ content, change, problem, disabled }: PartProps) {
  const { t } = useTranslation('ownCases');
  const { t: say } = useTranslation('goodsForm');
  const { pictures } = content;
  const list = useCasePictures(pictures, (next) => change({ pictures: next }));
  return (
    <FormSection id="pictures" title={t('section.pictures')} lead={t('pictures.lead', { max: megabytes })}>
      <PictureOrder
        say={(what, values) => say(`order.${what}`, values)}
        label={t('section.pictures')}
        first={t('pictures.cover')}
        max={caseLimits.pictures}
        maxBytes={upload.maxBytes}
        items={list.items}
        onOrder={(urls) =>
          change({ pictures: urls.flatMap((url) => pictures.filter((one) => one.url === url)) })
        }
        onAdd={list.add}
        onRemove={list.remove}
        onRetry={list.retry}
        onRefuse={() => toast.error(t('pictures.refused', { max: megabytes }))}
        error={problem('pictures')}
        disabled={disabled}
      />
    </FormSection>
  );
}
