import { TextButton } from '@mall/ui';
import { Check, ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

export type FacetChoice = { id: string; name: string; count: number };

type FacetLinksProps = {
  title: string;
  choices: readonly FacetChoice[];
  chosen: readonly string[];
  /** Whether several may be chosen together; otherwise each replaces the previous one. */
  several?: boolean;
  /** The parent of the offered values. */
  parent?: { name: string; href: string };
  /** The address after a click on this value, which adds it, or removes it when it is chosen. */
  hrefOf: (id: string) => string;
};

const shownAtFirst = 7;

/** The values of one filter. Each is a link, since the address is the state; a second click removes it. */
export function FacetLinks({ title, choices, chosen, several, parent, hrefOf }: FacetLinksProps) {
  const { t } = useTranslation('catalog');
  const [all, setAll] = useState(false);
  const chosenLate = choices.findLastIndex(({ id }) => chosen.includes(id)) >= shownAtFirst;
  const shown = all || chosenLate ? choices : choices.slice(0, shownAtFirst);
  const hidden = choices.length - shown.length;
  if (choices.length === 0) return null;
  return (
    <Facet aria-label={title}>
      <h3>{title}</h3>
      {parent && (
        <Up to={parent.href}>
          <ChevronLeft size={16} strokeWidth={1.5} aria-hidden />
          {parent.name}
        </Up>
      )}
      <ul>
        {shown.map(({ id, name, count }) => (
          <li key={id}>
            <Line
              to={hrefOf(id)}
              aria-current={chosen.includes(id) ? 'true' : undefined}
              data-none={count === 0 || undefined}
            >
              <i aria-hidden="true" data-several={several || undefined}>
                {several && chosen.includes(id) && <Check size={14} strokeWidth={2.5} />}
              </i>
              <span>{name}</span>
              <em>{count}</em>
            </Line>
          </li>
        ))}
      </ul>
      {hidden > 0 && <More onClick={() => setAll(true)}>{t('list.more', { count: hidden })}</More>}
    </Facet>
  );
}

/** The frame of every filter in the column. */
export const Facet = styled.section`
  padding: var(--space-4) 0 var(--space-5);

  & + & { border-top: 1px solid var(--line); }
  dialog & { --facet-line: var(--control); } /* for fingers */
  h3 { margin-bottom: var(--space-2); font: var(--weight-strong) var(--step-ui) / 1.4 var(--font); }
`;

const Line = styled(Link)`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: var(--facet-line, 36px);
  padding-block: 6px; /* two lines of one choice stand closer than two choices */
  font-size: var(--step-ui);
  line-height: 1.3;

  > i {
    display: grid;
    place-items: center;
    flex: none;
    width: 20px;
    height: 20px;
    border: 1.5px solid var(--line-strong);
    border-radius: var(--radius-pill);
    background: var(--surface);
    color: var(--on-brand);
  }
  > i[data-several] { border-radius: 5px; /* a check box */ }
  > span { min-width: 0; overflow-wrap: anywhere; }
  > em {
    margin-left: auto;
    color: var(--text-muted);
    font-size: var(--step--1);
    font-style: normal;
    font-variant-numeric: tabular-nums;
  }
  &[aria-current] > i { border: 6px solid var(--brand); /* a radio button that is on */ }
  &[aria-current] > i[data-several] { border-width: 1.5px; background: var(--brand); }
  &[data-none]:not([aria-current]) { color: var(--text-muted); }
  &:hover > span { color: var(--brand); }
`;

const Up = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--facet-line, 36px);
  color: var(--text-muted);
  font-size: var(--step-ui);

  &:hover { color: var(--brand); }
`;

const More = styled(TextButton)`
  min-height: 36px;
  font-size: var(--step--1);
`;
