import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { TextButton } from '../base/TextLink.tsx';
import { usePhrases } from '../hooks/usePhrases.ts';

export type FilterBarProps = {
  label: string;
  /** Called on Enter in a field; filters that act at once need nothing. */
  onApply?: () => void;
  /** Shown while something is filtered. */
  onClear?: () => void;
  /** Chips of what is applied, under the fields. */
  applied?: ReactNode;
  children: ReactNode;
};

/** Fields that narrow a list. The state of filters belongs in the address; this is only their place. */
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
