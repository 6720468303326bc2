import { media, SelectField, VisuallyHidden } from '@mall/ui';
import { FilterSegments } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { pictures, stars } from './filters.ts';

type Value = { stars: (typeof stars)[number]; pictures: (typeof pictures)[number] };
type StarsFilterProps = { value: Value; onChange: (change: Partial<Value>) => void };

/** How many stars a review gives, and whether it has pictures. */
export function StarsFilter({ value, onChange }: StarsFilterProps) {
  const { t } = useTranslation('reviewParts');
  return (
    <>
      <Narrow>
        <SelectField
          label={<VisuallyHidden>{t('stars')}</VisuallyHidden>}
          options={stars.map((one) => ({
            value: one,
            label: one === 'all' ? t('anyStars') : t('countOfStars', { count: Number(one) }),
          }))}
          value={value.stars}
          onChange={(next) => onChange({ stars: next === '' ? 'all' : next })}
        />
      </Narrow>
      <FilterSegments
        label={t('pictures')}
        segments={pictures.map((one) => ({ value: one, label: t(`picture.${one}`) }))}
        value={value.pictures}
        onChange={(next) => onChange({ pictures: next })}
      />
    </>
  );
}

/** Its label is heard alone, so that the field is as high as the others. */
const Narrow = styled.span`
  ${media.phone} { flex: 1 1 100%; }

  > * { gap: 0; }
`;
