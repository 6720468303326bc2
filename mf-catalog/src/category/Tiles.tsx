import { paths } from '@mall/contract/core/paths';
import { ButtonLink, media, Picture } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Place } from './steps.ts';

/** The next level of categories as pictures; from the last level on, the products. */
export function Tiles({ place: { way, below } }: { place: Place }) {
  const { t } = useTranslation('category');
  const here = way.at(-1);
  return (
    <>
      {below.length > 0 && (
        <Grid>
          {below.map(({ id, name, image, count }, index) => (
            <li key={id}>
              <Link
                to={
                  way.length === 0
                    ? paths.category({ categoryId: id })
                    : paths.productCenter({ categoryId: id })
                }
              >
                <Picture
                  src={image}
                  alt=""
                  width={240}
                  height={240}
                  sizes="(max-width: 767px) 46vw, 240px"
                  eager={index < 4}
                />
                <b>{name}</b>
                <small>{t('pieces', { count })}</small>
              </Link>
            </li>
          ))}
        </Grid>
      )}
      {here && (
        <All>
          <ButtonLink tone="primary" to={paths.productCenter({ categoryId: here.id })}>
            {t('allOf', { category: here.name, count: here.count })}
          </ButtonLink>
        </All>
      )}
    </>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: var(--space-5) var(--gutter);

  a { display: block; }
  b {
    display: block;
    margin-top: var(--space-3);
    font-size: var(--step-ui);
    font-weight: var(--weight);
    line-height: var(--leading-ui);
    overflow-wrap: anywhere;
  }
  small { color: var(--text-muted); font-size: var(--step--1); }
  ${media.hover} { a:hover > b { color: var(--brand); text-decoration: underline; text-underline-offset: 4px; } }
  ${media.tablet} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  ${media.phone} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

const All = styled.p`
  ul + & { margin-top: var(--space-6); }
`;
