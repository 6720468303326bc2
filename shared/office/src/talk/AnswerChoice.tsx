import { SelectField } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import type { AtDesk } from './desk.ts';

type Props = { answers: AtDesk['answers']; onChoose: (words: string) => void };

/** Puts a saved answer into the field, where it can be changed before it is sent; nothing where none is saved. */
export function AnswerChoice({ answers, onChoose }: Props) {
  const { t } = useTranslation('officeTalk');
  if (answers.length === 0) return null;
  return (
    <SelectField
      label={t('answers.use')}
      value=""
      onChange={(id) => {
        const found = answers.find((one) => one.id === id);
        if (found !== undefined) onChoose(found.words);
      }}
      options={[
        { value: '', label: t('answers.choose') },
        ...answers.map(({ id, title }) => ({ value: id, label: title })),
      ]}
    />
  );
}
