import { bcp47, languageNames, languages } from '@mall/contract/core/languages';
import { EmptyMessage, FailedSection, Skeleton } from '@mall/ui';
import { FilterSegments, OfficeCard, OfficePage, Toolbar } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useMayOperate } from '../useMe.ts';
import { AddWord } from './AddWord.tsx';
import { useFocusOnMoved } from './useFocusOnMoved.ts';
import { useSearchWords } from './useSearchWords.ts';
import { WordRow } from './WordRow.tsx';

/** The words that the search offers, language by language: added, moved and taken away at once. */
export function SearchWordsScreen() {
  const { t } = useTranslation('searchWords');
  const mayEdit = useMayOperate('content.edit');
  const { of, choose, words, state, retry, add, move, remove } = useSearchWords();
  const { list, follow } = useFocusOnMoved(words);
  const step = (word: string, by: -1 | 1): void => {
    follow(word, by);
    move(word, by);
  };
  return (
    <OfficePage title={t('title')} sub={t('sub')}>
      <OfficeCard flush>
        <Toolbar>
          <FilterSegments
            label={t('language')}
            segments={languages.map((value) => ({ value, label: languageNames[value] }))}
            value={of}
            onChange={choose}
          />
        </Toolbar>
        {state === 'failed' && <FailedSection onRetry={retry} />}
        {state === 'loading' && <Skeleton kind="block" height={240} />}
        {state === 'ready' && mayEdit && <AddWord key={of} of={of} words={words} onAdd={add} />}
        {state === 'ready' && words.length === 0 && (
          <EmptyMessage title={t('none')} reason={t('noneReason')} art="lamp" />
        )}
        <List ref={list}>
          {words.map((word, at) => (
            <WordRow
              key={word}
              word={word}
              lang={bcp47[of]}
              place={at + 1}
              {...(mayEdit && {
                steps: {
                  ...(at > 0 && { up: () => step(word, -1) }),
                  ...(at < words.length - 1 && { down: () => step(word, 1) }),
                  remove: () => remove(word),
                },
              })}
            />
          ))}
        </List>
      </OfficeCard>
    </OfficePage>
  );
}

const List = styled.ol`
  > li + li { border-top: 1px solid var(--o-line-soft); }
`;
