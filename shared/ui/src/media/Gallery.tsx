import { Maximize2, Play } from 'lucide-react';
import {
  type KeyboardEvent,
  lazy,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  Suspense,
  useRef,
  useState,
} from 'react';
import { styled } from 'styled-components';
import type { GalleryItem } from './gallery-item.ts';
import { IconButton } from '../base/IconButton.tsx';
import { media } from '../base/media.ts';
import { Picture } from './Picture.tsx';
import { usePhrases } from '../hooks/usePhrases.ts';

export type GalleryProps = { name: string; items: readonly GalleryItem[]; badge?: ReactNode };

/** Loaded on request: nobody needs the large view before they open it. */
const Lightbox = lazy(() => import('./Lightbox.tsx').then((m) => ({ default: m.Lightbox })));

/**
 * A product's pictures: swipe or arrow keys, thumbnails, a magnifier under the mouse, and a large view. The
 * first picture loads before everything else.
 */
export function Gallery({ name, items, badge }: GalleryProps) {
  const t = usePhrases();
  const track = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const [zoomed, setZoomed] = useState(false);
  const [wasZoomed, setWasZoomed] = useState(false);
  const film = items.findIndex((item) => item.video);
  const zoom = () => {
    setWasZoomed(true);
    setZoomed(true);
  };
  const altOf = (item: GalleryItem, index: number) =>
    item.alt ?? t('gallery.picture', { name, at: index + 1, count: items.length });

  const pictures = items.flatMap((item, index) =>
    item.video ? [] : [{ src: item.src, alt: altOf(item, index), index }],
  );

  const show = (index: number) => {
    const to = Math.min(Math.max(index, 0), items.length - 1);
    setAt(to);
    track.current?.scrollTo?.({ left: to * track.current.clientWidth });
  };
  // A click on a picture is a shortcut for the button below it.
  const click = ({ target }: MouseEvent) => {
    if (target instanceof HTMLImageElement) zoom();
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') show(at + 1);
    if (event.key === 'ArrowLeft') show(at - 1);
  };

  return (
    <Frame role="group" aria-label={t('gallery.label', { name })} onKeyDown={keys}>
      <Main>
        <Track
          ref={track}
          tabIndex={0}
          aria-label={t('gallery.label', { name })}
          onClick={click}
          onScroll={({ currentTarget }) =>
            setAt(Math.round(currentTarget.scrollLeft / Math.max(1, currentTarget.clientWidth)))
          }
        >
          {items.map((item, index) => (
            <div
              key={item.src}
              aria-hidden={index !== at}
              onPointerMove={item.video ? undefined : look}
              onPointerLeave={leave}
            >
              {item.video && index === at ? (
                <video
                  src={item.video}
                  poster={item.src}
                  controls
                  playsInline
                  preload="none"
                  aria-label={altOf(item, index)}
                >
                  <track kind="captions" src={item.captions} />
                </video>
              ) : (
                <Picture
                  src={item.src}
                  alt={altOf(item, index)}
                  width={736}
                  height={736}
                  kind={item.kind ?? 'product'}
                  priority={index === 0}
                  sizes="(max-width: 767px) 100vw, (max-width: 1199px) 50vw, 736px"
                />
              )}
            </div>
          ))}
        </Track>
        {badge}
        <Number aria-hidden="true">{`${at + 1} / ${items.length}`}</Number>
        <Tools>
          {film > 0 && film !== at && (
            <IconButton tone="glass" label={t('gallery.film')} onClick={() => show(film)}>
              <Play size={20} aria-hidden />
            </IconButton>
          )}
          <IconButton tone="glass" label={t('gallery.zoom')} onClick={zoom}>
            <Maximize2 size={20} aria-hidden />
          </IconButton>
        </Tools>
      </Main>
      {items.length > 1 && (
        <Thumbs>
          {items.map((item, index) => (
            <button
              key={item.src}
              type="button"
              aria-label={altOf(item, index)}
              aria-current={index === at || undefined}
              onClick={() => show(index)}
            >
              <Picture
                src={item.src}
                alt=""
                width={100}
                height={100}
                kind={item.kind ?? 'product'}
                sizes="100px"
              />
              {item.video && (
                <Film>
                  <Play size={20} fill="currentColor" aria-hidden />
                </Film>
              )}
            </button>
          ))}
        </Thumbs>
      )}
      {wasZoomed && (
        <Suspense>
          <Lightbox
            open={zoomed}
            onClose={() => setZoomed(false)}
            label={t('gallery.label', { name })}
            pictures={pictures}
            at={Math.max(
              0,
              pictures.findIndex(({ index }) => index === at),
            )}
            onMove={(to) => show(pictures[to]?.index ?? at)}
          />
        </Suspense>
      )}
    </Frame>
  );
}

/** The magnifier follows a mouse; a finger swipes and taps. The point under the mouse stays where it is. */
const look = ({ currentTarget, pointerType, clientX, clientY }: PointerEvent<HTMLElement>) => {
  if (pointerType !== 'mouse') return;
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const { style } = currentTarget;
  style.setProperty(
    '--loupe-at',
    `${((clientX - left) / width) * 100}% ${((clientY - top) / height) * 100}%`,
  );
  style.setProperty('--loupe', '2');
};

const leave = ({ currentTarget }: PointerEvent<HTMLElement>) => currentTarget.style.removeProperty('--loupe');

const Frame = styled.div`
  min-width: 0;

  ${media.phone} { margin-inline: calc(-1 * var(--margin)); }
`;

const Main = styled.div`
  position: relative;
`;

const Track = styled.div`
  display: flex;
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  border-radius: var(--radius-s);

  > div { flex: 0 0 100%; scroll-snap-align: start; overflow: hidden; }
  ${media.hover} {
    > div { cursor: zoom-in; }
    > div img {
      transform: scale(var(--loupe, 1));
      transform-origin: var(--loupe-at, 50% 50%);
      transition: transform var(--fast) var(--ease);
    }
  }
  video { width: 100%; aspect-ratio: 1; object-fit: cover; background: var(--surface-sunken); }
  ${media.phone} { border-radius: 0; > div > div { border-radius: 0; } }
`;

/* White and ink on a picture do not change with the theme. */
const Tools = styled.div`
  position: absolute;
  right: 16px;
  bottom: 16px;
  display: flex;
  gap: var(--space-2);
`;

const Number = styled.span`
  position: absolute;
  left: 16px;
  bottom: 26px;
  display: none;
  padding: 2px 10px;
  border-radius: var(--radius-pill);
  background: rgb(255 255 255 / 90%); /* on a picture, the same in both themes */
  color: #221e1a; /* on a picture, the same in both themes */
  font-size: var(--step--2);
  font-variant-numeric: tabular-nums;

  ${media.phone} { display: block; }
`;

const Thumbs = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: 12px;
  margin-top: 12px;

  > button { position: relative; border-radius: var(--radius-s); }
  > button[aria-current]::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 2px solid var(--text);
    border-radius: var(--radius-s);
  }
  ${media.phone} { display: none; }
`;

const Film = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  border-radius: var(--radius-s);
  background: rgb(34 30 26 / 30%); /* on a picture, the same in both themes */
  color: #ffffff; /* on a picture, the same in both themes */
`;
