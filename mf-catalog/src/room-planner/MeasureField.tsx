import { TextField } from '@mall/ui';
import { useState } from 'react';

type MeasureFieldProps = {
  label: string;
  /** Millimetres, or degrees. */
  value: number;
  unit: 'cm' | '°';
  min?: number;
  max?: number;
  onChange: (value: number) => void;
};

/**
 * A typed dimension: applied when the field is left or Enter is pressed, and reset when it is not a number.
 */
export function MeasureField({
  label,
  value,
  unit,
  min = -100_000,
  max = 100_000,
  onChange,
}: MeasureFieldProps) {
  const scale = unit === 'cm' ? 10 : 1;
  const shown = String(Math.round(value) / scale);
  const [typed, setTyped] = useState<string | null>(null);
  const keep = () => {
    const read = Number((typed ?? shown).replace(',', '.'));
    setTyped(null);
    if (typed !== null && Number.isFinite(read))
      onChange(Math.max(min, Math.min(max, Math.round(read * scale))));
  };
  return (
    <TextField
      label={label}
      inputMode="decimal"
      value={typed ?? shown}
      onChange={setTyped}
      onBlur={keep}
      onKeyDown={(event) => event.key === 'Enter' && keep()}
      after={unit}
    />
  );
}
