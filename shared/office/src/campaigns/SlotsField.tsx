import { Button, IconButton, TextField } from '@mall/ui';
import { Trash2 } from 'lucide-react';
import { styled } from 'styled-components';

type Slot = { readonly from: string; readonly to: string };
type Props = {
  /** The office's sentences; those of one slot take its number. */
  words: {
    readonly title: string;
    readonly hint: string;
    readonly add: string;
    readonly of: (part: 'from' | 'to' | 'remove', n: number) => string;
  };
  value: readonly Slot[];
  error: string | undefined;
  onChange: (value: readonly Slot[]) => void;
};

const most = 6;

/** The hours of each day in which a flash sale sells, by Shanghai’s clock; without any it sells all day. */
export function SlotsField({ words, value, error, onChange }: Props) {
  const set = (at: number, change: Partial<Slot>) =>
    onChange(value.map((slot, index) => (index === at ? { ...slot, ...change } : slot)));
  return (
    <Box role="group" aria-label={words.title}>
      <b>{words.title}</b>
      <small>{words.hint}</small>
      {value.map(({ from, to }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a slot is its place: it has no other name
        <div key={at}>
          <TextField
            label={words.of('from', at + 1)}
            type="time"
            name={at === 0 ? 'slots' : `slots-${at}`}
            value={from}
            onChange={(text) => set(at, { from: text })}
          />
          <TextField
            label={words.of('to', at + 1)}
            type="time"
            value={to}
            onChange={(text) => set(at, { to: text })}
          />
          <IconButton
            label={words.of('remove', at + 1)}
            onClick={() => onChange(value.filter((_slot, index) => index !== at))}
          >
            <Trash2 size={16} strokeWidth={1.75} aria-hidden />
          </IconButton>
        </div>
      ))}
      {error !== undefined && <em role="alert">{error}</em>}
      {value.length < most && (
        <Button size="small" onClick={() => onChange([...value, { from: '', to: '' }])}>
          {words.add}
        </Button>
      )}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: var(--space-2);
  justify-items: start;

  > b { font-size: var(--o-s); font-weight: var(--weight-strong); }
  small { color: var(--text-muted); font-size: var(--o-xs); }
  > div { display: flex; flex-wrap: wrap; gap: var(--space-3); align-items: end; }
  em { color: var(--danger); font-size: var(--o-s); font-style: normal; }
`;
