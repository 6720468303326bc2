import { bcp47, type Language, languageNames } from '@mall/contract/core/languages';
import { goodsLimits, type Typed } from '@mall/contract/seller/own-goods';
import { TextArea, TextField } from '@mall/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { readings, useTyped } from './useTyped.ts';

type Common = {
  label: ReactNode;
  name: string;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean;
  hideLabel?: boolean;
  onBlur?: () => void;
};

/** An amount with its currency before it and its unit after it. */
export function MoneyField(
  props: Common & { value: number | null; onChange: (value: number | null) => void; after?: ReactNode },
) {
  const { t } = useTranslation('drafts');
  const { value, onChange, error, onBlur, after, ...field } = props;
  const typed = useTyped(value, onChange, readings.amount);
  return (
    <TextField
      {...field}
      inputMode="decimal"
      autoComplete="off"
      before="¥"
      after={after}
      value={typed.value}
      onChange={typed.onChange}
      onBlur={() => {
        typed.onBlur();
        onBlur?.();
      }}
      error={typed.wrong ? t('problem.noAmount') : error}
    />
  );
}

type NumberFieldProps = Common & {
  value: number | null;
  onChange: (value: number | null) => void;
  most: number;
  /** The factor from the typed to the stored value: 10 for millimetres as centimetres. */
  factor?: number;
  places?: number;
  after?: ReactNode;
};

/** A number with its unit after it; no arrows. */
export function NumberField(props: NumberFieldProps) {
  const { t } = useTranslation('drafts');
  const { value, onChange, most, factor = 1, places = 0, error, onBlur, ...field } = props;
  const typed = useTyped(
    value,
    onChange,
    places === 0 ? readings.whole(most) : readings.decimal(factor, most, places),
  );
  return (
    <TextField
      {...field}
      inputMode={places === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={typed.value}
      onChange={typed.onChange}
      onBlur={() => {
        typed.onBlur();
        onBlur?.();
      }}
      error={typed.wrong ? t('problem.noNumber', { max: most / factor }) : error}
    />
  );
}

type WordsFieldProps = Common & {
  value: Typed;
  onChange: (value: Typed) => void;
  lang: Language;
  max: number;
  rows?: number;
};

/** A text in the language that is being edited; the text in another language is its placeholder. */
export function WordsField({ value, onChange, lang, max, rows, ...field }: WordsFieldProps) {
  const { t } = useTranslation('drafts');
  const text = value[lang] ?? '';
  const other = Object.entries(value).find(([code, said]) => code !== lang && said.trim() !== '')?.[1];
  const common = {
    ...field,
    lang: bcp47[lang],
    value: text,
    onChange: (next: string) => onChange({ ...value, [lang]: next }),
    maxLength: max,
    placeholder: other?.slice(0, goodsLimits.short),
    aside: t('words.counter', { at: [...text].length, of: max, language: languageNames[lang] }),
  };
  return rows === undefined ? <TextField {...common} /> : <TextArea {...common} rows={rows} />;
}
