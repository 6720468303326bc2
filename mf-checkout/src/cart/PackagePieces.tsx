import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Picture } from '@mall/ui';
import type { CartPackage } from '../entries.ts';

type PackagePiecesProps = { pieces: CartPackage['lines']; count: number; open: boolean };

/** The content of a package, slot by slot; collapsed, unless a piece has a problem. */
export function PackagePieces({ pieces, count, open }: PackagePiecesProps) {
  const { t } = useTranslation('checkout');
  return (
    <Details open={open}>
      <summary>{t('cart.package.pieces', { count })}</summary>
      <ul>
        {pieces.map((piece) => (
          <li key={`${piece.slot} ${piece.skuId}`} data-gone={piece.invalidReason !== null || undefined}>
            <Picture src={piece.image} alt="" width={56} height={56} sizes="56px" />
            <div>
              {piece.name}
              <small>
                {[
                  piece.slotName,
                  piece.specText,
                  piece.invalidReason !== null && t(`cart.invalid.${piece.invalidReason}`),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </div>
            <span>× {piece.qty}</span>
          </li>
        ))}
      </ul>
    </Details>
  );
}

const Details = styled.details`
  width: 100%;
  font-size: var(--step--1);
  line-height: var(--leading-ui);

  > summary { display: inline-flex; align-items: center; min-height: var(--control); color: var(--text-muted); text-decoration: underline; text-underline-offset: 4px; cursor: pointer; /* as the receipt's */ }
  > ul { display: grid; gap: var(--space-3); padding-block: var(--space-2) var(--space-3); }
  > ul > li { /* the picture's width */
    display: grid;
    grid-template-columns: 56px minmax(0, 1fr) auto;
    gap: var(--space-3);
    align-items: center;
    color: var(--text);
  }
  small { display: block; color: var(--text-muted); }
  span { color: var(--text-muted); font-variant-numeric: tabular-nums; }
  [data-gone] { color: var(--text-muted); }
  [data-gone] img { opacity: 0.6; }
  [data-gone] small { color: var(--warning); }
`;
