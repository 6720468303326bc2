import { bcp47, type Language } from '@mall/contract/core/languages';
import { goodsLimits, type GoodsSpec, type GoodsValue, type Typed } from '@mall/contract/seller/own-goods';
import { IconButton, media, Picture } from '@mall/ui';
import { Trash2, X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { PartProps } from './form-types.ts';
import { newKey } from '../../new-key.ts';
import { Swatches } from './Swatches.tsx';
import { textOf } from '../../text-of.ts';

type SpecRowProps = PartProps & {
  spec: GoodsSpec;
  onChange: (spec: GoodsSpec) => void;
  onRemove: () => void;
};

/**
 * A spec with its values as chips: Enter adds the typed value; a value can be renamed, coloured and removed.
 */
export function SpecRow(props: SpecRowProps) {
  const { spec, onChange, onRemove, lang, content, disabled, choices } = props;
  const { t } = useTranslation('goodsForm');
  const [typed, setTyped] = useState('');
  const name = textOf(spec.name, lang) || t('specs.unnamed');
  const setValue = (value: GoodsValue) =>
    onChange({ ...spec, values: spec.values.map((one) => (one.id === value.id ? value : one)) });
  const add = () => {
    const said = typed
      .split(/[,，、;；\t\n]/)
      .map((one) => one.trim())
      .filter((one) => one !== '' && !spec.values.some((value) => textOf(value.name, lang) === one));
    const values = [...new Set(said)].map((one) => valueOf(one, lang));
    setTyped('');
    if (values.length > 0)
      onChange({ ...spec, values: [...spec.values, ...values].slice(0, goodsLimits.values) });
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      add();
    }
    if (event.key === 'Backspace' && typed === '' && spec.values.length > 0)
      onChange({ ...spec, values: spec.values.slice(0, -1) });
  };
  return (
    <Row role="group" aria-label={name}>
      <Name
        aria-label={t('specs.name')}
        placeholder={textOf(spec.name, lang) || t('specs.nameHint')}
        lang={bcp47[lang]}
        maxLength={goodsLimits.specName}
        value={spec.name[lang] ?? ''}
        onChange={(event) => onChange({ ...spec, name: named(spec.name, lang, event.target.value) })}
      />
      <Values>
        {spec.values.map((value) => (
          <Value key={value.id}>
            <input
              type="color"
              aria-label={t('specs.colourOf', { name: textOf(value.name, lang) })}
              value={value.colour ?? noColour}
              data-none={value.colour === null || undefined}
              onChange={(event) => setValue({ ...value, colour: event.target.value })}
            />
            {value.image !== null && (
              <i>
                <Picture src={value.image} alt="" width={20} height={20} sizes="20px" />
              </i>
            )}
            <Text data-text={textOf(value.name, lang)}>
              <input
                aria-label={t('specs.valueOf', { name })}
                lang={bcp47[lang]}
                maxLength={goodsLimits.specName}
                placeholder={textOf(value.name, lang)}
                value={value.name[lang] ?? ''}
                onChange={(event) =>
                  setValue({ ...value, name: named(value.name, lang, event.target.value) })
                }
              />
            </Text>
            {content.images.length > 0 && (
              <select
                aria-label={t('specs.pictureOf', { name: textOf(value.name, lang) })}
                value={value.image ?? ''}
                onChange={(event) => setValue({ ...value, image: event.target.value || null })}
              >
                <option value="">{t('specs.noPicture')}</option>
                {content.images.map((url, at) => (
                  <option key={url} value={url}>
                    {t('specs.picture', { at: at + 1 })}
                  </option>
                ))}
              </select>
            )}
            {!disabled && (
              <button
                type="button"
                aria-label={t('specs.removeValue', { name: textOf(value.name, lang) })}
                onClick={() => onChange({ ...spec, values: spec.values.filter(({ id }) => id !== value.id) })}
              >
                <X size={14} aria-hidden />
              </button>
            )}
          </Value>
        ))}
        {spec.values.length < goodsLimits.values && !disabled && (
          <input
            aria-label={t('specs.addValueTo', { name })}
            placeholder={t('specs.addValue')}
            lang={bcp47[lang]}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={keys}
            onBlur={add}
          />
        )}
        {spec.values.length < goodsLimits.values && !disabled && (
          <Swatches
            of={name}
            colours={choices.colours}
            values={spec.values}
            onChoose={(value) => onChange({ ...spec, values: [...spec.values, value] })}
          />
        )}
      </Values>
      {!disabled && (
        <IconButton label={t('specs.remove', { name })} onClick={onRemove}>
          <Trash2 size={16} strokeWidth={1.75} aria-hidden />
        </IconButton>
      )}
    </Row>
  );
}

/** The value of a colour input without a colour. */
const noColour = '#ffffff'; // the element takes no custom property

const named = (name: Typed, lang: Language, text: string): Typed => ({ ...name, [lang]: text });
const valueOf = (text: string, lang: Language): GoodsValue => ({
  id: newKey(),
  name: { [lang]: text },
  colour: null,
  image: null,
});

const Row = styled.div`
  display: grid;
  grid-template-columns: 130px minmax(0, 1fr) auto;
  gap: var(--space-3);
  align-items: start;

  ${media.phone} { grid-template-columns: minmax(0, 1fr) auto; > :nth-child(2) { grid-column: 1 / -1; grid-row: 2; } }
`;

const Name = styled.input`
  width: 100%;
  min-height: var(--field-height);
  padding: 0 var(--space-3);
  border: 1px solid var(--line-strong);
  border-radius: var(--o-radius);
  background: var(--surface);
  font-size: var(--o-m);
`;

const Values = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--field-height);
  padding: var(--space-1) var(--space-2);
  border: 1px solid var(--line-strong);
  border-radius: var(--o-radius);

  > input { flex: 1; min-width: 150px; min-height: 26px; border: 0; background: none; font-size: var(--o-m); }
  > input::placeholder { color: var(--text-muted); opacity: 1; }
  &:focus-within { border-color: var(--focus); }
`;

const Value = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 26px;
  padding: 0 var(--space-1) 0 var(--space-2);
  border-radius: var(--radius-s);
  background: var(--surface-muted);
  font-size: var(--o-xs);
  font-weight: var(--weight-strong);

  /* A dot of 14 px in a target of 24 (WCAG 2.2, 2.5.8). */
  input[type='color'] {
    flex: none;
    width: 24px;
    height: 24px;
    margin: 0 -5px;
    padding: 5px; /* the dot is 14 px */
    border: 0;
    background: none;
    cursor: pointer;
  }
  input[type='color']::-webkit-color-swatch-wrapper { padding: 0; }
  input[type='color']::-webkit-color-swatch { border: 1px solid var(--dot-edge); border-radius: 50%; }
  input[type='color']::-moz-color-swatch { border: 1px solid var(--dot-edge); border-radius: 50%; }
  input[type='color'][data-none] { opacity: 0.45; }
  > i { flex: none; width: 20px; height: 20px; }
  select {
    max-width: 84px;
    min-height: 24px;
    border: 0;
    background: none;
    color: var(--text-muted);
    font-size: var(--o-xs);
  }
  > button { display: inline-grid; place-items: center; width: 24px; height: 24px; border-radius: var(--radius-s); }
`;

/** As wide as its text. */
const Text = styled.span`
  display: inline-grid;

  &::after {
    content: attr(data-text);
    grid-area: 1 / 1;
    visibility: hidden;
    white-space: pre;
    min-width: 24px;
    min-height: 24px;
  }
  > input {
    grid-area: 1 / 1;
    width: 0;
    min-width: 100%;
    min-height: 24px;
    padding: 0;
    border: 0;
    background: none;
    font: inherit;
  }
`;
