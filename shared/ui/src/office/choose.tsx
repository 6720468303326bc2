import { Check, ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ComboBox as AriaComboBox, Select as AriaSelect, SelectValue } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import {
  ChooseButton,
  ChooseInput,
  Control,
  FieldLabel,
  Floating,
  frame,
  Hint,
  Item,
  Nothing,
  Opener,
  Options,
  Problem,
} from './choose-style.ts';

export type ChooseOption<Value extends string = string> = {
  value: Value;
  label: string;
  note?: string;
  disabled?: boolean;
};

type ChooseProps<Value extends string> = {
  label: ReactNode;
  options: readonly ChooseOption<Value>[];
  value: Value | null;
  onChange: (value: Value | null) => void;
  onBlur?: () => void;
  name?: string;
  placeholder?: string;
  hint?: ReactNode;
  error?: string;
  disabled?: boolean;
};

/** A choice from a list with second lines and disabled entries; React Aria's keyboard and type-ahead. */
export function Select<Value extends string>({
  label,
  options,
  value,
  onChange,
  onBlur,
  name,
  placeholder,
  hint,
  error,
  disabled,
}: ChooseProps<Value>) {
  const [field, setField] = useState<HTMLElement | null>(null);
  return (
    <SelectFrame
      ref={setField}
      name={name}
      value={value}
      placeholder={placeholder ?? '–'}
      isDisabled={disabled}
      isInvalid={Boolean(error)}
      onBlur={onBlur}
      onChange={(key) => onChange(find(options, key))}
    >
      <FieldLabel>{label}</FieldLabel>
      <ChooseButton>
        <SelectValue>
          {({ isPlaceholder, selectedText, defaultChildren }) =>
            isPlaceholder ? defaultChildren : selectedText
          }
        </SelectValue>
        <ChevronDown size={16} aria-hidden />
      </ChooseButton>
      {hint && !error && <Hint slot="description">{hint}</Hint>}
      <Problem>{error}</Problem>
      <List options={options} field={field} />
    </SelectFrame>
  );
}

type ComboBoxProps<Value extends string> = ChooseProps<Value> & {
  /** Called with the typed text when the server searches; then `options` are its answers, unfiltered. */
  onSearch?: (text: string) => void;
};

/** A choice from a long list by typing. */
export function ComboBox<Value extends string>(props: ComboBoxProps<Value>) {
  const { label, options, value, onChange, onBlur, name, placeholder, hint, error, disabled, onSearch } =
    props;
  const [field, setField] = useState<HTMLElement | null>(null);
  return (
    <ComboFrame
      ref={setField}
      name={name}
      value={value}
      isDisabled={disabled}
      isInvalid={Boolean(error)}
      menuTrigger="focus"
      defaultFilter={onSearch ? () => true : undefined}
      allowsEmptyCollection={Boolean(onSearch)}
      onBlur={onBlur}
      onInputChange={onSearch}
      onChange={(key) => onChange(find(options, key))}
    >
      <FieldLabel>{label}</FieldLabel>
      <Control>
        <ChooseInput placeholder={placeholder} />
        <Opener>
          <ChevronDown size={16} aria-hidden />
        </Opener>
      </Control>
      {hint && !error && <Hint slot="description">{hint}</Hint>}
      <Problem>{error}</Problem>
      <List options={options} field={field} />
    </ComboFrame>
  );
}

/**
 * A modal dialog covers what is outside of it, and cuts off what goes beyond: the list of a field in one
 * is beside its field, and short.
 */
const List = ({ options, field }: { options: readonly ChooseOption[]; field: HTMLElement | null }) => {
  const { t } = useTranslation('office', { useSuspense: false });
  const within = field?.closest('dialog') && { UNSTABLE_portalContainer: field, maxHeight: 200 };
  return (
    // Otherwise in the body: the mark brings the styles there in a page of somebody else.
    <Floating data-mall="" offset={6} {...within}>
      <Options renderEmptyState={() => <Nothing>{t('choose.nothing')}</Nothing>}>
        {options.map((option) => (
          <Item key={option.value} id={option.value} textValue={option.label} isDisabled={option.disabled}>
            {({ isSelected }) => (
              <>
                {option.label}
                {option.note && <small>{option.note}</small>}
                {isSelected && <Check size={14} aria-hidden />}
              </>
            )}
          </Item>
        ))}
      </Options>
    </Floating>
  );
};

const find = <Value extends string>(options: readonly ChooseOption<Value>[], key: unknown): Value | null =>
  options.find((option) => option.value === key)?.value ?? null;

const SelectFrame = styled(AriaSelect)`${frame}`;
const ComboFrame = styled(AriaComboBox)`${frame}`;
