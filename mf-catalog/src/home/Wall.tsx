import { paths } from '@mall/contract/core/paths';
import { media, Picture } from '@mall/ui';
import { keyframes, styled } from 'styled-components';
import { GatedLink } from '../GatedLink.tsx';
import type { BannerItem } from '@mall/contract/catalog/banner-target';
import type { WallItem } from './wall.ts';

type Column = readonly WallItem<BannerItem>[];

/** Enough of a column's start to fill the window once more, so that its end continues into its start. */
const runOn = 5;

/** Scrolls with CSS alone: every column moves by its own height and starts again. */
export function Wall({ columns, stopped }: { columns: readonly Column[]; stopped: boolean }) {
  return (
    <Window data-stopped={stopped || undefined}>
      {columns.map((column, index) => (
        <Rolling key={index} data-down={index % 2 === 1 || undefined}>
          <ul>
            {column.map((place, at) => (
              <Place key={place.key} place={place} tall={(index + at) % 2 === 1} />
            ))}
          </ul>
          <ul aria-hidden="true">
            {column.slice(0, runOn).map((place, at) => (
              <Place key={place.key} place={{ ...place, repeated: true }} tall={(index + at) % 2 === 1} />
            ))}
          </ul>
        </Rolling>
      ))}
    </Window>
  );
}

function Place({ place: { item, repeated }, tall }: { place: WallItem<BannerItem>; tall: boolean }) {
  const [product] = item.product.list;
  // A picture with its product's name shows only the product; the others show homes.
  const alone = product !== undefined && item.title === product.name;
  const height = alone ? 160 : tall ? 213 : 200;
  const says = item.title || (product?.name ?? '');
  const picture = (
    <Picture
      src={item.mobile_image ?? item.pc_image}
      alt={repeated || product ? '' : says}
      width={160}
      height={height}
      kind={alone ? 'product' : 'photo'}
      sizes="(max-width: 767px) 33vw, (max-width: 1199px) 20vw, 12vw"
    >
      {item.title && !alone && <Who aria-hidden="true">{item.title}</Who>}
    </Picture>
  );
  return (
    <li aria-hidden={repeated || undefined}>
      {product ? (
        <GatedLink
          to={paths.product({ productId: product.id })}
          aria-label={says}
          tabIndex={repeated ? -1 : undefined}
        >
          {picture}
        </GatedLink>
      ) : (
        picture
      )}
    </li>
  );
}

const roll = keyframes`to { transform: translateY(calc(-100% - var(--space-3))); }`;

const Window = styled.div`
  display: grid;
  grid-template-columns: repeat(9, minmax(0, 1fr));
  gap: var(--space-3);
  height: 560px;
  overflow: hidden;
  padding-inline: var(--space-3);

  @media (min-width: 768px) and (max-width: 1199px) { grid-template-columns: repeat(5, minmax(0, 1fr)); > :nth-child(n + 6) { display: none; } }
  ${media.phone} { grid-template-columns: repeat(3, minmax(0, 1fr)); gap: var(--space-2); height: 470px; padding-inline: var(--space-2); > :nth-child(n + 4) { display: none; } }
`;

/* The second list hangs under the first and moves with it. */
const Rolling = styled.div`
  position: relative;
  height: max-content;
  animation: ${roll} 90s linear infinite;

  &[data-down] { animation-direction: reverse; animation-duration: 105s; }
  &:nth-child(3n) { animation-delay: -20s; animation-duration: 120s; }
  &:nth-child(4n) { animation-delay: -45s; }
  > ul { display: grid; gap: var(--space-3); }
  > ul + ul { position: absolute; top: calc(100% + var(--space-3)); inset-inline: 0; }
  ${Window}:is(:hover, :focus-within, [data-stopped]) & { animation-play-state: paused; }
  @media (prefers-reduced-motion: reduce) {
    animation: none;
    &:nth-child(even) { margin-top: -84px; /* staggered as the moving columns are */ }
    &:nth-child(3n) { margin-top: -150px; /* staggered as the moving columns are */ }
  }
`;

/* White on a picture does not change with the theme. */
const Who = styled.span`
  position: absolute;
  inset: auto 0 0;
  padding: var(--space-5) var(--space-3) var(--space-3);
  background: linear-gradient(transparent, rgb(20 16 12 / 72%)); /* shade on a picture */
  color: #ffffff; /* white on a picture */
  font-size: var(--step--2);
  line-height: 1.35;
`;
