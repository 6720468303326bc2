import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { TextButton } from '../base/TextLink.tsx';
import { usePhrases } from '../hooks/usePhrases.ts';

export type FilterBarProps = {
  label: string;
  /** Called on Enter in a field; filters that apply at once do not need it. */
  onApply?: () => void;
  /** Displayed while a filter is set. */
  onClear?: () => void;
  /** Chips of the applied filters, under the fields. */
  applied?: ReactNode;
  children: ReactNode;
};

/** Fields that filter a list. The address holds the state of the filters; this is only their layout. */
export function FilterBar({ label, onApply, onClear, applied, children }: FilterBarProps) {
  const t = usePhrases();
  return (
    <Frame
      role="search"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        onApply?.();
      }}
    >
      <Line>
        {children}
        {onClear && <TextButton onClick={onClear}>{t('filter.clear')}</TextButton>}
      </Line>
      {applied && <Line>{applied}</Line>}
    </Frame>
  );
}

const Frame = styled.form`
  display: grid;
  gap: var(--space-3);
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  font-size: var(--step-ui);
`;
