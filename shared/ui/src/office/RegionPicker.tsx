import { styled } from 'styled-components';
import { media } from '../media.ts';
import type { RegionFieldsProps } from '../RegionFields.tsx';
import { ComboBox } from './choose.tsx';

/** Country, province, city and so on, each by typing; the same data as the shop's RegionFields. */
export function RegionPicker({ label, levels, onChange, error }: RegionFieldsProps) {
  return (
    <Group role="group" aria-label={label}>
      {levels.map((level, index) => (
        <ComboBox
          key={level.label}
          label={level.label}
          options={level.options.map(({ id, name }) => ({ value: id, label: name }))}
          value={level.value ?? null}
          disabled={level.loading || level.options.length === 0}
          error={index === levels.findIndex((one) => !one.value) ? error : undefined}
          onChange={(id) => onChange(index, id ?? '')}
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
