import { media, TextField } from '@mall/ui';
import { styled } from 'styled-components';

type DayRangeProps = {
  /** Both as `2026-11-20`; empty for an open end. */
  value: { from: string; to: string };
  /** In the reader's language. */
  words: { from: string; to: string };
  onChange: (change: { from: string } | { to: string }) => void;
};

/** The first and the last day of a list, as two filters. */
export function DayRange({ value: { from, to }, words, onChange }: DayRangeProps) {
  return (
    <>
      <Day
        label={words.from}
        hideLabel
        before={words.from}
        type="date"
        value={from}
        max={to === '' ? undefined : to}
        onChange={(day) => onChange({ from: day })}
      />
      <Day
        label={words.to}
        hideLabel
        before={words.to}
        type="date"
        value={to}
        min={from === '' ? undefined : from}
        onChange={(day) => onChange({ to: day })}
      />
    </>
  );
}

const Day = styled(TextField)`
  width: 190px;
  ${media.phone} { flex: 1 1 100%; }
`;
