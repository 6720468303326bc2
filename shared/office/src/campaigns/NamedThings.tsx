import { AppliedChip, Button } from '@mall/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ChoiceDialog, type Choosing, type Named } from './ChoiceDialog.tsx';

type Props = {
  label: string;
  name: string;
  choosing: Choosing;
  /** How many can be chosen. */
  most: number;
  value: readonly Named[];
  error: string | undefined;
  onChange: (value: readonly Named[]) => void;
};

/** Things that a campaign is for: chosen by a search, each taken out again by itself. */
export function NamedThings({ label, name, choosing, most, value, error, onChange }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Box role="group" aria-label={label}>
      <b>{label}</b>
      {value.map((thing) => (
        <AppliedChip
          key={thing.id}
          onRemove={() => onChange(value.filter(({ id }) => id !== thing.id))}
          removeLabel={choosing.removeLabel(thing.name)}
        >
          {thing.name}
        </AppliedChip>
      ))}
      {value.length < most && (
        <Button size="small" name={name} onClick={() => setOpen(true)}>
          {choosing.words.open}
        </Button>
      )}
      {error !== undefined && <em role="alert">{error}</em>}
      {isOpen && (
        <ChoiceDialog
          title={label}
          choosing={choosing}
          there={value}
          onPick={(thing) => onChange([...value, thing])}
          most={most}
          onClose={() => setOpen(false)}
        />
      )}
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  align-items: center;

  > b { flex-basis: 100%; font-size: var(--o-s); font-weight: var(--weight-strong); }
  em { color: var(--danger); font-size: var(--o-s); font-style: normal; }
`;
