import { media, TextField } from '@mall/ui';
import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { type Asked, type Brand, lettersOf } from './pavilion.ts';

type BrandToolsProps = {
  brands: readonly Brand[];
  asked: Asked;
  found: number;
  hrefOf: (asked: Asked) => string;
  onFind: (keyword: string) => void;
};

/** Search by name while typing, letters, and the order. */
export function BrandTools({ brands, asked, found, hrefOf, onFind }: BrandToolsProps) {
  const { t } = useTranslation('brand');
  const { keyword, letter, sort } = asked;
  return (
    <Tools>
      <div>
        <Name
          type="search"
          label={t('find')}
          hideLabel
          placeholder={t('find')}
          defaultValue={keyword}
          maxLength={60}
          before={<Search size={20} strokeWidth={1.5} aria-hidden />}
          onChange={(text) => onFind(text.trim())}
        />
        <p role="status">{t('count', { count: found })}</p>
        <nav aria-label={t('sort.label')}>
          {(['letter', 'count', 'followed'] as const).map((each) => (
            <Link
              key={each}
              replace
              to={hrefOf({ ...asked, sort: each })}
              aria-current={each === sort ? 'true' : undefined}
            >
              {t(`sort.${each}`)}
            </Link>
          ))}
        </nav>
      </div>
      <Letters aria-label={t('letters')}>
        <Link
          replace
          to={hrefOf({ ...asked, letter: undefined })}
          aria-current={letter === undefined ? 'true' : undefined}
        >
          {t('all')}
        </Link>
        {lettersOf(brands).map((each) => (
          <Link
            key={each}
            replace
            to={hrefOf({ ...asked, letter: each })}
            aria-current={each === letter ? 'true' : undefined}
          >
            {each}
          </Link>
        ))}
      </Letters>
    </Tools>
  );
}

const Tools = styled.div`
  margin-bottom: var(--space-6);
  padding-block: var(--space-3);
  border-block: 1px solid var(--line);

  > div { display: flex; flex-wrap: wrap; align-items: center; gap: var(--space-3) var(--space-5); }
  p { color: var(--text-muted); font-size: var(--step--1); }
  > div > nav { display: flex; flex-wrap: wrap; gap: 0 var(--space-5); margin-left: auto; font-size: var(--step-ui); }
  > div > nav > a {
    display: inline-flex;
    align-items: center;
    min-height: var(--control);
    color: var(--text-muted);
    white-space: nowrap;
  }
  > div > nav > a:hover { color: var(--brand); }
  > div > nav > a[aria-current] { color: var(--text); font-weight: var(--weight-strong); }
  ${media.phone} { > div > nav { margin-left: 0; font-size: var(--step--1); } }
`;

const Name = styled(TextField)`
  --field-height: var(--control);
  width: 320px;
  max-width: 100%;
`;

const Letters = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
  margin-top: var(--space-3);
  font-size: var(--step--1);
  font-variant-numeric: tabular-nums;

  > a {
    display: grid;
    place-items: center;
    min-width: 36px;
    min-height: 36px;
    padding: 0 var(--space-3);
    border-radius: var(--radius-pill);
  }
  > a:hover { background: var(--surface-muted); }
  > a[aria-current] { background: var(--text); color: var(--text-inverse); }
  ${media.phone} { flex-wrap: nowrap; overflow-x: auto; margin-inline: calc(-1 * var(--margin)); padding-inline: var(--margin); scrollbar-width: none; > a { flex: none; min-width: var(--control); min-height: var(--control); } }
`;
