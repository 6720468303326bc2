import { media, Picture } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { BrandLogo } from '../BrandLogo.tsx';
import { FollowButton } from '../FollowButton.tsx';
import { useBrandRooms } from '../useBrandRooms.ts';
import { useFollowing } from '../useFollowing.ts';
import type { Brand } from './useBrand.ts';

/** The brand's logo, story, figures, follow button, and a picture of a room if it has one. */
export function BrandHead({ brand }: { brand: Brand }) {
  const { t } = useTranslation('lists');
  const following = useFollowing();
  const { name, logo, intro, productCount, attention } = brand;
  const room = useBrandRooms().get(brand.id);
  return (
    <Head data-room={room !== undefined || undefined}>
      <Words>
        {logo && (
          <Sign>
            <BrandLogo src={logo} alt="" />
          </Sign>
        )}
        <h1 tabIndex={-1}>{name}</h1>
        {intro && <p>{intro}</p>}
        <small>
          {t('brand.pieces', { count: productCount })} · {t('brand.followers', { count: attention })}
        </small>
        <div>
          <FollowButton brand={brand} following={following} />
        </div>
      </Words>
      {room && (
        <Room>
          <Picture
            src={room}
            alt=""
            width={960}
            height={540}
            kind="photo"
            sizes="(max-width: 767px) 100vw, 60vw"
            focus="50% 62%"
            fill
            priority
          />
        </Room>
      )}
    </Head>
  );
}

const Head = styled.header`
  display: grid;
  margin-bottom: var(--space-6);
  overflow: hidden;
  border-radius: var(--radius-m);
  background: var(--brand-soft);

  &[data-room] { grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); }
  ${media.phone} { &[data-room] { grid-template-columns: minmax(0, 1fr); } }
`;

const Words = styled.div`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: var(--space-3);
  padding: var(--space-6);

  h1 {
    font: var(--weight-display) var(--step-4) / var(--leading-tight) var(--font-display);
    letter-spacing: var(--tracking-display);
    overflow-wrap: anywhere;
  }
  :lang(zh) & h1 { letter-spacing: 0; line-height: 1.28; }
  p { max-width: var(--measure); font-size: var(--step-ui); }
  small { color: var(--text-muted); font-size: var(--step--1); }
  > div:last-child { margin-top: var(--space-2); }
  ${media.phone} { min-height: 0; padding: var(--space-5) var(--space-4); }
`;

const Sign = styled.div`
  --logo-ground: var(--surface);
  width: 144px;
  overflow: hidden;
  border-radius: var(--radius-s);
  background: var(--surface);
`;

const Room = styled.div`
  position: relative;
  min-height: 320px;

  ${media.phone} { order: -1; min-height: 220px; }
`;
