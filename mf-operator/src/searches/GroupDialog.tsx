import { wordGroupLimits } from '@mall/contract/catalog/mall-catalogue';
import { bcp47, type Language, languageNames, languages } from '@mall/contract/core/languages';
import { useStale } from '@mall/office';
import { language, refresh, toast, useMutationOf } from '@mall/platform';
import { DialogForm, Notice, TextArea, useForm } from '@mall/ui';
import { FilterSegments } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { ChangedNotice } from '../ChangedNotice.tsx';
import { type GroupForm, type GroupProblem, problemsOf, wordsIn } from './group-form.ts';
import type { Group } from './useGroups.ts';

type Props = {
  /** The one to change; without it a new one is made. */
  group?: Group;
  /** What a new one begins with. */
  first?: { language: Language; words: string };
  readOnly: boolean;
  /** After a new one is made. */
  onMade?: () => void;
  onClose: () => void;
};

/** The words of one meaning in one language, a word a line. */
export function GroupDialog({ group, first, readOnly, onMade, onClose }: Props) {
  const { t } = useTranslation('searches');
  const create = useMutationOf('mallSearch.createGroup', { refreshes: ['mallSearch.groups'] });
  const change = useMutationOf('mallSearch.changeGroup', { quiet: true });
  const { version, theirs, onFailure } = useStale<{ words: string[] }>(group?.version ?? 0);
  const form = useForm<GroupForm, GroupProblem>({
    initial: {
      language: group?.language ?? first?.language ?? language(),
      words: (group?.words ?? (first === undefined ? [] : [first.words])).join('\n'),
    },
    problems: problemsOf,
    say: (problem) => t(`wrong.${problem}`, wordGroupLimits),
    ...(group === undefined ? { onFailure: () => undefined } : { onFailure }), // a refusal was told; what was typed stays
    onSubmit: async ({ language, words: typed }) => {
      if (readOnly) return onClose();
      const words = wordsIn(typed);
      if (group === undefined) await create.mutateAsync({ language, words });
      else await change.mutateAsync({ id: group.id, version, words });
      void refresh('mallSearch.groups');
      toast.success(t('done.saved', { words: words.join(', ') }));
      if (group === undefined) onMade?.();
      onClose();
    },
  });
  const { language: chosen } = form.values;
  return (
    <DialogForm
      form={form}
      open
      onClose={onClose}
      title={t(group === undefined ? 'group.add' : 'group.change')}
      submitLabel={t(readOnly ? 'close' : 'group.save')}
    >
      {readOnly && <Notice>{t('readOnly')}</Notice>}
      {theirs !== undefined && (
        <ChangedNotice
          name={theirs.content.words.join(', ')}
          onTake={() => form.set({ words: theirs.content.words.join('\n') })}
        />
      )}
      {group === undefined && (
        <FilterSegments
          label={t('group.language')}
          segments={languages.map((value) => ({ value, label: languageNames[value] }))}
          value={chosen}
          onChange={(next) => form.set({ language: next })}
        />
      )}
      <TextArea
        label={t('group.words', { language: languageNames[chosen] })}
        hint={t('group.hint', wordGroupLimits)}
        rows={6}
        lang={bcp47[chosen]}
        readOnly={readOnly}
        {...form.field('words')}
      />
    </DialogForm>
  );
}
