import { bcp47 } from '@mall/contract/core/languages';
import type { Item } from '@mall/contract/operations';
import { paths } from '@mall/contract/core/paths';
import { Badge, media, Picture, Price } from '@mall/ui';
import { styled } from 'styled-components';
import { GatedLink } from './GatedLink.tsx';

export type Package = Item<'package.list'>;

type PackageCardProps = {
  card: Package;
  /** Pieces and rooms, in the page's phrases. */
  meta: string;
  badge?: string | undefined;
  eager?: boolean;
  /** The heading's level, so that no page skips one. */
  as?: 'h2' | 'h3';
  sizes?: string;
};

/** A package in a row of others: its room, its content, its price. The whole card is the link. */
export function PackageCard({ card, meta, badge, eager, as = 'h3', sizes }: PackageCardProps) {
  return (
    <Whole>
      <Picture
        src={card.cover}
        alt=""
        width={640}
        height={480}
        kind="photo"
        eager={eager}
        sizes={sizes ?? '(max-width: 767px) 100vw, (max-width: 1199px) 50vw, 33vw'}
      >
        {badge && (
          <Badge corner tone="plain">
            {badge}
          </Badge>
        )}
      </Picture>
      <Name as={as} lang={bcp47[card.contentLang]}>
        <GatedLink to={paths.packageItem({ id: card.id })}>{card.name}</GatedLink>
      </Name>
      <p>{meta}</p>
      <Price now={card.price} was={card.price + card.saving} member={card.memberPrice} />
    </Whole>
  );
}

const Whole = styled.article`
  position: relative;

  > p { margin-top: 2px; color: var(--text-muted); font-size: var(--step--1); }
  ${media.hover} { &:hover h2, &:hover h3 { text-decoration: underline; text-underline-offset: 4px; } }
`;

const Name = styled.h3`
  margin-top: var(--space-3);
  font-size: var(--step-0);
  font-weight: var(--weight);

  a::after { content: ''; position: absolute; inset: 0; }
`;
