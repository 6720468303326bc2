import { paths } from '@mall/contract/core/paths';
import { media, Picture } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { BrandLogo } from '../BrandLogo.tsx';
import { FollowButton } from '../FollowButton.tsx';
import { useBrandRooms } from '../useBrandRooms.ts';
import { useFollowing } from '../useFollowing.ts';
import type { Brand } from './pavilion.ts';

/**
 * Brands with a picture of their products; the whole card links to the brand, following is a button of its
 * own.
 */
export function BrandCards({ brands }: { brands: readonly Brand[] }) {
  const { t } = useTranslation('brand');
  const following = useFollowing();
  const rooms = useBrandRooms();
  return (
    <Cells>
      {brands.map((brand, index) => {
        const { id, name, logo, intro, productCount, attention } = brand;
        return (
          <li key={id}>
            <Room>
              {rooms.has(id) && (
                <Picture
                  src={rooms.get(id)}
                  alt=""
                  width={410}
                  height={232}
                  kind="photo"
                  sizes="(max-width: 767px) 92vw, (max-width: 1199px) 46vw, 410px"
                  focus="50% 62%"
                  eager={index < 3}
                  fill
                />
              )}
              {logo && (
                <Sign>
                  <BrandLogo src={logo} alt="" />
                </Sign>
              )}
            </Room>
            <Words>
              <h2>
                <Name to={paths.brandGoods({ brandId: id })}>{name}</Name>
              </h2>
              {intro && <p>{intro}</p>}
              <small>
                {t('pieces', { count: productCount })} · {t('followers', { count: attention })}
              </small>
            </Words>
            <Follow>
              <FollowButton brand={brand} following={following} />
            </Follow>
          </li>
        );
      })}
    </Cells>
  );
}

const Cells = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--space-6) var(--gutter);

  > li { position: relative; display: flex; flex-direction: column; }
  ${media.tablet} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${media.phone} { grid-template-columns: minmax(0, 1fr); }
`;

const Room = styled.div`
  position: relative;
  aspect-ratio: 410 / 232;
  border-radius: var(--radius-s);
  background: var(--brand-soft);
`;

/* The brand's logo, on its room. */
const Sign = styled.div`
  --logo-ground: var(--surface);
  position: absolute;
  left: var(--space-4);
  bottom: var(--space-4);
  width: 128px;
  overflow: hidden;
  border-radius: var(--radius-s);
  background: var(--surface);
  box-shadow: var(--shadow-1);
`;

const Words = styled.div`
  flex: 1;
  margin-top: var(--space-4);

  h2 { font: var(--weight-display) var(--step-2) / 1.24 var(--font-display); }
  p {
    display: -webkit-box;
    overflow: hidden;
    margin-top: var(--space-1);
    font-size: var(--step-ui);
    line-height: 1.5;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  small { display: block; margin-top: var(--space-2); color: var(--text-muted); font-size: var(--step--1); }
`;

const Name = styled(Link)`
  overflow-wrap: anywhere;

  /* The link's area is the card. */
  &::after { content: ''; position: absolute; inset: 0; border-radius: var(--radius-s); }
  &:focus-visible { outline: none; }
  &:focus-visible::after { outline: 2px solid var(--focus); outline-offset: 3px; }
  li:hover & { text-decoration: underline; text-underline-offset: 4px; text-decoration-thickness: 1px; }
`;

const Follow = styled.div`
  position: relative;
  z-index: 1;
  width: max-content;
  margin-top: var(--space-3);
`;
