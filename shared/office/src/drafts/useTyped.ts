import { readUnits, typedUnits } from '@mall/contract/core/money';
import { useState } from 'react';

type Reading<Value> = { read: (typed: string) => Value | null; write: (value: Value | null) => string };

/**
 * The typed text of a value: it stays as typed, even while it is invalid, and follows when something else
 * changes the value, such as filling or pasting.
 */
export const useTyped = <Value>(
  value: Value | null,
  onChange: (value: Value | null) => void,
  { read, write }: Reading<Value>,
) => {
  const [typed, setTyped] = useState(() => write(value));
  const shown = read(typed) === value ? typed : write(value);
  return {
    value: shown,
    /** Typed, but invalid. */
    wrong: shown.trim() !== '' && read(shown) === null,
    onChange: (next: string) => {
      setTyped(next);
      onChange(read(next));
    },
    onBlur: () => {
      if (read(shown) !== null) setTyped(write(read(shown)));
    },
  };
};

const whole = (most: number): Reading<number> => ({
  read: (typed) => {
    const plain = typed.trim().replaceAll(',', '');
    return /^\d{1,9}$/.test(plain) && Number(plain) <= most ? Number(plain) : null;
  },
  write: (value) => (value === null ? '' : String(value)),
});
const decimal = (factor: number, most: number, places: number): Reading<number> => ({
  read: (typed) => {
    const plain = typed.trim().replace(',', '.');
    if (!new RegExp(`^\\d{1,6}(\\.\\d{1,${places}})?$`).test(plain)) return null;
    const value = Math.round(Number(plain) * factor);
    return value <= most ? value : null;
  },
  write: (value) => (value === null ? '' : String(value / factor)),
});

const amount: Reading<number> = {
  read: (typed) => readUnits(typed) ?? null,
  write: (value) => (value === null ? '' : typedUnits(value)),
};

export const readings = { whole, decimal, amount };
