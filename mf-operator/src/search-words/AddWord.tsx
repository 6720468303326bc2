import { bcp47, type Language } from '@mall/contract/core/languages';
import { hotWordLimits } from '@mall/contract/operator/content';
import { Button, media, TextField } from '@mall/ui';
import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { problemOf, type WordProblem } from './words.ts';

type Props = { of: Language; words: readonly string[]; onAdd: (word: string) => void };

/** The field of a new word: Enter adds it and the field is ready for the next. */
export function AddWord({ of, words, onAdd }: Props) {
  const { t } = useTranslation('searchWords');
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<WordProblem>();
  const most = hotWordLimits.words;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const wrong = problemOf(words, typed);
    setProblem(wrong);
    if (wrong !== undefined) return;
    onAdd(typed.trim());
    setTyped('');
  };
  return (
    <Form onSubmit={submit} noValidate>
      <TextField
        label={t('word')}
        name="word"
        hint={t('wordHint', { most })}
        lang={bcp47[of]}
        autoComplete="off"
        maxLength={hotWordLimits.length}
        value={typed}
        error={problem && t(`wrong.${problem}`, { most })}
        onChange={(word) => {
          setTyped(word);
          setProblem(undefined);
        }}
      />
      <Button type="submit" icon={<Plus size={16} aria-hidden />}>
        {t('add')}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 420px) auto;
  gap: var(--space-3);
  align-items: start;
  justify-content: start;
  padding: var(--space-4);
  border-bottom: 1px solid var(--o-line-soft);

  > button { margin-top: 24px; /* beside the box, below the label's line */ }
  ${media.phone} { grid-template-columns: minmax(0, 1fr); > button { margin-top: 0; } }
`;
