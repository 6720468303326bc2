import { styled } from 'styled-components';
import { media } from '../base/media.ts';

type SegmentsProps<Id extends string> = {
  label: string;
  options: readonly { id: Id; label: string }[];
  value: Id;
  onChange: (id: Id) => void;
};

/** A choice of one of a few short labels, side by side. */
export function Segments<Id extends string>({ label, options, value, onChange }: SegmentsProps<Id>) {
  return (
    <Row role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.id}
          type="button"
          aria-pressed={option.id === value}
          onClick={() => onChange(option.id)}
        >
          {option.label}
        </button>
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  justify-self: start;
  max-width: 100%;
  padding: 2px;
  overflow-x: auto;
  scrollbar-width: none;
  border-radius: var(--radius-pill);
  background: var(--surface-muted);
  font-size: var(--step--1);

  > button {
    flex: none;
    min-height: var(--control);
    padding: 0 var(--space-4);
    border-radius: var(--radius-pill);
    color: var(--text-muted);
  }
  > button[aria-pressed='true'] {
    background: var(--surface);
    color: var(--text);
    font-weight: var(--weight-strong);
    box-shadow: var(--shadow-1);
  }
  :root[data-theme='dark'] & > button[aria-pressed='true'] { /* in the dark, what is on top is lighter */
    background: var(--line);
  }
  > button:focus-visible { outline-offset: -2px; }
  ${media.phone} { > button { padding-inline: var(--space-3); } }
`;
