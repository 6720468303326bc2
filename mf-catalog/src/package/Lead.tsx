import { bcp47 } from '@mall/contract/core/languages';
import { paths } from '@mall/contract/core/paths';
import { ButtonLink, media, Picture, Price } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Package } from '../PackageCard.tsx';

/** One featured package: its whole room across the page. */
export function Lead({ card }: { card: Package }) {
  const { t } = useTranslation('package');
  return (
    <Whole>
      <Picture
        src={card.banner || card.cover}
        alt=""
        width={1280}
        height={427}
        kind="photo"
        priority
        sizes="(max-width: 1440px) 100vw, 1280px"
      />
      <div>
        <div lang={bcp47[card.contentLang]}>
          <h2>{card.name}</h2>
          <p>{card.slogan}</p>
        </div>
        <Price size="medium" now={card.price} was={card.price + card.saving} member={card.memberPrice} />
        <ButtonLink to={paths.packageItem({ id: card.id })}>{t('special.look')}</ButtonLink>
      </div>
    </Whole>
  );
}

const Whole = styled.article`
  margin-bottom: var(--space-6);

  > [data-kind] { min-height: 220px; }
  > div:last-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-3) var(--space-5);
    margin-top: var(--space-4);
  }
  > div:last-child > :first-child { flex: 1 1 320px; }
  h2 { font: var(--weight-display) var(--step-3) / 1.18 var(--font-display); letter-spacing: var(--tracking-display); }
  :lang(zh) & h2, h2:lang(zh) { letter-spacing: 0; line-height: 1.28; }
  p { margin-top: var(--space-1); color: var(--text-muted); }
  ${media.phone} { > div:last-child > a { width: 100%; } }
`;
