import { Search, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../base/media.ts';
import { TextField } from '../form/TextField.tsx';
import { usePhrases } from '../hooks/usePhrases.ts';

type Segment<Value extends string> = { value: Value; label: ReactNode; name?: string };

type FilterSegmentsProps<Value extends string> = {
  label: string;
  segments: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
};

/**
 * Two to five short choices in a row: a span of time, a density. `name` is the accessible name of a segment
 * with only an icon.
 */
export function FilterSegments<Value extends string>({
  label,
  segments,
  value,
  onChange,
}: FilterSegmentsProps<Value>) {
  return (
    <Group role="group" aria-label={label}>
      {segments.map((segment) => (
        <button
          key={segment.value}
          type="button"
          aria-pressed={segment.value === value}
          aria-label={segment.name}
          onClick={() => onChange(segment.value)}
        >
          {segment.label}
        </button>
      ))}
    </Group>
  );
}

type SearchFieldProps = {
  label: string;
  value: string;
  onChange: (text: string) => void;
  onSearch?: (text: string) => void;
  placeholder?: string;
};

/** The search of a list: Enter searches, the cross clears. */
export function SearchField({ label, value, onChange, onSearch, placeholder }: SearchFieldProps) {
  const t = usePhrases();
  const clear = () => {
    onChange('');
    onSearch?.('');
  };
  return (
    <Find
      label={label}
      hideLabel
      type="search"
      value={value}
      placeholder={placeholder ?? label}
      onChange={onChange}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onSearch?.(value);
        if (event.key === 'Escape' && value) clear();
      }}
      before={<Search size={16} strokeWidth={1.75} aria-hidden />}
      after={
        value ? (
          <Clear type="button" aria-label={t('search.clear')} onClick={clear}>
            <X size={14} aria-hidden />
          </Clear>
        ) : undefined
      }
    />
  );
}

/** The toolbar over a table. */
export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  padding: 10px 12px;
  border-bottom: 1px solid var(--line);

  ${media.phone} { padding-inline: var(--space-4); }
`;

/** Tools for the columns of a table, which the cards of a phone do not have. */
export const ColumnTools = styled.span`
  display: contents;
  ${media.phone} { display: none; }
`;

/** Moves what follows to the right end of a toolbar. */
export const Push = styled.span`margin-left: auto;`;

const Group = styled.div`
  display: inline-flex;
  max-width: 100%;
  padding: 2px;
  overflow-x: auto;
  scrollbar-width: none;
  border: 1px solid var(--line);
  border-radius: var(--o-radius);
  background: var(--surface-muted);

  > button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    flex: none;
    gap: 6px;
    min-width: 30px;
    min-height: calc(var(--field-height, 36px) - 6px);
    padding: 0 10px;
    border-radius: var(--radius-s);
    color: var(--text-muted);
    font-size: var(--o-s);
    white-space: nowrap;
  }
  > button[aria-pressed='true'] {
    background: var(--surface);
    color: var(--text);
    font-weight: var(--weight-strong);
    box-shadow: var(--shadow-1);
  }
  > button:focus-visible { outline-offset: -2px; }
`;

const Find = styled(TextField)`
  flex: 0 1 280px;
  min-width: 180px;

  input { text-overflow: ellipsis; }
  ${media.phone} { flex: 1 1 180px; }
`;

const Clear = styled.button`
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border-radius: var(--o-radius);
`;
