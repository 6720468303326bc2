import { wordGroupLimits } from '@mall/contract/catalog/mall-catalogue';
import { languageNames } from '@mall/contract/core/languages';
import { refresh, toast, useMutationOf, useQueryOf } from '@mall/platform';
import { Button, DialogForm, Skeleton, useForm } from '@mall/ui';
import { ComboBox } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Miss } from './useMisses.ts';

type Props = { miss: Miss; onAdded: () => void; onNew: () => void; onClose: () => void };

/** Adds what was searched to the words that it means the same as, or leads to a group of its own. */
export function MeaningDialog({ miss, onAdded, onNew, onClose }: Props) {
  const { t } = useTranslation('searches');
  const { data: groups } = useQueryOf('mallSearch.groups', {});
  const change = useMutationOf('mallSearch.changeGroup', { refreshes: ['mallSearch.groups'] });
  const offered = (groups ?? []).filter(
    ({ language, words }) => language === miss.language && words.length < wordGroupLimits.words,
  );
  const form = useForm<{ id: string }, 'group'>({
    initial: { id: '' },
    problems: ({ id }) => (id === '' ? { id: 'group' } : {}),
    say: (problem) => t(`wrong.${problem}`),
    onFailure: () => void refresh('mallSearch.groups'), // said already; another can be chosen
    onSubmit: async ({ id }) => {
      const group = offered.find((one) => one.id === id);
      if (group === undefined) return;
      const words = [...group.words, miss.words];
      await change.mutateAsync({ id, version: group.version, words });
      toast.success(t('done.saved', { words: words.join(', ') }));
      onAdded();
      onClose();
    },
  });
  const { value, error, onChange } = form.field('id');
  return (
    <DialogForm
      form={form}
      open
      onClose={onClose}
      title={t('meaning.title', { words: miss.words })}
      submitLabel={t('meaning.submit')}
    >
      <Room>
        {/* Its list opens only for options that are there when somebody types. */}
        {groups === undefined ? (
          <Skeleton kind="block" height={66} />
        ) : (
          <ComboBox
            label={t('meaning.label', { language: languageNames[miss.language] })}
            hint={t('meaning.hint')}
            placeholder={t('meaning.find')}
            error={error}
            options={offered.map(({ id, words }) => ({ value: id, label: words.join(', ') }))}
            value={value === '' ? null : value}
            onChange={(id) => onChange(id ?? '')}
          />
        )}
        <Button onClick={onNew}>{t('meaning.other')}</Button>
      </Room>
    </DialogForm>
  );
}

/** With room for the list, which the edge of the dialog would cut off. */
const Room = styled.div`
  display: grid;
  gap: var(--space-4);
  align-content: start;
  justify-items: start;
  min-height: 320px;

  > :first-child { width: 100%; }
`;
