import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Badge, type BadgeTone } from '../base/Badge.tsx';
import { HeartButton } from './HeartButton.tsx';
import { Picture } from '../media/Picture.tsx';
import { Price } from './Price.tsx';
import { useFormat } from '../hooks/useFormat.ts';
import { VisuallyHidden } from '../base/VisuallyHidden.tsx';

export type ProductCardProps = {
  to: string;
  name: string;
  image: string | null | undefined;
  /** The same product in a room, fetched and displayed when the mouse is over the card. */
  roomImage?: string;
  /** "210 × 92 × 82 cm" */
  measures?: ReactNode;
  /** Minor units. */
  price: number;
  memberPrice?: number;
  was?: number;
  from?: boolean;
  currency?: string;
  /** At most one; without one, a lower price shows the percentage. */
  badge?: { label: string; tone?: BadgeTone };
  dots?: readonly { name: string; colour: string }[];
  collected?: boolean;
  /** Without it the card has no heart. */
  onCollect?: () => void;
  /** First row of a page. */
  eager?: boolean;
  sizes?: string;
  onOpen?: () => void;
};

/** A product in a list. The whole card is the link; the heart is its own button. */
export function ProductCard(props: ProductCardProps) {
  const {
    to,
    name,
    image,
    roomImage,
    measures,
    price,
    memberPrice,
    was,
    from,
    currency,
    dots = [],
    eager,
    sizes = cardSizes,
  } = props;
  const format = useFormat();
  const [visited, setVisited] = useState(false);
  const lower = was !== undefined && was > price;
  const badge =
    props.badge ??
    (lower
      ? { label: format.percent(Math.round((price / was - 1) * 100) * 100), tone: 'sale' as const }
      : undefined);
  return (
    <Card onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setVisited(true)}>
      <Picture src={image} alt="" width={400} height={400} sizes={sizes} eager={eager}>
        {roomImage && visited && (
          <Room src={roomImage} alt="" width={400} height={400} sizes={sizes} kind="photo" fill />
        )}
        {badge && (
          <Badge corner tone={badge.tone ?? 'plain'}>
            {badge.label}
          </Badge>
        )}
      </Picture>
      <Name to={to} onClick={props.onOpen}>
        {name}
      </Name>
      {measures && <Measures>{measures}</Measures>}
      <Prices
        now={price}
        was={was}
        member={lower ? undefined : memberPrice}
        from={from}
        currency={currency}
      />
      {dots.length > 1 && (
        <Dots>
          <VisuallyHidden>{format.list(dots.map((dot) => dot.name))}</VisuallyHidden>
          {dots.slice(0, 5).map((dot) => (
            <i key={dot.name} aria-hidden="true" style={{ background: dot.colour }} />
          ))}
        </Dots>
      )}
      {props.onCollect && (
        <Heart name={name} collected={Boolean(props.collected)} onCollect={props.onCollect} />
      )}
    </Card>
  );
}

const cardSizes = '(max-width: 767px) 46vw, (max-width: 1199px) 30vw, 302px';

const Room = styled(Picture)`
  opacity: 0;
  transition: opacity var(--slow) var(--ease);
`;

const Card = styled.article`
  position: relative;
  min-width: 0;

  @media (hover: hover) { &:hover ${Room} { opacity: 1; } }
`;

const Name = styled(Link)`
  display: block;
  margin-top: 14px;
  font-size: var(--step-ui);
  line-height: var(--leading-ui);
  overflow-wrap: anywhere;

  /* The link's area is the card. */
  &::after { content: ''; position: absolute; inset: 0; border-radius: var(--radius-s); }
  &:focus-visible { outline: none; }
  &:focus-visible::after { outline: 2px solid var(--focus); outline-offset: 3px; }
  ${Card}:hover & { text-decoration: underline; text-underline-offset: 4px; text-decoration-thickness: 1px; }
`;

const Measures = styled.p`
  margin-top: 2px;
  color: var(--text-muted);
  font-size: var(--step--1);
  line-height: var(--leading-ui);
`;

const Prices = styled(Price)`
  display: flex;
  margin-top: var(--space-2);
`;

const Dots = styled.p`
  display: flex;
  gap: 6px;
  height: 14px;
  margin-top: var(--space-3);

  > i { width: 14px; height: 14px; border-radius: 50%; box-shadow: inset 0 0 0 1px var(--dot-edge); }
`;

const Heart = styled(HeartButton)`
  position: absolute;
  top: 4px;
  right: 4px;
  z-index: 1;
`;
