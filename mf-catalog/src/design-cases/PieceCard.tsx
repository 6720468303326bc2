import { centimetres } from '@mall/contract/core/measures';
import { paths } from '@mall/contract/core/paths';
import { Button, media, MoneyText, Picture } from '@mall/ui';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useAddToCart } from '../useAddToCart.ts';
import { GatedLink } from '../GatedLink.tsx';
import { Stock } from './Stock.tsx';
import type { Line } from './useCase.ts';

type Piece = Pick<
  Line,
  'skuId' | 'productId' | 'name' | 'specText' | 'image' | 'price' | 'memberPrice' | 'size' | 'stock'
>;
type PieceCardProps = { piece: Piece; problem: Line['problem']; onDone: () => void };

/** The card of a spot in the picture: the piece, its price and stock, its page, and the cart. */
export function PieceCard({ piece, problem, onDone }: PieceCardProps) {
  const { t } = useTranslation('cases');
  const cart = useAddToCart();
  const gone = problem === 'unavailable' || piece.stock <= 0;
  return (
    <Card>
      <Picture src={piece.image} alt="" width={112} height={112} eager />
      <div>
        <GatedLink to={paths.product({ productId: piece.productId, skuId: piece.skuId })}>
          {piece.name}
        </GatedLink>
        <small>{[piece.specText, centimetres(piece.size)].filter(Boolean).join(' · ')}</small>
        <p>
          <MoneyText amount={piece.price} strong />
          {piece.memberPrice < piece.price && (
            <span>
              {t('member')} <MoneyText amount={piece.memberPrice} strong />
            </span>
          )}
        </p>
        <Stock problem={gone ? (problem ?? 'outOfStock') : null} stock={piece.stock} />
      </div>
      <footer>
        <Button
          tone="primary"
          size="small"
          wide
          disabled={gone}
          busy={cart.busy}
          onClick={() => cart.add({ skuId: piece.skuId, qty: 1 }, { after: onDone })}
        >
          {t(gone ? 'piece.soldOut' : 'piece.toCart')}
        </Button>
        <More to={paths.product({ productId: piece.productId, skuId: piece.skuId })}>
          {t('piece.look')}
          <ArrowRight size={16} strokeWidth={1.5} aria-hidden />
        </More>
      </footer>
    </Card>
  );
}

const Card = styled.div`
  display: grid;
  grid-template-columns: 112px minmax(0, 1fr);
  gap: var(--space-3);
  width: min(360px, calc(100vw - 60px));
  font-size: var(--step-ui);
  line-height: 1.35;

  small { display: block; color: var(--text-muted); font-size: var(--step--1); }
  p { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 var(--space-3); margin-top: var(--space-2); }
  p > span + span { color: var(--brand); font-size: var(--step--1); }
  > footer { grid-column: 1 / -1; display: flex; align-items: center; gap: var(--space-3); }
  > footer > * { flex: 1; }
  ${media.hover} { a:hover { text-decoration: underline; text-underline-offset: 4px; } }
`;

const More = styled(GatedLink)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-height: var(--control);
  font-size: var(--step--1);
`;
