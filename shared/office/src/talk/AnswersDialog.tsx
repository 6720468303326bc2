import { talkLimits } from '@mall/contract/trade/talk';
import { Button, DialogForm, TextArea, TextField, useForm } from '@mall/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { AtDesk, TalkDesk } from './desk.ts';
import { useDeskChanges } from './useTalk.ts';

type Props = { desk: TalkDesk; answers: AtDesk['answers']; onClose: () => void };
type Values = { title: string; words: string };

/** The answers that an office keeps: add one, change one, remove one. */
export function AnswersDialog({ desk, answers, onClose }: Props) {
  const { t } = useTranslation('officeTalk');
  const { keep, remove } = useDeskChanges(desk);
  const [changing, setChanging] = useState<string>();
  const form = useForm<Values, 'title' | 'words'>({
    initial: { title: '', words: '' },
    problems: ({ title, words }) => ({
      ...(title.trim() === '' ? { title: 'title' as const } : {}),
      ...(words.trim() === '' ? { words: 'words' as const } : {}),
    }),
    say: (problem) => t(`answers.missing.${problem}`),
    onSubmit: ({ title, words }) =>
      keep.mutateAsync({ ...(changing === undefined ? {} : { id: changing }), title, words }).then(
        () => {
          setChanging(undefined);
          form.set({ title: '', words: '' });
        },
        () => undefined,
      ),
  });
  return (
    <DialogForm
      form={form}
      open
      onClose={onClose}
      title={t('answers.title')}
      submitLabel={t(changing === undefined ? 'answers.add' : 'answers.save')}
    >
      <List>
        {answers.map((one) => (
          <li key={one.id}>
            <span>
              <b>{one.title}</b> {one.words}
            </span>
            <Button
              size="small"
              onClick={() => {
                setChanging(one.id);
                form.set({ title: one.title, words: one.words });
              }}
            >
              {t('answers.change')}
            </Button>
            <Button size="small" tone="ghost" onClick={() => remove.mutate({ id: one.id })}>
              {t('answers.remove')}
            </Button>
          </li>
        ))}
      </List>
      <TextField label={t('answers.name')} maxLength={talkLimits.answerTitle} {...form.field('title')} />
      <TextArea label={t('answers.words')} counter={talkLimits.words} {...form.field('words')} />
    </DialogForm>
  );
}

const List = styled.ul`
  display: grid;
  gap: var(--space-2);

  li { display: flex; flex-wrap: wrap; gap: var(--space-2); align-items: center; }
  span { flex: 1 1 20ch; overflow-wrap: anywhere; }
`;
