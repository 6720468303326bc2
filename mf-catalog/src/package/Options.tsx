import { centimetres } from '@mall/contract/core/measures';
import { Badge, Button, DrawAfterPaint, media, MoneyText, Picture, Sheet, useFormat } from '@mall/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { difference } from './difference.ts';
import type { Choosing, Option, Slot } from './usePackage.ts';
import type { Quote } from './useQuote.ts';

type OptionsProps = { slot: Slot | undefined; choosing: Choosing; quote: Quote; onClose: () => void };

/**
 * All options of one slot; closed without a slot. A choice applies at once, and the price at the bottom
 * follows.
 */
export function Options({ slot, choosing, quote, onClose }: OptionsProps) {
  const { t } = useTranslation('package');
  return (
    <Rules>
      <Sheet
        open={slot !== undefined}
        onClose={onClose}
        title={slot?.name}
        actions={
          <>
            <p aria-live="polite" data-waiting={quote.waiting || undefined}>
              <small>{t('sum.price')}</small>
              {quote.price && <MoneyText amount={quote.price.price} strong />}
            </p>
            <Button tone="primary" onClick={onClose}>
              {t('options.done')}
            </Button>
          </>
        }
      >
        {slot && (
          <DrawAfterPaint>
            <Choices slot={slot} choosing={choosing} />
          </DrawAfterPaint>
        )}
      </Sheet>
    </Rules>
  );
}

function Choices({ slot, choosing }: { slot: Slot; choosing: Choosing }) {
  const { t } = useTranslation('package');
  const name = useId();
  const standing = choosing.standing(slot);
  const several = slot.max > 1;
  const nothing = t('options.nothing');
  return (
    <>
      <p>{several ? t('options.several', { min: slot.min, max: slot.max }) : t('options.one')}</p>
      <List role={several ? 'group' : 'radiogroup'} aria-label={slot.name}>
        {slot.options.map((option) => {
          const on = standing.includes(option);
          const { name: piece, qty } = option;
          const title = qty > 1 ? t('slot.times', { name: piece, qty }) : piece;
          const last = several && on && standing.length <= slot.min;
          return (
            <label
              key={option.skuId}
              htmlFor={`${name}-${option.skuId}`}
              data-on={on || undefined}
              data-off={!option.available || undefined}
            >
              <input
                id={`${name}-${option.skuId}`}
                type={several ? 'checkbox' : 'radio'}
                name={name}
                checked={on}
                disabled={!option.available && !on}
                aria-disabled={last || undefined}
                onChange={() => choosing.put(slot, option.skuId)}
              />
              <Picture src={option.image} alt="" width={88} height={88} />
              <span>
                <b>{title}</b>
                <Facts option={option} standing={standing} on={on} />
              </span>
            </label>
          );
        })}
        {slot.min === 0 && (
          <label data-on={standing.length === 0 || undefined}>
            <input
              type={several ? 'checkbox' : 'radio'}
              name={name}
              checked={standing.length === 0}
              onChange={() => choosing.leaveOut(slot)}
            />
            <b>{nothing}</b>
            <small>{t('options.nothingText')}</small>
          </label>
        )}
      </List>
    </>
  );
}

function Facts({ option, standing, on }: { option: Option; standing: readonly Option[]; on: boolean }) {
  const { t } = useTranslation('package');
  const format = useFormat();
  const stock = option.available
    ? option.stock <= option.qty * 3
      ? t('options.few', { count: option.stock })
      : t('options.inStock')
    : t(option.stock > 0 ? 'slot.fewLeft' : 'slot.gone', { count: option.stock });
  const delta = difference(option, standing);
  return (
    <>
      <small>{[option.specText, centimetres(option.size)].filter(Boolean).join(' · ')}</small>
      <small data-stock>{[stock, t('options.lead', { count: option.leadDays })].join(' · ')}</small>
      <span>
        <MoneyText amount={option.price * option.qty} strong />
        {!on && option.available && delta !== 0 && <Badge>{format.money(delta, { sign: 'always' })}</Badge>}
        {option.isDefault && <Badge tone="brand">{t('options.made')}</Badge>}
      </span>
    </>
  );
}

const List = styled.div`
  display: grid;
  gap: var(--space-2);
  margin-top: var(--space-3);

  > label {
    position: relative;
    display: grid;
    grid-template-columns: auto 88px minmax(0, 1fr);
    gap: var(--space-3);
    align-items: center;
    padding: var(--space-3);
    border: 1px solid var(--line);
    border-radius: var(--radius-m);
    cursor: pointer;
  }
  > label:not(:has([data-kind])) { grid-template-columns: auto minmax(0, 1fr); }
  > label > small { grid-column: 2; margin-top: calc(-1 * var(--space-3)); }
  > label[data-on] { border-color: var(--brand); box-shadow: inset 0 0 0 1px var(--brand); }
  > label[data-off] { cursor: not-allowed; }
  > label[data-off] [data-kind] { opacity: 0.5; }
  > label[data-off] [data-stock] { color: var(--warning); }
  > label:has(:focus-visible) { outline: 2px solid var(--focus); outline-offset: 2px; }
  input { width: 20px; height: 20px; margin: 0; accent-color: var(--brand); }
  b, small { display: block; }
  b { font-size: var(--step-ui); }
  small { color: var(--text-muted); font-size: var(--step--1); line-height: 1.45; }
  > label > span > span {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1) var(--space-2);
    margin-top: var(--space-1);
  }
  ${media.hover} { > label:not([data-off]):hover { border-color: var(--line-strong); } }
  ${media.phone} { > label { grid-template-columns: auto 72px minmax(0, 1fr); } }
`;

/* In the page before the sheet opens, like the sheet's own rules. */
const Rules = styled.div`
  footer > p { flex: 1; align-self: center; font-size: var(--step-1); line-height: 1.25; }
  footer > p > small { display: block; color: var(--text-muted); font-size: var(--step--1); }
  footer > p[data-waiting] { color: var(--text-muted); }
`;
