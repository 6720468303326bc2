import { customerLimits, tidyTags } from '@mall/contract/trade/shop-customer';
import { ApiError, reportFailure, toast } from '@mall/platform';
import { Button, Notice, TextArea, TextField, useForm } from '@mall/ui';
import { UnsavedGuard } from '@mall/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Tags } from './parts.tsx';
import { type CustomerDetail, useSaveCustomer } from './useCustomers.ts';

const valuesOf = ({ tags, note }: CustomerDetail) => ({ tags: tags.join(', '), note });
const tagsIn = (typed: string): string[] => tidyTags(typed.split(/[,，、]/));

/**
 * Tags and a note that the people of the shop share. Who saves what a colleague changed meanwhile sees what it is now, and
 * takes that or replaces it knowingly.
 */
export function NoteForm({ customer }: { customer: CustomerDetail }) {
  const { t } = useTranslation('customers');
  const save = useSaveCustomer();
  const [{ over, theirs }, setOver] = useState({ over: customer, theirs: false });
  const form = useForm<{ tags: string; note: string }, 'many' | 'long' | 'note'>({
    initial: valuesOf(customer),
    problems: ({ tags, note }) => ({
      ...(tagsIn(tags).length > customerLimits.tags ? { tags: 'many' as const } : {}),
      ...(tagsIn(tags).some((tag) => [...tag].length > customerLimits.tag) ? { tags: 'long' as const } : {}),
      ...([...note.trim()].length > customerLimits.note ? { note: 'note' as const } : {}),
    }),
    say: (problem) => t(`wrong.${problem}`, { most: customerLimits.tags, length: customerLimits.tag }),
    onSubmit: async ({ tags, note }) => {
      const saved = await save.mutateAsync({
        userId: customer.userId,
        version: over.version,
        tags: tagsIn(tags),
        note: note.trim(),
      });
      toast.success(t('done.saved'));
      setOver({ over: saved, theirs: false });
    },
    onFailure: (error) => {
      if (error instanceof ApiError && error.msgKey === 'customer.changedMeanwhile')
        setOver({ over: error.data as CustomerDetail, theirs: true }); // what the contract says of this refusal
      else reportFailure(error);
    },
  });
  return (
    <Form
      ref={form.formRef}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      {theirs && (
        <Notice
          tone="warning"
          role="alert"
          action={
            <Button
              size="small"
              onClick={() => {
                form.reset(valuesOf(over));
                setOver({ over, theirs: false });
              }}
            >
              {t('take')}
            </Button>
          }
        >
          {t('meanwhile', { tags: over.tags.join(', ') || '–', note: over.note || '–' })}
        </Notice>
      )}
      <TextField
        label={t('column.tags')}
        hint={t('tagsHint', { most: customerLimits.tags })}
        autoComplete="off"
        {...form.field('tags')}
      />
      <TextArea
        label={t('note')}
        hint={t('noteHint')}
        counter={customerLimits.note}
        {...form.field('note')}
      />
      <Button type="submit" busy={form.busy} disabled={!form.dirty}>
        {t(theirs ? 'replace' : 'save')}
      </Button>
      {form.dirty && <UnsavedGuard query="customer" />}
    </Form>
  );
}

/** The same for who may only read it. */
export function Note({ customer: { tags, note } }: { customer: CustomerDetail }) {
  const { t } = useTranslation('customers');
  return (
    <Form as="div">
      <Tags tags={tags} />
      <p>{note === '' ? t('noNote') : note}</p>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: var(--space-4);
  justify-items: start;
  font-size: var(--o-s);

  > * { width: 100%; }
  > button { width: auto; }
  > p { color: var(--text-muted); overflow-wrap: anywhere; white-space: pre-line; }
`;
