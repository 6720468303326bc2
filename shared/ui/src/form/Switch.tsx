import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export type SwitchProps = {
  label: ReactNode;
  hideLabel?: boolean;
  checked: boolean;
  onChange: (on: boolean) => void;
  disabled?: boolean;
  className?: string;
};

/** A switch that applies at once. Use a Checkbox for a value that is saved with a form. */
export function Switch({ label, hideLabel, checked, onChange, disabled, className }: SwitchProps) {
  return (
    <Line className={className}>
      {!hideLabel && <span>{label}</span>}
      <input
        type="checkbox"
        role="switch"
        aria-label={hideLabel && typeof label === 'string' ? label : undefined}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
    </Line>
  );
}

const Line = styled.label`
  display: inline-flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  min-height: var(--check-line, var(--control));
  cursor: pointer;

  > input {
    appearance: none;
    position: relative;
    flex: none;
    width: 44px;
    height: 26px;
    margin: 0;
    border-radius: var(--radius-pill);
    background: var(--line-strong);
    cursor: inherit;
    transition: background var(--fast) var(--ease);
  }
  > input::after {
    content: '';
    position: absolute;
    top: 3px;
    left: 3px;
    width: 20px;
    height: 20px;
    border-radius: 50%;
    background: var(--surface);
    transition: transform var(--fast) var(--ease);
  }
  > input:checked { background: var(--brand); }
  > input:checked::after { transform: translateX(18px); }
  > input:disabled { opacity: 0.5; cursor: not-allowed; }
`;
