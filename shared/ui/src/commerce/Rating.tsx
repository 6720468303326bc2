import { Star } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../hooks/useFormat.ts';
import { usePhrases } from '../hooks/usePhrases.ts';

const stars = [1, 2, 3, 4, 5] as const;

/** Displays 0 to 5 stars, filled to the nearest half. */
export function Rating({ value, size = 16 }: { value: number; size?: 16 | 20 | 24 }) {
  const t = usePhrases();
  const format = useFormat();
  const full = Math.round(value * 2) / 2;
  return (
    <Stars
      role="img"
      aria-label={t('rating.of', { value: format.number(value, { maximumFractionDigits: 1 }) })}
    >
      {stars.map((star) => (
        <Glyph key={star} data-fill={full >= star ? 'full' : full === star - 0.5 ? 'half' : 'none'}>
          <Star size={size} aria-hidden />
          <Star size={size} aria-hidden />
        </Glyph>
      ))}
    </Stars>
  );
}

type RatingInputProps = {
  label: string;
  value: number;
  onChange: (value: number) => void;
  error?: string;
  name?: string;
};

/** Input for stars: five radios, so that arrow keys and screen readers work as usual. */
export function RatingInput({ label, value, onChange, error, name }: RatingInputProps) {
  const t = usePhrases();
  const own = useId();
  return (
    <fieldset aria-describedby={error ? `${own}-error` : undefined}>
      <Legend>{label}</Legend>
      <Stars>
        {stars.map((star) => (
          <Choice key={star} data-on={star <= value || undefined}>
            <input
              type="radio"
              name={name ?? own}
              value={star}
              checked={star === value}
              aria-label={t('rating.of', { value: star })}
              onChange={() => onChange(star)}
            />
            <Star size={24} strokeWidth={1.5} aria-hidden />
          </Choice>
        ))}
      </Stars>
      {error && <ErrorLine id={`${own}-error`}>{error}</ErrorLine>}
    </fieldset>
  );
}

const Stars = styled.span`
  display: inline-flex;
  gap: 2px;
  color: var(--star);
`;

const Glyph = styled.span`
  position: relative;

  > svg { fill: currentColor; stroke: none; opacity: 0.28; }
  > svg + svg { position: absolute; inset: 0; opacity: 1; }
  &[data-fill='half'] > svg + svg { clip-path: inset(0 50% 0 0); }
  &[data-fill='none'] > svg + svg { display: none; }
`;

const Choice = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  width: var(--control);
  height: var(--control);
  border-radius: var(--radius-pill);
  cursor: pointer;

  > input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: inherit; }
  &[data-on] > svg { fill: currentColor; }
  &:has(:focus-visible) { outline: 2px solid var(--focus); }
`;

const Legend = styled.legend`
  font-size: var(--step--1);
  font-weight: var(--weight-strong);
`;

const ErrorLine = styled.p`
  color: var(--danger);
  font-size: var(--step--1);
`;
