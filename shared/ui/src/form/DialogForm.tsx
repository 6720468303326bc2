import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Button } from '../base/Button.tsx';
import { Dialog, type DialogProps } from '../feedback/Dialog.tsx';
import { usePhrases } from '../hooks/usePhrases.ts';
import type { FormState } from './useForm.ts';

export type DialogFormProps = Pick<DialogProps, 'open' | 'onClose' | 'title' | 'size' | 'place'> & {
  form: FormState;
  submitLabel: string;
  /** Without it the button says that nothing will happen: "Cancel". */
  cancelLabel?: string;
  /** The action cannot be undone. */
  danger?: boolean;
  children: ReactNode;
};

/** A short form in a dialog. It does not close while it is busy. */
export function DialogForm(props: DialogFormProps) {
  const { form, submitLabel, cancelLabel, danger, open, onClose, children, ...dialog } = props;
  const t = usePhrases();
  const id = useId();
  const close = form.busy ? () => undefined : onClose;
  return (
    <Dialog
      {...dialog}
      open={open}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{cancelLabel ?? t('confirm.cancel')}</Button>
          <Button tone={danger ? 'danger' : 'primary'} type="submit" form={id} busy={form.busy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <Frame
        id={id}
        ref={form.formRef}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          void form.submit();
        }}
      >
        {children}
      </Frame>
    </Dialog>
  );
}

const Frame = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;
