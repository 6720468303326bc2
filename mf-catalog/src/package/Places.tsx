import { useKeptState } from '@mall/platform';
import { Chip, media, Switch } from '@mall/ui';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Options } from './Options.tsx';
import { SlotRow } from './SlotRow.tsx';
import type { Choosing, Slot } from './usePackage.ts';
import type { Quote } from './useQuote.ts';

type PlacesProps = {
  choosing: Choosing;
  quote: Quote;
  at: number;
  onPlace: (at: number) => void;
  /** All slots in order: the number of a slot is that of its disc on the picture. */
  numbers: readonly Slot[];
};

/** The rooms of a package, one at a time, with the content of each slot. */
export function Places({ choosing, quote, at, onPlace, numbers }: PlacesProps) {
  const { t } = useTranslation('package');
  const [prices, setPrices] = useKeptState('package.prices', true);
  const [swapping, setSwapping] = useState<string>();
  const { places } = choosing.detail;
  const place = places[at] ?? places[0];
  const next = places[at + 1];
  const swapped = numbers.find(({ key }) => key === swapping);
  return (
    <>
      <Bar>
        <div role="group" aria-label={t('places.label')}>
          {places.length > 1 &&
            places.map(({ key, name, slots }, index) => (
              <Chip key={key} chosen={place?.key === key} onClick={() => onPlace(index)}>
                {t('places.one', { name, count: slots.length })}
              </Chip>
            ))}
        </div>
        <Switch label={t('places.prices')} checked={prices} onChange={setPrices} />
      </Bar>
      <Rows aria-label={place?.name}>
        {place?.slots.map((slot) => (
          <SlotRow
            key={slot.key}
            slot={slot}
            number={numbers.indexOf(slot) + 1}
            choosing={choosing}
            prices={prices}
            onSwap={setSwapping}
          />
        ))}
      </Rows>
      {next && (
        <Next>
          <span>{t('places.next', { name: next.name, count: next.slots.length })}</span>
          <button type="button" onClick={() => onPlace(at + 1)}>
            <span>{t('places.open', { name: next.name })}</span>
            <ArrowRight size={16} strokeWidth={1.5} aria-hidden />
          </button>
        </Next>
      )}
      <Options slot={swapped} choosing={choosing} quote={quote} onClose={() => setSwapping(undefined)} />
    </>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-5);
  margin-top: var(--space-5);
  padding-bottom: var(--space-4);
  color: var(--text-muted);
  font-size: var(--step--1);

  > div { display: flex; flex-wrap: wrap; gap: var(--space-2); color: var(--text); }
  > div button { min-height: var(--control); }
  > label { margin-left: auto; }
  ${media.phone} { > div { flex-wrap: nowrap; overflow-x: auto; max-width: none; margin-inline: calc(-1 * var(--margin)); padding-inline: var(--margin); scrollbar-width: none; } }
`;

const Rows = styled.ul`
  > li { border-top: 1px solid var(--line); }
  > li:last-child { border-bottom: 1px solid var(--line); }
`;

const Next = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  padding-top: var(--space-4);
  color: var(--text-muted);
  font-size: var(--step-ui);

  > button {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-height: var(--control);
    color: var(--text);
    font-size: inherit;
  }
  > button > span { border-bottom: 1px solid currentColor; line-height: 1.35; }
  > button:hover { color: var(--brand); }
`;
