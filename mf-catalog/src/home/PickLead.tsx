import { paths } from '@mall/contract/core/paths';
import { media, Picture, Price } from '@mall/ui';
import { styled } from 'styled-components';
import type { Card } from '../CatalogCard.tsx';
import { GatedLink } from '../GatedLink.tsx';
import { centimetres } from '@mall/contract/core/measures';

type PickLeadProps = { title: string; room: string | null; card: Card };

/** The room of the picks: picture, name, and the piece in it that is for sale. */
export function PickLead({ title, room, card }: PickLeadProps) {
  return (
    <Whole to={paths.product({ productId: card.id })}>
      <Room>
        <Picture
          src={room ?? card.image}
          alt=""
          width={628}
          height={628}
          kind={room === null ? 'product' : 'photo'}
          sizes="(max-width: 767px) 100vw, 50vw"
          fill
          focus="50% 60%"
        />
      </Room>
      <p>{title || card.name}</p>
      <small>
        {[title === card.name ? '' : card.name, centimetres(card.size)].filter(Boolean).join(' · ')}
      </small>
      <Price
        now={card.price}
        was={card.marketPrice ?? undefined}
        member={card.memberPrice}
        from={card.priceFrom}
      />
    </Whole>
  );
}

const Whole = styled(GatedLink)`
  display: flex;
  flex-direction: column;
  height: 100%;

  > p { margin-top: var(--space-3); font-size: var(--step-ui); line-height: var(--leading-ui); }
  > small {
    margin: var(--space-1) 0 var(--space-2);
    color: var(--text-muted);
    font-size: var(--step--1);
    line-height: var(--leading-ui);
  }
  ${media.hover} { &:hover > p { text-decoration: underline; text-underline-offset: 4px; } }
`;

const Room = styled.div`
  position: relative;
  flex: 1;
  min-height: 320px;

  ${media.phone} { flex: none; aspect-ratio: 1; }
`;
