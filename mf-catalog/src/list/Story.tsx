import { centimetres } from '@mall/contract/core/measures';
import { paths } from '@mall/contract/core/paths';
import { HeartButton, media, Picture, Price } from '@mall/ui';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Card } from '../CatalogCard.tsx';
import type { Favourites } from '../useFavourites.ts';
import { Film } from './Film.tsx';

type StoryProps = { card: Card; favourites: Favourites; wide: boolean; first: boolean };

/**
 * One piece in its room, large, with the number of homes that have it. The whole story is the link; the heart
 * is a button of its own.
 */
export function Story({ card, favourites, wide, first }: StoryProps) {
  const { t } = useTranslation('lists');
  const { id, name, image, hoverImage, video, size, price, marketPrice, memberPrice, priceFrom, sales } =
    card;
  return (
    <Whole data-wide={wide || undefined}>
      <Room>
        {hoverImage ? (
          <Picture
            src={hoverImage}
            alt=""
            width={wide ? 1280 : 628}
            height={wide ? 720 : 785}
            kind="photo"
            sizes={wide ? '(max-width: 1359px) 100vw, 1280px' : '(max-width: 767px) 100vw, 50vw'}
            focus="50% 62%"
            eager={first}
            fill
          />
        ) : (
          <Alone>
            <Picture src={image} alt="" width={628} height={628} sizes="(max-width: 767px) 100vw, 628px" />
          </Alone>
        )}
        {hoverImage && (
          <Piece>
            <Picture src={image} alt="" width={120} height={120} sizes="120px" />
          </Piece>
        )}
        {video && <Film src={video} still={hoverImage ?? image} name={name} />}
      </Room>
      <Words>
        <div>
          <h2>
            <Name to={paths.product({ productId: id })}>{name}</Name>
          </h2>
          <p>
            {centimetres(size)}
            {sales > 0 && ` · ${t('influencer.sold', { count: sales })}`}
          </p>
        </div>
        <div>
          <Price now={price} was={marketPrice ?? undefined} member={memberPrice} from={priceFrom} />
          <Look aria-hidden="true">
            {t('influencer.look')}
            <ArrowRight size={16} strokeWidth={1.5} />
          </Look>
        </div>
      </Words>
      <Heart name={name} collected={favourites.has(id)} onCollect={() => favourites.toggle(id)} />
    </Whole>
  );
}

const Whole = styled.article`
  position: relative;
`;

const Room = styled.div`
  position: relative;
  aspect-ratio: 4 / 5;

  ${Whole}[data-wide] & { aspect-ratio: 16 / 9; }
  ${media.phone} { ${Whole}[data-wide] & { aspect-ratio: 4 / 5; } }
`;

/* Without a room, the whole piece on the tile colour. */
const Alone = styled.div`
  display: grid;
  place-items: center;
  height: 100%;
  overflow: hidden;
  border-radius: var(--radius-s);
  background: var(--picture);

  > div { width: auto; height: 100%; max-width: 100%; }
`;

/* The piece alone, on the corner of its room. */
const Piece = styled.div`
  position: absolute;
  left: var(--space-5);
  bottom: var(--space-5);
  width: 120px;
  overflow: hidden;
  border-radius: var(--radius-m);
  box-shadow: var(--shadow-2);

  ${media.phone} { left: var(--space-4); bottom: var(--space-4); width: 88px; }
`;

const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: var(--space-2) var(--space-5);
  margin-top: var(--space-4);

  h2 { font: var(--weight-display) var(--step-2) / 1.24 var(--font-display); }
  p { margin-top: var(--space-1); color: var(--text-muted); font-size: var(--step--1); }
  > div:last-child { display: grid; justify-items: end; gap: var(--space-1); }
  ${media.phone} { > div:last-child { justify-items: start; } }
`;

const Name = styled(Link)`
  overflow-wrap: anywhere;

  /* The link's area is the story. */
  &::after { content: ''; position: absolute; inset: 0; border-radius: var(--radius-s); }
  &:focus-visible { outline: none; }
  &:focus-visible::after { outline: 2px solid var(--focus); outline-offset: 3px; }
  ${Whole}:hover & { text-decoration: underline; text-underline-offset: 4px; text-decoration-thickness: 1px; }
`;

const Look = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  color: var(--brand);
  font-size: var(--step-ui);

  ${media.phone} { display: none; }
`;

const Heart = styled(HeartButton)`
  position: absolute;
  top: var(--space-2);
  right: var(--space-2);
  z-index: 1;
`;
