import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { Notice } from '../feedback/Notice.tsx';
import { TextButton } from '../base/TextLink.tsx';
import { usePhrases } from '../hooks/usePhrases.ts';

export type Fault = { field: string; text: ReactNode };

type ErrorSummaryProps = {
  faults: readonly Fault[];
  /** Focuses the field of that name. */
  onGo: (field: string) => void;
  ref?: Ref<HTMLDivElement>;
};

/** The errors of a form, each a link to its field. Renders nothing without errors. */
export function ErrorSummary({ faults, onGo, ref }: ErrorSummaryProps) {
  const t = usePhrases();
  if (faults.length === 0) return null;
  return (
    <div ref={ref} tabIndex={-1}>
      <Notice tone="danger" role="alert">
        <b>{t('form.problems', { count: faults.length })}</b>
        <List>
          {faults.map(({ field, text }) => (
            <li key={field}>
              <TextButton onClick={() => onGo(field)}>{text}</TextButton>
            </li>
          ))}
        </List>
      </Notice>
    </div>
  );
}

/* One-line links keep the distance that a finger needs. */
const List = styled.ul`
  > li { padding-block: 2px; }
`;
