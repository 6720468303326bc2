import type { Item } from '@mall/contract/operations';
import { paths } from '@mall/contract/core/paths';
import { opens } from '@mall/platform';
import { media } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { BrandLogo } from './BrandLogo.tsx';
import { GatedLink } from './GatedLink.tsx';

type BrandMarkProps = {
  brand: Item<'brand.recommended'>;
  /**
   * A brand without a logo is written in one of a few styles, so that twelve names do not look like one list.
   */
  manner: number;
};

/** A brand as a cell of the grid. */
export function BrandMark({ brand: { id, name, logo, productCount }, manner }: BrandMarkProps) {
  const { t } = useTranslation('catalog');
  return (
    <li>
      <Cell to={brandHref(id)}>
        {logo ? <Logo src={logo} alt={name} /> : <Name data-manner={manner % 6}>{name}</Name>}
        <small>{t('home.brands.pieces', { count: productCount })}</small>
      </Cell>
    </li>
  );
}

/** The brand's own page; where no remote serves one, the list of its products. */
const brandHref = (brandId: string): string =>
  opens(paths.brandGoods({ brandId })) ? paths.brandGoods({ brandId }) : paths.productCenter({ brandId });

/** Hairlines between cells. */
export const BrandGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: 1px;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--line);

  > li { background: var(--canvas); }
  @media (min-width: 768px) and (max-width: 1199px) { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  ${media.phone} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

const Cell = styled(GatedLink)`
  display: grid;
  place-items: center;
  align-content: center;
  gap: var(--space-1);
  min-height: 118px;
  padding: var(--space-2);
  text-align: center;

  &:focus-visible { outline-offset: -4px; border-radius: var(--radius-m); }
  small { color: var(--text-muted); font-size: var(--step--2); line-height: var(--leading-ui); }
  ${media.hover} { &:hover { color: var(--brand); } }
  ${media.phone} { min-height: 92px; }
`;

const Logo = styled(BrandLogo)`
  width: 168px;
`;

const Name = styled.span`
  font: var(--weight) var(--step-2) / 1.2 var(--font-display);
  overflow-wrap: anywhere;

  &[data-manner='1'] { font-size: var(--step-1); letter-spacing: 0.14em; text-transform: uppercase; }
  &[data-manner='2'] { font-size: var(--step-3); font-style: italic; }
  &[data-manner='4'] {
    font: var(--weight-strong) var(--step-1) / 1.2 var(--font);
    letter-spacing: 0.1em;
    text-transform: uppercase;
  }
  &[data-manner='5'] { font: var(--weight) var(--step-2) / 1.2 var(--font); letter-spacing: -0.04em; }
  :lang(zh) & { font-style: normal; letter-spacing: 0; }
`;
