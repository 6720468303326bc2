import { AppliedChip, TextButton } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { withoutPart } from './filters.ts';
import type { List } from './useList.ts';
import { useFilterPhrases } from './useFilterPhrases.ts';

/** The applied filters; each can be removed, and all at once. */
export function Chips({ list, clear }: { list: List; clear?: boolean }) {
  const { t } = useTranslation('catalog');
  const { filters, applied, cleared, choose } = list;
  const words = useFilterPhrases(list);
  return (
    <>
      {applied.map((part) => {
        const name = words(part);
        return (
          <AppliedChip
            key={part.part[0] + (part.key ?? '')}
            removeLabel={t('list.remove', { name })}
            onRemove={() => choose(withoutPart(filters, part))}
          >
            {name}
          </AppliedChip>
        );
      })}
      {clear && applied.length > 0 && (
        <TextButton onClick={() => choose(cleared)}>{t('list.clear')}</TextButton>
      )}
    </>
  );
}
