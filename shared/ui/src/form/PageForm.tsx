import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../base/Button.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { media } from '../base/media.ts';
import { UnsavedGuard } from './UnsavedGuard.tsx';
import type { FormState } from './useForm.ts';

export type PageFormProps = {
  form: FormState;
  submitLabel: string;
  /** Beside the button: cancel, draft state. */
  actions?: ReactNode;
  /** Asks before the page is left with unsaved changes (default). Needs a data router. */
  guard?: boolean;
  /** The part of the query that says what is edited, where that is not the path alone. */
  guardQuery?: string;
  /** Keeps the buttons visible at the bottom of the window. */
  sticky?: boolean;
  children: ReactNode;
};

/** A form that is a page or a large part of one. */
export function PageForm({
  form,
  submitLabel,
  actions,
  guard = true,
  guardQuery,
  sticky,
  children,
}: PageFormProps) {
  return (
    <Frame
      ref={form.formRef}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      {form.faults.length > 1 && <ErrorSummary faults={form.faults} onGo={form.focus} />}
      {children}
      <Foot data-sticky={sticky || undefined}>
        <Button tone="primary" type="submit" busy={form.busy}>
          {submitLabel}
        </Button>
        {actions}
      </Foot>
      {guard && form.dirty && !form.busy && <UnsavedGuard query={guardQuery} />}
    </Frame>
  );
}

const Frame = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
  padding-top: var(--space-2);
  ${media.phone} { > button[type='submit'] { flex-grow: 1; } }

  &[data-sticky] {
    position: sticky;
    bottom: 0;
    z-index: var(--layer-sticky);
    padding-block: var(--space-3);
    border-top: 1px solid var(--line);
    background: var(--glass);
  }
`;
