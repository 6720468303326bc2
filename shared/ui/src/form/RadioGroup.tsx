import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { FieldNote } from './Field.tsx';

export type RadioOption<Value extends string> = {
  value: Value;
  label: ReactNode;
  /** Second line of a tile: the meaning of the choice, or why it is not available. */
  note?: ReactNode;
  disabled?: boolean;
};

export type RadioGroupProps<Value extends string> = {
  label: ReactNode;
  hideLabel?: boolean;
  options: readonly RadioOption<Value>[];
  value?: Value;
  onChange: (value: Value) => void;
  /** `tiles` have a frame each (addresses, ways to pay); `line` puts them in one row of text. */
  look?: 'tiles' | 'line';
  name?: string;
  hint?: ReactNode;
  error?: ReactNode;
  className?: string;
};

/** A choice of one out of a few. Native radios, so that arrow keys and screen readers work as usual. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, hideLabel, options, value, onChange, look = 'tiles', hint, error, className } = props;
  const own = useId();
  const name = props.name ?? own;
  return (
    <fieldset className={className} aria-describedby={hint || error ? `${own}-note` : undefined}>
      <Legend data-hidden={hideLabel || undefined}>{label}</Legend>
      <Options data-look={look}>
        {options.map((option) => (
          <Tile key={option.value} data-look={look}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <Dot aria-hidden="true" />
            <span>
              {option.label}
              {option.note && <small>{option.note}</small>}
            </span>
          </Tile>
        ))}
      </Options>
      <FieldNote id={`${own}-note`} hint={hint} error={error} />
    </fieldset>
  );
}

const Legend = styled.legend`
  margin-bottom: 6px;
  font-size: var(--step--1);
  font-weight: var(--weight-strong);

  &[data-hidden] { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
`;

const Options = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-5);

  &[data-look='tiles'] {
    display: grid;
    gap: var(--space-3);
    grid-template-columns: repeat(auto-fill, minmax(min(240px, 100%), 1fr));
  }
`;

const Tile = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: var(--control);
  cursor: pointer;

  small { display: block; color: var(--text-muted); font-size: var(--step--1); line-height: var(--leading-ui); }
  &:has(:disabled) { color: var(--text-muted); cursor: not-allowed; }
  > input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: inherit; }
  > input:checked + span { border-color: var(--brand); background: var(--brand); }
  > input:checked + span::after {
    content: '';
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: var(--on-brand);
  }

  &[data-look='line'] > input:focus-visible + span { outline: 2px solid var(--focus); outline-offset: 3px; }
  &[data-look='tiles'] {
    padding: 14px 18px;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-m);
    background: var(--surface);
    font-size: var(--step-ui);
    line-height: 1.5;
  }
  &[data-look='tiles']:has(:checked) { border-color: var(--brand); box-shadow: inset 0 0 0 1px var(--brand); }
  &[data-look='tiles']:has(:focus-visible) { outline: 2px solid var(--focus); outline-offset: 3px; }
`;

const Dot = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 20px;
  height: 20px;
  border: 1.5px solid var(--line-strong);
  border-radius: 50%;
  background: var(--surface);
`;
