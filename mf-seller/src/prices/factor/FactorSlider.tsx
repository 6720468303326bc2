import { writeFactor } from '@mall/contract/catalog/shop-price';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { media } from '@mall/ui';
import { styled } from 'styled-components';
import { factorAt, factorByKey, placeOf, places } from './slider.ts';

type FactorSliderProps = {
  factor: number;
  /** The current one, marked on the track. */
  now: number;
  disabled: boolean;
  onChange: (factor: number) => void;
};

const marks = [10_000, 15_000, 20_000, 30_000, 50_000, 100_000];

/** A slider with more space for small coefficients. Arrow keys move by a hundredth, with Shift by a tenth. */
export function FactorSlider({ factor, now, disabled, onChange }: FactorSliderProps) {
  const { t } = useTranslation('factor');
  const id = useId();
  const at = (one: number) => ({ left: `${placeOf(one) / (places / 100)}%` });
  return (
    <Slider>
      <span>
        <em style={at(now)}>{t('now', { factor: writeFactor(now) })}</em>
      </span>
      <input
        type="range"
        aria-label={t('slider')}
        aria-describedby={id}
        aria-valuetext={writeFactor(factor)}
        min={0}
        max={places}
        value={placeOf(factor)}
        disabled={disabled}
        style={{ backgroundSize: `${placeOf(factor) / (places / 100)}% 100%` }}
        onChange={(event) => onChange(factorAt(event.target.valueAsNumber))}
        onKeyDown={(event) => {
          const next = factorByKey(factor, event.key, event.shiftKey);
          if (next === undefined) return;
          event.preventDefault();
          onChange(next);
        }}
      />
      <span aria-hidden="true">
        {marks.map((mark) => (
          <i key={mark} style={at(mark)}>
            {(mark / 10_000).toFixed(1)}
          </i>
        ))}
      </span>
      <p id={id}>
        <kbd>←</kbd> <kbd>→</kbd> ±0.01 <kbd>⇧ ←</kbd> <kbd>⇧ →</kbd> ±0.1
      </p>
    </Slider>
  );
}

const Slider = styled.div`
  display: grid;
  gap: var(--space-1);
  padding: 0 var(--space-3);
  font-size: var(--o-xs);
  color: var(--text-muted);
  font-variant-numeric: tabular-nums;

  > span { position: relative; height: 18px; margin-inline: 11px; /* half of the thumb, whose middle is the value */ }
  > span > * { position: absolute; font-style: normal; white-space: nowrap; transform: translateX(-50%); }
  > span > em {
    transform: translateX(-100%);
    padding-right: var(--space-1);
    border-right: 2px solid var(--text-muted);
  }
  > span > em[style*='left: 0%'] { transform: none; }
  > input {
    appearance: none;
    width: 100%;
    height: 6px;
    margin: var(--space-2) 0;
    border-radius: var(--radius-pill);
    background: var(--surface-sunken) linear-gradient(var(--brand), var(--brand)) no-repeat;
    cursor: pointer;
  }
  > input:disabled { opacity: 0.5; cursor: not-allowed; }
  > input::-webkit-slider-thumb {
    appearance: none;
    width: 24px;
    height: 24px;
    border: 2px solid var(--brand);
    border-radius: 50%;
    background: var(--surface);
    box-shadow: var(--shadow-1);
  }
  > input::-moz-range-thumb {
    box-sizing: border-box;
    width: 24px;
    height: 24px;
    border: 2px solid var(--brand);
    border-radius: 50%;
    background: var(--surface);
  }
  > p { margin-top: var(--space-1); ${media.phone} { display: none; } }
  kbd {
    padding: 0 var(--space-1);
    border: 1px solid var(--o-line-button);
    border-radius: var(--radius-xs);
    background: var(--surface);
    font: inherit;
  }
`;
