import type { Item } from '@mall/contract/operations';
import { paths } from '@mall/contract/core/paths';
import { media, MoneyText, Picture, useFormat } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useCasePhrases } from './useCasePhrases.ts';

export type Case = Item<'designCase.list'>;

type CaseCardProps = {
  one: Case;
  as: 'h2' | 'h3';
  eager?: boolean | undefined;
  /** It spans two columns. */
  wide?: boolean | undefined;
};

/** A furnished room in a list. The whole card is the link. */
export function CaseCard({ one, as, eager, wide }: CaseCardProps) {
  const { t } = useTranslation('cases');
  const format = useFormat();
  const words = useCasePhrases();
  return (
    <Whole>
      <div data-picture>
        <Picture
          src={wide ? one.banner || one.cover : one.cover || one.banner}
          alt=""
          width={wide ? 1280 : 640}
          height={wide ? 427 : 480}
          kind="photo"
          fill
          eager={eager}
          sizes={
            wide
              ? '(max-width: 767px) 220vw, (max-width: 1199px) 110vw, 860px'
              : '(max-width: 767px) 100vw, (max-width: 1199px) 50vw, 33vw'
          }
        />
      </div>
      <div>
        <Name as={as}>
          <Link to={paths.designCases({ id: one.id })}>{one.title}</Link>
        </Name>
        <p>
          {[
            words.room(one.room),
            words.style(one.style),
            t('area', { area: format.number(one.area / 100, { maximumFractionDigits: 0 }) }),
          ].join(' · ')}
        </p>
        <p>
          {t('card.pieces', { count: one.pieces })} <MoneyText amount={one.total} strong />
        </p>
      </div>
    </Whole>
  );
}

const Whole = styled.article`
  position: relative;
  display: grid;
  grid-row: span 2;
  grid-template-rows: subgrid;

  p { color: var(--text-muted); font-size: var(--step--1); }
  p strong, p b { color: var(--text); font-size: var(--step-ui); }
  ${media.hover} { &:hover h2, &:hover h3 { text-decoration: underline; text-underline-offset: 4px; } }
`;

const Name = styled.h2`
  font: var(--weight-display) var(--step-2) / 1.24 var(--font-display);

  a::after { content: ''; position: absolute; inset: 0; }
  ${media.phone} { font-size: var(--step-1); }
`;
