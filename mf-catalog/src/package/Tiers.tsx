import { bcp47 } from '@mall/contract/core/languages';
import { paths } from '@mall/contract/core/paths';
import { useQueryOf } from '@mall/platform';
import { Badge, ButtonLink, media, MoneyText, Picture, Price, Section, useFormat } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Package } from '../PackageCard.tsx';
import { onePerTier } from './one-per-tier.ts';
import type { Detail } from './usePackage.ts';

/** The same room in the other price classes, side by side. Renders nothing when there is only one. */
export function Tiers({ detail }: { detail: Detail }) {
  const { t } = useTranslation('package');
  const packages = useQueryOf(
    'package.list',
    { categoryId: detail.categoryId, size: 24, sort: 'price' },
    { quiet: true },
  );
  const cards = onePerTier(packages.data?.list ?? [], detail);
  if (cards.length < 2) return null;
  return (
    <Section title={t('tiers.title')} lead={t('tiers.text')}>
      <Columns>
        {cards.map((card) => (
          <li key={card.id} aria-current={card.id === detail.id ? 'true' : undefined}>
            <Tier card={card} here={card.id === detail.id} />
          </li>
        ))}
      </Columns>
    </Section>
  );
}

function Tier({ card, here }: { card: Package; here: boolean }) {
  const { t } = useTranslation('package');
  const format = useFormat();
  return (
    <>
      <Picture
        src={card.cover}
        alt=""
        width={640}
        height={400}
        kind="photo"
        sizes="(max-width: 767px) 80vw, 33vw"
      />
      <div>
        <Badge tone={here ? 'brand' : 'quiet'}>{t(`tier.${card.tier}`)}</Badge>
        <h3 lang={bcp47[card.contentLang]}>{card.name}</h3>
        <p lang={bcp47[card.contentLang]}>{card.slogan}</p>
        <dl>
          <dt>{t('tiers.pieces')}</dt>
          <dd>{format.number(card.pieces)}</dd>
          <dt>{t('tiers.saving')}</dt>
          <dd>{card.saving > 0 ? <MoneyText amount={card.saving} /> : t('tiers.none')}</dd>
          <dt>{t('tiers.each')}</dt>
          <dd>
            <MoneyText amount={Math.round(card.price / Math.max(1, card.pieces) / 100) * 100} />
          </dd>
        </dl>
        <Price size="medium" now={card.price} was={card.price + card.saving} member={card.memberPrice} />
        {here ? (
          <b>{t('tiers.here')}</b>
        ) : (
          <ButtonLink size="small" to={paths.packageItem({ id: card.id })}>
            {t('tiers.look')}
          </ButtonLink>
        )}
      </div>
    </>
  );
}

const Columns = styled.ul`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: var(--gutter);

  > li {
    overflow: hidden;
    display: flex;
    flex-direction: column;
    border-radius: var(--radius-m);
    background: var(--surface);
    box-shadow: var(--shadow-1);
  }
  > li[aria-current] { box-shadow: inset 0 0 0 2px var(--brand); }
  > li > [data-kind] { border-radius: 0; }
  > li[aria-current] > [data-kind] { margin: 2px; width: auto; border-radius: var(--radius-s) var(--radius-s) 0 0; }
  > li > div:last-child {
    display: grid;
    flex: 1;
    grid-template-rows: auto auto 1fr;
    gap: var(--space-2);
    justify-items: start;
    padding: var(--space-4) var(--space-5) var(--space-5);
  }
  h3 { font: var(--weight-display) var(--step-2) / 1.24 var(--font-display); }
  p { color: var(--text-muted); font-size: var(--step-ui); }
  dl {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: var(--space-1) var(--space-4);
    width: 100%;
    padding-block: var(--space-3);
    border-block: 1px solid var(--line);
    font-size: var(--step--1);
  }
  dt { color: var(--text-muted); }
  dd { text-align: right; }
  b {
    display: inline-flex;
    align-items: center;
    min-height: var(--control-s);
    color: var(--brand);
    font-size: var(--step--1);
  }

  ${media.belowDesk} { grid-auto-columns: 78%; overflow-x: auto; scroll-snap-type: x mandatory; padding-block: 2px; > li { scroll-snap-align: start; } }
  ${media.tablet} { grid-auto-columns: calc((100% - var(--gutter)) / 2); }
  ${media.phone} {
    margin-inline: calc(-1 * var(--margin));
    padding-inline: var(--margin);
    scroll-padding-inline: var(--margin);
    scrollbar-width: none;
  }
`;
