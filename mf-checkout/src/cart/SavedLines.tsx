import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Button, media, Picture, Price, Section } from '@mall/ui';
import { type CartEntry, isPackage, pageOf } from '../entries.ts';
import { isGone } from './lines.ts';
import { LineNotes } from './LineNotes.tsx';

type SavedLinesProps = {
  entries: readonly CartEntry[];
  onBack: (entry: CartEntry) => void;
  onRemove: (entry: CartEntry) => void;
};

/** The entries saved for later, at their current price. */
export function SavedLines({ entries, onBack, onRemove }: SavedLinesProps) {
  const { t } = useTranslation('checkout');
  if (entries.length === 0) return null;
  return (
    <Section title={t('cart.saved')} size="part">
      <List>
        {entries.map((entry) => (
          <li key={entry.id} data-gone={isGone(entry) || undefined}>
            <Link to={pageOf(entry)} tabIndex={-1} aria-hidden="true">
              <Picture src={entry.image} alt="" width={96} height={96} sizes="96px" />
            </Link>
            <div>
              <Link to={pageOf(entry)}>{entry.name}</Link>
              <p>{aboutOf(entry)}</p>
              <Price now={entry.price} member={entry.memberPrice} />
              <LineNotes entry={entry} refused={undefined} />
              {isGone(entry) && entry.invalidReason !== null && (
                <p>{t(`cart.invalid.${entry.invalidReason}`)}</p>
              )}
            </div>
            <footer>
              <Button size="small" onClick={() => onBack(entry)}>
                {t('cart.back')}
              </Button>
              <Button size="small" tone="ghost" onClick={() => onRemove(entry)}>
                {t('cart.remove.one')}
              </Button>
            </footer>
          </li>
        ))}
      </List>
    </Section>
  );
}

const aboutOf = (entry: CartEntry): string =>
  isPackage(entry) ? entry.lines.map(({ name }) => name).join(' · ') : entry.specText;

const List = styled.ul`
  > li { /* picture, words, what to do */
    display: grid;
    grid-template-columns: 96px minmax(0, 1fr) auto;
    gap: var(--space-4);
    align-items: start;
    padding-block: var(--space-4);
    border-top: 1px solid var(--line);
    font-size: var(--step-ui);
  }
  > li[data-gone] { color: var(--text-muted); }
  > li > div { display: grid; gap: var(--space-1); justify-items: start; min-width: 0; }
  > li > div > a { font-weight: var(--weight-strong); }
  > li > div > a:hover { text-decoration: underline; text-underline-offset: 4px; /* as in every list */ }
  > li > div > p { color: var(--text-muted); font-size: var(--step--1); }
  footer { display: flex; flex-wrap: wrap; gap: var(--space-2); }
  ${media.phone} {
    > li { grid-template-columns: 96px minmax(0, 1fr); gap: var(--space-3); }
    footer { grid-column: 2; }
  }
`;
