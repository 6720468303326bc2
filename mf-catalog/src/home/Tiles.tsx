import { smallItemsBrandId } from '@mall/contract/core/limits';
import { paths } from '@mall/contract/core/paths';
import { opens, useAppInfo, useQueryOf } from '@mall/platform';
import { media, Picture } from '@mall/ui';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { GatedLink } from '../GatedLink.tsx';

type TileName = 'influencer' | 'customized' | 'small';

/** The banner type that has the tile's picture. */
const pictureOf: Record<TileName, number> = { influencer: 2, customized: 3, small: 6 };

/** Influencer gallery, design high-end, small items: those of them that a remote serves. */
export function Tiles() {
  const brandId = useAppInfo()?.smallItemsBrandId ?? smallItemsBrandId;
  const places: readonly { name: TileName; to: string }[] = [
    { name: 'influencer', to: paths.influencer() },
    { name: 'customized', to: paths.customized() },
    { name: 'small', to: paths.brandGoods({ brandId }) },
  ];
  const shown = places.filter(({ to }) => opens(to));
  if (shown.length === 0) return null;
  return (
    <Three>
      {shown.map(({ name, to }) => (
        <li key={name}>
          <Tile name={name} to={to} />
        </li>
      ))}
    </Three>
  );
}

function Tile({ name, to }: { name: TileName; to: string }) {
  const { t } = useTranslation('catalog');
  const banner = useQueryOf('banner.list', { type: pictureOf[name] }, { quiet: true }).data?.list[0];
  const image = banner?.mobile_image ?? banner?.pc_image;
  return (
    <Link to={to}>
      {image ? (
        <Picture
          src={image}
          alt=""
          width={410}
          height={512}
          kind="photo"
          sizes="(max-width: 767px) 72vw, 33vw"
        />
      ) : (
        <Ground />
      )}
      <Caption>
        <div>
          <h2>{t(`home.tile.${name}.title`)}</h2>
          <p>{t(`home.tile.${name}.text`)}</p>
        </div>
        <ArrowRight size={24} strokeWidth={1.5} aria-hidden />
      </Caption>
    </Link>
  );
}

const Three = styled.ul`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: var(--gutter);
  margin-top: var(--space-7);

  ${media.phone} {
    grid-auto-columns: 72%;
    overflow-x: auto;
    margin-inline: calc(-1 * var(--margin));
    padding-inline: var(--margin);
    scroll-snap-type: x mandatory;
    scroll-padding-inline: var(--margin);
    scrollbar-width: none;
    > li { scroll-snap-align: start; }
  }
`;

const Link = styled(GatedLink)`
  display: block;

  ${media.hover} { &:hover h2 { color: var(--brand); } }
`;

const Ground = styled.div`
  aspect-ratio: 4 / 5;
  border-radius: var(--radius-s);
  background: var(--brand-soft);
`;

const Caption = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: var(--space-4);
  margin-top: var(--space-4);

  h2 { font: var(--weight-display) var(--step-2) / 1.24 var(--font-display); }
  p { margin-top: var(--space-1); color: var(--text-muted); font-size: var(--step-ui); line-height: 1.5; }
`;
