import { sourceSet } from '@mall/contract/media';
import { media } from '@mall/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { css, styled } from 'styled-components';
import { GatedLink } from '../GatedLink.tsx';
import type { Slide } from './useBanners.ts';

/** One slide: ink or white words on the calm wall at the left of the picture; on a tablet beside, on a phone under it. */
export function BannerSlide({ slide, first }: { slide: Slide; first: boolean }) {
  const { t } = useTranslation('catalog');
  const { image, narrowImage, words, alt, target } = slide;
  return (
    <Whole target={target} label={words ? undefined : alt} tone={words?.tone}>
      <picture>
        <source
          media="(max-width: 1199px)"
          srcSet={sourceSet(narrowImage, 1200) ?? narrowImage}
          sizes="100vw"
        />
        <img
          src={image}
          srcSet={sourceSet(image, 1920)}
          sizes="100vw"
          alt={alt}
          width={1920}
          height={640}
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : 'low'}
        />
      </picture>
      {words && (
        <Words>
          <h2>{words.title}</h2>
          {words.subtitle && <p>{words.subtitle}</p>}
          {target && <Look>{t('home.banner.look')}</Look>}
        </Words>
      )}
    </Whole>
  );
}

type WholeProps = { target: Slide['target']; label?: string; tone?: 'light' | 'dark'; children: ReactNode };

/** The whole slide is the link: in the mall, out of it, or none. */
function Whole({ target, label, tone, children }: WholeProps) {
  if (!target) return <Still data-tone={tone}>{children}</Still>;
  if ('to' in target) {
    return (
      <Inside to={target.to} aria-label={label} data-tone={tone} draggable={false}>
        {children}
      </Inside>
    );
  }
  return (
    <Outside href={target.href} target="_blank" rel="noopener" aria-label={label} data-tone={tone}>
      {children}
    </Outside>
  );
}

const wallAtLeft = 'max(var(--margin), calc((100% - var(--page)) / 2))';

/* Ink and white on a picture do not change with the theme. */
const slideStyle = css`
  position: relative;
  display: block;
  height: 100%;
  overflow: hidden;
  color: #221e1a; /* ink on a picture */

  &:focus-visible { outline-offset: -4px; }
  > picture { display: block; height: 100%; min-height: 0; }
  img { width: 100%; height: 100%; object-fit: cover; object-position: 100% 50%; filter: brightness(var(--picture-dim)); }
  &[data-tone='dark'] { color: #f7f2ea; /* white on a picture */ }
  &[data-tone='dark']::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(90deg, rgb(18 22 24 / 66%), rgb(18 22 24 / 0%) 58%); /* shade on a picture */
    pointer-events: none;
  }

  @media (min-width: 768px) and (max-width: 1199px) {
    &[data-tone] { display: grid; grid-template: 100% / minmax(0, 42%) minmax(0, 1fr); background: var(--surface-muted); color: var(--text); }
    &[data-tone]::after { display: none; }
    > picture { order: 1; }
    img { object-position: 44% 60%; }
  }
  ${media.phone} {
    height: auto;
    color: var(--text);
    &[data-tone='dark'] { color: var(--text); }
    &::after { display: none; }
    > picture { height: 420px; }
    img { object-position: 44% 60%; }
  }
`;

const Inside = styled(GatedLink)`${slideStyle}`;
const Outside = styled.a`${slideStyle}`;
const Still = styled.div`${slideStyle}`;

const Words = styled.div`
  position: absolute;
  top: 120px;
  left: ${wallAtLeft};
  z-index: 1;
  max-width: 480px;

  h2 { font: var(--weight-display) var(--step-5) / 1.06 var(--font-display); letter-spacing: var(--tracking-display); }
  :lang(zh) & h2 { letter-spacing: 0; line-height: 1.28; }
  p { max-width: 19em; margin: var(--space-4) 0 var(--space-5); font-size: var(--step-1); line-height: 1.45; }
  @media (min-width: 768px) and (max-width: 1199px) { position: static; align-self: center; max-width: none; padding: 0 var(--space-5) var(--space-6) var(--margin); }
  ${media.phone} {
    position: static;
    max-width: none;
    padding: var(--space-5) var(--margin) var(--space-1);
    p { margin: var(--space-2) 0 var(--space-4); font-size: var(--step-0); }
  }
`;

/* Looks like a button; the link is the slide. */
const Look = styled.span`
  display: inline-flex;
  align-items: center;
  min-height: var(--control-l);
  padding: 0 var(--space-6);
  border-radius: var(--radius-pill);
  background: var(--brand);
  color: var(--on-brand);
  font-weight: var(--weight-strong);

  @media (min-width: 1200px) { [data-tone='dark'] & { background: #ffffff; color: #221e1a; /* white on a picture */ } }
  ${media.hover} { a:hover & { background: var(--brand-hover); } [data-tone='dark']:hover & { opacity: 0.92; } }
`;
