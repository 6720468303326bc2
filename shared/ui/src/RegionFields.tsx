import { styled } from 'styled-components';
import { media } from './media.ts';
import { SelectField } from './SelectField.tsx';
import { usePhrases } from './usePhrases.ts';

export type RegionLevel = {
  /** "Province", "City", "District". */
  label: string;
  options: readonly { id: string; name: string }[];
  value?: string;
  loading?: boolean;
};

export type RegionFieldsProps = {
  label: string;
  /** From the widest to the narrowest; the screen fetches each level's options once the one above is chosen. */
  levels: readonly RegionLevel[];
  /** A change at one level means that the levels below it are open again. */
  onChange: (level: number, id: string) => void;
  error?: string;
};

/** A place by its levels, with native selects. The first open level carries the error. */
export function RegionFields({ label, levels, onChange, error }: RegionFieldsProps) {
  const t = usePhrases();
  const open = levels.findIndex((level) => !level.value);
  return (
    <Group role="group" aria-label={label}>
      {levels.map((level, index) => (
        <SelectField
          key={level.label}
          label={level.label}
          empty={level.loading ? t('skeleton.loading') : t('region.choose')}
          options={level.options.map(({ id, name }) => ({ value: id, label: name }))}
          value={level.value ?? ''}
          disabled={level.loading || level.options.length === 0}
          error={index === open ? error : undefined}
          onChange={(id) => onChange(index, id)}
        />
      ))}
    </Group>
  );
}

const Group = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: var(--space-3);

  ${media.phone} { grid-auto-flow: row; }
`;
