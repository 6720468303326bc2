import { caseRooms, caseStyles } from '@mall/contract/catalog/design';
import { caseLimits } from '@mall/contract/seller/own-cases';
import { SelectField, TextField } from '@mall/ui';
import { FormSection } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { Grid } from '../../Grid.ts';
import { readings, useTyped } from '../../useTyped.ts';
import { WordsField } from '../../draft-fields.tsx';
import type { PartProps } from './form-types.ts';

/** The name and the kind of the room. */
export function Basics({ content, change, lang, problem, leave }: PartProps) {
  const { t } = useTranslation('ownCases');
  const area = useTyped(content.area, (value) => change({ area: value }), areaReading);
  return (
    <FormSection id="basics" title={t('section.basics')}>
      <WordsField
        label={t('field.title')}
        name="title"
        value={content.title}
        onChange={(title) => change({ title })}
        lang={lang}
        max={caseLimits.title}
        error={problem('title')}
        onBlur={() => leave('title')}
      />
      <Grid data-columns="3">
        <SelectField
          label={t('field.room')}
          name="room"
          empty={t('field.choose')}
          options={caseRooms.map((value) => ({ value, label: t(`room.${value}`) }))}
          value={content.room ?? ''}
          onChange={(room) => change({ room: room === '' ? null : room })}
          onBlur={() => leave('room')}
          error={problem('room')}
        />
        <SelectField
          label={t('field.style')}
          name="style"
          empty={t('field.choose')}
          options={caseStyles.map((value) => ({ value, label: t(`style.${value}`) }))}
          value={content.style ?? ''}
          onChange={(style) => change({ style: style === '' ? null : style })}
          onBlur={() => leave('style')}
          error={problem('style')}
        />
        <TextField
          label={t('field.area')}
          name="area"
          inputMode="decimal"
          autoComplete="off"
          after={t('field.areaUnit')}
          value={area.value}
          onChange={area.onChange}
          onBlur={() => {
            area.onBlur();
            leave('area');
          }}
          error={area.wrong ? t('problem.noArea') : problem('area')}
        />
      </Grid>
      <WordsField
        label={t('field.intro')}
        name="intro"
        optional
        rows={4}
        value={content.intro}
        onChange={(intro) => change({ intro })}
        lang={lang}
        max={caseLimits.intro}
      />
    </FormSection>
  );
}

/** Square decimetres as square metres, exactly. */
const areaReading = readings.decimal(100, caseLimits.area.max, 2);
