import { packageLimits, packageTiers } from '@mall/contract/seller/own-package';
import { RadioGroup, SelectField } from '@mall/ui';
import { FormSection } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { Grid } from '../../Grid.ts';
import { WordsField } from '../../draft-fields.tsx';
import type { PartProps } from './form-types.ts';
import { useProblemText } from './useProblemText.ts';

/** The name, its place in the list, and its price class. */
export function Basics(props: PartProps) {
  const { t } = useTranslation('ownPackages');
  const { content, change, lang, categories, leave } = props;
  const problem = useProblemText(props);
  return (
    <FormSection id="basics" title={t('section.basics')}>
      <Grid>
        <WordsField
          label={t('field.name')}
          name="name"
          value={content.name}
          onChange={(name) => change({ name })}
          lang={lang}
          max={packageLimits.name}
          error={problem('name')}
          onBlur={() => leave('name')}
        />
        <SelectField
          label={t('field.category')}
          name="categoryId"
          empty={t('field.choose')}
          options={categories.map(({ id, name }) => ({ value: id, label: name }))}
          value={content.categoryId ?? ''}
          onChange={(categoryId) => change({ categoryId: categoryId === '' ? null : categoryId })}
          onBlur={() => leave('categoryId')}
          error={problem('categoryId')}
        />
      </Grid>
      <WordsField
        label={t('field.slogan')}
        name="slogan"
        optional
        value={content.slogan}
        onChange={(slogan) => change({ slogan })}
        lang={lang}
        max={packageLimits.slogan}
      />
      <RadioGroup
        label={t('field.tier')}
        name="tier"
        look="line"
        options={packageTiers.map((value) => ({ value, label: t(`tier.${value}`) }))}
        value={content.tier}
        onChange={(tier) => change({ tier })}
      />
    </FormSection>
  );
}
