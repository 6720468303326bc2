import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../base/media.ts';
import { usePhrases } from '../hooks/usePhrases.ts';
import { VisuallyHidden } from '../base/VisuallyHidden.tsx';

export type BarStep = { id: string; label: ReactNode; note?: ReactNode };

/** Progress through steps. `at` is the current step's index; the length of `steps` means all are done. */
export function StepBar({ label, steps, at }: { label: string; steps: readonly BarStep[]; at: number }) {
  const t = usePhrases();
  return (
    <List aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step.id}
          data-state={index < at ? 'done' : index === at ? 'now' : 'later'}
          aria-current={index === at ? 'step' : undefined}
        >
          <Dot aria-hidden="true">{index < at && <Check size={11} strokeWidth={3} />}</Dot>
          <b>{step.label}</b>
          {index < at && <VisuallyHidden> {t('steps.done')}</VisuallyHidden>}
          {step.note && <small>{step.note}</small>}
        </li>
      ))}
    </List>
  );
}

const List = styled.ol`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);

  > li {
    position: relative;
    padding: 26px 8px 0 0;
    color: var(--text-muted);
    font-size: var(--step--2);
    line-height: 1.35;
  }
  > li:not(:last-child)::before {
    content: '';
    position: absolute;
    top: 9px;
    left: 20px;
    right: -2px;
    height: 2px;
    background: var(--line);
  }
  b { display: block; font-size: var(--step--1); font-weight: var(--weight); }
  small { font-size: inherit; }
  [data-state='done'] b { color: var(--text); }
  [data-state='now'] b { color: var(--text); font-weight: var(--weight-strong); }
  > li[data-state='done']::before { background: var(--brand); }

  ${media.phone} {
    grid-auto-flow: row;
    > li { padding: 0 0 14px 32px; min-height: 40px; }
    > li:not(:last-child)::before { top: 20px; bottom: 0; left: 9px; right: auto; width: 2px; height: auto; }
  }
`;

const Dot = styled.span`
  position: absolute;
  top: 0;
  left: 0;
  display: grid;
  place-items: center;
  width: 20px;
  height: 20px;
  border: 2px solid var(--line);
  border-radius: 50%;
  background: var(--surface);
  color: var(--on-brand);

  [data-state='done'] > & { border-color: var(--brand); background: var(--brand); }
  [data-state='now'] > & { border-color: var(--brand); }
  [data-state='now'] > &::after { content: ''; width: 8px; height: 8px; border-radius: 50%; background: var(--brand); }
`;
