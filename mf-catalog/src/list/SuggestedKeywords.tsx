import { paths } from '@mall/contract/core/paths';
import { useQueryOf } from '@mall/platform';
import { Skeleton } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

/** Suggested keywords: similar ones, the member's own last ones, and the popular ones. */
export function SuggestedKeywords({ keyword }: { keyword?: string }) {
  const { t } = useTranslation('catalog');
  const words = useQueryOf('search.words', keyword === undefined ? {} : { keyword }, { quiet: true });
  if (words.isPending) return <Skeleton rows={2} />;
  if (words.isError) return null;
  const { suggest, history, hot } = words.data;
  const groups = [
    { title: t('search.close'), list: suggest.filter((word) => word !== keyword) },
    { title: t('search.own'), list: history },
    { title: t('search.hot'), list: hot },
  ].filter(({ list }) => list.length > 0);
  return (
    <Groups data-centred={keyword !== undefined || undefined}>
      {groups.map(({ title, list }) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          <ul>
            {list.slice(0, 10).map((word) => (
              <li key={word}>
                <Word to={paths.search({ keyword: word })}>{word}</Word>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Groups>
  );
}

const Groups = styled.div`
  display: grid;
  gap: var(--space-5);
  margin-top: var(--space-5);

  &[data-centred] ul { justify-content: center; }
  h2 {
    margin-bottom: var(--space-3);
    font: var(--weight-strong) var(--step--1) / 1.4 var(--font);
    color: var(--text-muted);
  }
  ul { display: flex; flex-wrap: wrap; gap: var(--space-2);  }
`;

const Word = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: var(--control);
  padding: 0 var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-pill);
  background: var(--surface);
  font-size: var(--step-ui);

  &:hover { border-color: var(--line-strong); }
`;
