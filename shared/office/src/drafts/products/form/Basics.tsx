import { goodsLimits } from '@mall/contract/seller/own-goods';
import { SelectField } from '@mall/ui';
import { ComboBox, FormSection } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { WordsField } from '../../draft-fields.tsx';
import { Grid } from '../../Grid.ts';
import type { PartProps } from './form-types.ts';
import { useProblemText } from './useProblemText.ts';

/** Its name, type and brand. */
export function Basics(props: PartProps) {
  const { t } = useTranslation('goodsForm');
  const { content, change, lang, choices, leave, disabled, reviewed } = props;
  const problem = useProblemText(props);
  const parents = new Map(choices.categories.map(({ id, name }) => [id, name]));
  const isParent = new Set(choices.categories.map(({ parent }) => parent));
  const categories = choices.categories
    .filter(({ id }) => !isParent.has(id))
    .map(({ id, name, parent }) => ({
      value: id,
      label: name,
      note: parent === null ? undefined : parents.get(parent),
    }));
  return (
    <FormSection id="basics" title={t('section.basics')}>
      <WordsField
        label={t('field.name')}
        name="name"
        value={content.name}
        onChange={(name) => change({ name })}
        lang={lang}
        max={goodsLimits.name}
        error={problem('name')}
        onBlur={() => leave('name')}
      />
      <Grid>
        <ComboBox
          label={t('field.category')}
          name="categoryId"
          placeholder={t('field.categoryHint')}
          options={categories}
          value={content.categoryId}
          onChange={(categoryId) => change({ categoryId })}
          onBlur={() => leave('categoryId')}
          error={problem('categoryId')}
          disabled={disabled}
        />
        <ComboBox
          label={t('field.brand')}
          name="brandId"
          placeholder={t(reviewed ? 'field.brandHint' : 'field.categoryHint')}
          options={choices.brands.map(({ id, name, own }) => ({
            value: id,
            label: name,
            note: own ? t('field.ownBrand') : undefined,
          }))}
          value={content.brandId}
          onChange={(brandId) => change({ brandId })}
          onBlur={() => leave('brandId')}
          error={problem('brandId')}
          hint={reviewed ? t('field.brandNote') : undefined}
          disabled={disabled}
        />
        <SelectField
          label={t('field.unit')}
          name="unit"
          options={choices.units
            .filter(({ key, hidden }) => !hidden || key === content.unit)
            .map(({ key, name }) => ({ value: key, label: name }))}
          value={content.unit}
          onChange={(unit) => unit !== '' && change({ unit })}
        />
        <WordsField
          label={t('field.origin')}
          name="origin"
          optional
          value={content.origin}
          onChange={(origin) => change({ origin })}
          lang={lang}
          max={goodsLimits.short}
        />
        <WordsField
          label={t('field.hardness')}
          name="hardness"
          optional
          value={content.hardness}
          onChange={(hardness) => change({ hardness })}
          lang={lang}
          max={goodsLimits.short}
        />
      </Grid>
    </FormSection>
  );
}
