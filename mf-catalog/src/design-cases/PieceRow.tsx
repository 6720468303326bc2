import { centimetres } from '@mall/contract/core/measures';
import { paths } from '@mall/contract/core/paths';
import { Button, media, MoneyText, Picture, TextButton } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useAddToCart } from '../useAddToCart.ts';
import { GatedLink } from '../GatedLink.tsx';
import { narrow } from './narrow.ts';
import { Stock } from './Stock.tsx';
import { Substitutes } from './Substitutes.tsx';
import type { Buying, Line } from './useCase.ts';

type PieceRowProps = {
  line: Line;
  /** Its number in the picture; 0 when the picture does not show it. */
  number: number;
  buying: Buying;
};

/** A piece of the room with its price, its stock, and substitutes when it is not available. */
export function PieceRow({ line, number, buying }: PieceRowProps) {
  const { t } = useTranslation('cases');
  const cart = useAddToCart();
  return (
    <Row>
      <i aria-hidden>{number || ''}</i>
      <Picture src={line.image} alt="" width={96} height={96} />
      <div data-words>
        <GatedLink to={paths.product({ productId: line.productId, skuId: line.skuId })}>
          {line.qty > 1 ? t('pieces.times', { name: line.name, qty: line.qty }) : line.name}
        </GatedLink>
        <small>{[line.specText, centimetres(line.size)].filter(Boolean).join(' · ')}</small>
        <Stock problem={line.problem} stock={line.stock} />
        {buying.isSwapped(line.skuId) && (
          <TextButton onClick={() => buying.putBack(line.skuId)}>{t('pieces.putBack')}</TextButton>
        )}
      </div>
      <div data-buy>
        <MoneyText amount={line.price * line.qty} strong />
        {line.memberPrice < line.price && (
          <small>
            {t('member')} <MoneyText amount={line.memberPrice * line.qty} />
          </small>
        )}
        {line.problem === null && (
          <Button
            size="small"
            busy={cart.busy}
            aria-label={t('pieces.addLabel', { name: line.name })}
            onClick={() => cart.add({ skuId: line.skuId, qty: line.qty })}
          >
            {t('pieces.add')}
          </Button>
        )}
      </div>
      {line.problem !== null && (
        <Substitutes line={line} onChoose={(skuId) => buying.exchange(line.skuId, skuId)} />
      )}
    </Row>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: 24px 96px minmax(0, 1fr) auto;
  gap: var(--space-2) var(--space-4);
  align-items: center;
  padding-block: var(--space-4);
  border-bottom: 1px solid var(--line);
  line-height: 1.4;

  > i {
    color: var(--text-muted);
    font-size: var(--step--1);
    font-style: normal;
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
  small { display: block; color: var(--text-muted); font-size: var(--step--1); }
  > [data-words] > a { font-size: var(--step-ui); }
  > [data-buy] { display: grid; justify-items: end; gap: var(--space-1); text-align: end; }
  > [data-buy] small { color: var(--brand); }
  ${media.hover} { > [data-words] > a:hover { text-decoration: underline; text-underline-offset: 4px; } }
  ${narrow} {
    grid-template-columns: 88px minmax(0, 1fr);
    > i {
      z-index: 1;
      grid-area: 1 / 1;
      place-self: start;
      min-width: 24px;
      margin: var(--space-1);
      border-radius: var(--radius-pill);
      background: #ffffff; /* on a picture */
      color: #221e1a; /* on a picture */
      line-height: 24px;
    }
    > i:empty { display: none; }
    > i + div { grid-area: 1 / 1; }
    > [data-buy] {
      grid-column: 2;
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
      justify-items: start;
      text-align: start;
    }
    > [data-buy] button { grid-area: 1 / 2 / span 2; }
  }
`;
