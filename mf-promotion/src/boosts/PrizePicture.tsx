import type { BoostKind } from '@mall/contract/campaign/boost';
import { Picture } from '@mall/ui';
import { Gift, TicketPercent } from 'lucide-react';
import { styled } from 'styled-components';

type PrizePictureProps = { kind: BoostKind; image: string | undefined };

/** The product, or a drawing for money and coupons. */
export function PrizePicture({ kind, image }: PrizePictureProps) {
  if (kind === 'price_cut') return <Picture src={image} alt="" width={400} height={400} />;
  const Icon = kind === 'coupon' ? TicketPercent : Gift;
  return (
    <Tile>
      <Icon strokeWidth={1} aria-hidden />
    </Tile>
  );
}

const Tile = styled.div`
  display: grid;
  place-items: center;
  aspect-ratio: 1;
  border-radius: var(--radius-s);
  background: var(--sale-soft);
  color: var(--sale);

  > svg { width: 40%; height: 40%; }
`;
