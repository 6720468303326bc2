import { centimetres } from '@mall/contract/core/measures';
import { paths } from '@mall/contract/core/paths';
import { Badge, Button, IconButton, media, MoneyText, Picture, TextButton, useFormat } from '@mall/ui';
import { ChevronRight, CircleAlert } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { difference } from './difference.ts';
import { Row } from './slot-layout.ts';
import type { Choosing, Option, Slot } from './usePackage.ts';

type SlotRowProps = {
  slot: Slot;
  number: number;
  choosing: Choosing;
  prices: boolean;
  onSwap: (slot: string) => void;
};

const shownOthers = 3;

/**
 * One slot: its content, three alternatives, and the button for all of them. A package has a dozen, and they
 * do not render again when a dialog opens or a price arrives.
 */
export const SlotRow = memo(function SlotRow({ slot, number, choosing, prices, onSwap }: SlotRowProps) {
  const { t } = useTranslation('package');
  const standing = choosing.standing(slot);
  const others = slot.options.filter((option) => option.available && !standing.includes(option));
  const first = standing[0];
  const swap = () => onSwap(slot.key);
  return (
    <Row id={`slot-${slot.key}`} tabIndex={-1} data-empty={first === undefined || undefined}>
      {first ? <Picture src={first.image} alt="" width={112} height={112} /> : <Hole />}
      <div data-words>
        <small>{t('slot.number', { number, name: slot.name })}</small>
        {standing.length === 0 && <b>{t('slot.empty')}</b>}
        {standing.map((option) => (
          <Piece key={option.skuId} option={option} prices={prices} slot={slot} />
        ))}
      </div>
      <div data-others>
        {others.length > 0 && (
          <div data-thumbs>
            {others.slice(0, shownOthers).map((option) => (
              <Thumb
                key={option.skuId}
                option={option}
                delta={difference(option, standing)}
                onPut={() => choosing.put(slot, option.skuId)}
              />
            ))}
            <IconButton tone="plain" label={t('slot.swapOf', { slot: slot.name })} onClick={swap}>
              <ChevronRight size={20} aria-hidden />
            </IconButton>
          </div>
        )}
        {others.length > 0 && (
          <Swap size="small" onClick={swap}>
            {t('slot.swap', { count: others.length })}
          </Swap>
        )}
        <State slot={slot} choosing={choosing} others={others.length} />
      </div>
    </Row>
  );
});

function Piece({ option, slot, prices }: { option: Option; slot: Slot; prices: boolean }) {
  const { t } = useTranslation('package');
  const made = slot.options.filter(({ isDefault }) => isDefault);
  const delta = option.isDefault || made.length === 0 ? undefined : difference(option, made);
  return (
    <>
      <Link to={paths.product({ productId: option.productId, skuId: option.skuId })}>
        {option.qty > 1 ? t('slot.times', { name: option.name, qty: option.qty }) : option.name}
      </Link>
      <small>{[option.specText, centimetres(option.size)].filter(Boolean).join(' · ')}</small>
      {prices && (
        <p>
          <MoneyText amount={option.price * option.qty} strong />
          {delta !== undefined && delta !== 0 && (
            <Badge>
              <MoneyText amount={delta} sign="always" />
            </Badge>
          )}
        </p>
      )}
      {!option.available && (
        <p data-gone>
          <CircleAlert size={16} strokeWidth={1.5} aria-hidden />
          {t(option.stock > 0 ? 'slot.fewLeft' : 'slot.gone', { count: option.stock })}
        </p>
      )}
    </>
  );
}

function Thumb({ option, delta, onPut }: { option: Option; delta: number; onPut: () => void }) {
  const { t } = useTranslation('package');
  const format = useFormat();
  const name = t('slot.put', {
    name: [option.name, option.specText].filter(Boolean).join(', '),
    price: format.money(delta, { sign: 'always' }),
  });
  return (
    <button type="button" aria-label={name} title={name} onClick={onPut}>
      <Picture src={option.image} alt="" width={64} height={64} />
    </button>
  );
}

function State({ slot, choosing, others }: { slot: Slot; choosing: Choosing; others: number }) {
  const { t } = useTranslation('package');
  const made = slot.options.find(({ isDefault }) => isDefault);
  const changed = choosing.changed.includes(slot.key);
  const empty = choosing.standing(slot).length === 0;
  return (
    <p>
      {changed && (
        <>
          <span>{t(empty ? 'slot.leftOut' : 'slot.swapped')}</span>
          <TextButton onClick={() => choosing.undo(slot)}>{t('slot.undo')}</TextButton>
        </>
      )}
      {!changed && made && !made.available && <span>{t('slot.madeGone', { name: made.name })}</span>}
      {!changed && !(made && !made.available) && (
        <span>{slot.min === 0 ? t('slot.optional') : t('slot.others', { count: others })}</span>
      )}
      {slot.min === 0 && !empty && (
        <TextButton onClick={() => choosing.leaveOut(slot)}>{t('slot.leaveOut')}</TextButton>
      )}
    </p>
  );
}

const Hole = styled.div`
  aspect-ratio: 1;
  border: 1px dashed var(--line-strong);
  border-radius: var(--radius-s);
`;

const Swap = styled(Button)`
  display: none;

  ${media.belowDesk} { display: inline-flex; }
`;
