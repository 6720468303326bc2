import { media, Picture, Section } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { showAt } from './show-address.ts';
import type { Detail } from './usePackage.ts';

/** The pictures of a package; each opens the showroom at that picture. */
export function Album({ detail }: { detail: Detail }) {
  const { t } = useTranslation('package');
  const { album, name } = detail;
  if (album.length < 2) return null;
  return (
    <Section title={t('album.title')}>
      <Pictures>
        {album.map((picture, index) => (
          <li key={picture}>
            <Link
              to={showAt(detail.id, index)}
              aria-label={t('album.open', { name, at: index + 1, count: album.length })}
            >
              <Picture
                src={picture}
                alt=""
                width={640}
                height={427}
                kind="photo"
                sizes="(max-width: 767px) 72vw, 40vw"
              />
            </Link>
          </li>
        ))}
      </Pictures>
    </Section>
  );
}

const Pictures = styled.ul`
  display: grid;
  grid-auto-columns: calc((100% - 2 * var(--gutter)) / 3);
  grid-auto-flow: column;
  gap: var(--gutter);
  overflow-x: auto;
  scroll-snap-type: x mandatory;

  > li { scroll-snap-align: start; }
  &:not(:has(> :nth-child(3))) { grid-auto-columns: calc((100% - var(--gutter)) / 2); }
  ${media.belowDesk} { &, &:not(:has(> :nth-child(3))) { grid-auto-columns: 72%; } }
  ${media.phone} {
    margin-inline: calc(-1 * var(--margin));
    padding-inline: var(--margin);
    scroll-padding-inline: var(--margin);
    scrollbar-width: none;
  }
`;
