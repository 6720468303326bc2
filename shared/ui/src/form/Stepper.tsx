import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { usePhrases } from '../hooks/usePhrases.ts';

export type StepperProps = {
  /** The accessible name of the quantity: "Quantity of Alva sofa". */
  label: string;
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  /**
   * Called when someone enters less than `min` or more than `max`, so that the screen can explain the limit.
   */
  onRefuse?: (limit: 'min' | 'max') => void;
  disabled?: boolean;
  size?: 'medium' | 'large';
  className?: string;
};

/**
 * A quantity with buttons for less and more. Arrow keys, Page, Home and End change it; typed text applies on
 * Enter or when the field is left, and a number outside the limits becomes the nearest limit.
 */
export function Stepper(props: StepperProps) {
  const {
    label,
    value,
    onChange,
    min = 1,
    max = Number.MAX_SAFE_INTEGER,
    onRefuse,
    disabled,
    size = 'medium',
    className,
  } = props;
  const t = usePhrases();
  const [typed, setTyped] = useState<string>();

  const ask = (wanted: number) => {
    if (wanted < min) onRefuse?.('min');
    if (wanted > max) onRefuse?.('max');
    const allowed = Math.min(Math.max(wanted, min), max);
    if (allowed !== value) onChange(allowed);
  };
  const take = () => {
    if (typed !== undefined && /^\d+$/.test(typed)) ask(Number(typed));
    setTyped(undefined);
  };
  const steps: Record<string, number> = {
    ArrowUp: value + 1,
    ArrowDown: value - 1,
    PageUp: value + 10,
    PageDown: value - 10,
    Home: min,
    End: max === Number.MAX_SAFE_INTEGER ? value : max,
  };

  return (
    <Frame role="group" aria-label={label} data-size={size} className={className}>
      <button
        type="button"
        aria-label={t('stepper.less')}
        disabled={disabled}
        aria-disabled={value <= min || undefined}
        onClick={() => ask(value - 1)}
      >
        <Minus size={16} strokeWidth={1.5} aria-hidden />
      </button>
      <input
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max === Number.MAX_SAFE_INTEGER ? undefined : max}
        disabled={disabled}
        value={typed ?? String(value)}
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, '').slice(0, 6))}
        onFocus={(event) => event.target.select()}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
            take();
          }
          const wanted = steps[event.key];
          if (wanted === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          setTyped(undefined);
          ask(wanted);
        }}
      />
      <button
        type="button"
        aria-label={t('stepper.more')}
        disabled={disabled}
        aria-disabled={value >= max || undefined}
        onClick={() => ask(value + 1)}
      >
        <Plus size={16} strokeWidth={1.5} aria-hidden />
      </button>
    </Frame>
  );
}

const Frame = styled.span`
  display: inline-flex;
  align-items: stretch;
  height: var(--control);
  border-radius: var(--radius-pill);
  box-shadow: inset 0 0 0 1px var(--line-strong);
  font-size: var(--step-ui);

  &[data-size='large'] { height: var(--control-l); }
  > button { display: grid; place-items: center; width: var(--control); border-radius: var(--radius-pill); }
  > button[aria-disabled], > button:disabled { color: var(--text-muted); opacity: 0.5; }
  > input {
    width: 34px;
    padding: 0;
    border: 0;
    background: none;
    text-align: center;
    font-weight: var(--weight-strong);
    font-variant-numeric: tabular-nums;
    border-radius: var(--radius-xs);
  }
`;
