import { IconButton, media, Picture } from '@mall/ui';
import { ChevronLeft, ChevronRight, Maximize, Pause, Play, X } from 'lucide-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { ShowCard } from './ShowCard.tsx';
import type { Slide } from './slide.ts';
import { useShow } from './useShow.ts';

type ShowProps = { label: string; slides: readonly Slide[]; first: number; backTo: string };

/**
 * The showroom: pictures that change by themselves in the whole window, with price and QR code. Arrow keys,
 * space, Esc; a finger swipes.
 */
export function Show({ label, slides, first, backTo }: ShowProps) {
  const { t } = useTranslation('package');
  const navigate = useNavigate();
  const leave = useCallback(() => void navigate(backTo), [navigate, backTo]);
  const show = useShow(slides.length, first, leave);
  const slide = slides[show.at];
  if (slide === undefined) return null;
  return (
    <Stage role="region" aria-roledescription={t('show.kind')} aria-label={label}>
      <Pictures {...show.swipe}>
        {slides.map(({ picture }, index) =>
          isBeside(index, show.at, slides.length) ? (
            <div key={index} data-on={index === show.at || undefined} aria-hidden={index !== show.at}>
              <Behind src={picture} alt="" width={400} height={400} kind="photo" fill eager sizes="100px" />
              <Picture
                src={picture}
                alt={t('show.picture', {
                  name: slides[index]?.shown.name,
                  at: index + 1,
                  count: slides.length,
                })}
                width={1920}
                height={1080}
                kind="photo"
                fill
                eager
                sizes="100vw"
              />
            </div>
          ) : null,
        )}
      </Pictures>
      <div aria-live={show.playing ? 'off' : 'polite'}>
        <ShowCard shown={slide.shown} at={show.at + 1} count={slides.length} />
      </div>
      <Controls>
        {slides.length > 1 && (
          <>
            <IconButton tone="glass" label={t('show.previous')} onClick={show.previous}>
              <ChevronLeft size={20} aria-hidden />
            </IconButton>
            <IconButton
              tone="glass"
              label={t(show.playing ? 'show.pause' : 'show.play')}
              onClick={show.toggle}
            >
              {show.playing ? <Pause size={20} aria-hidden /> : <Play size={20} aria-hidden />}
            </IconButton>
            <IconButton tone="glass" label={t('show.next')} onClick={show.next}>
              <ChevronRight size={20} aria-hidden />
            </IconButton>
          </>
        )}
        <IconButton tone="glass" label={t('show.full')} onClick={() => void toggleFull()}>
          <Maximize size={20} aria-hidden />
        </IconButton>
        <IconButton tone="glass" label={t('show.leave')} onClick={leave}>
          <X size={20} aria-hidden />
        </IconButton>
      </Controls>
      <Keys>{t('show.keys')}</Keys>
    </Stage>
  );
}

/** The slide itself and its neighbours, so that the next picture has loaded when its time comes. */
const isBeside = (index: number, at: number, count: number): boolean =>
  [at, (at + 1) % count, (at - 1 + count) % count].includes(index);

/** Some browsers have no full screen, or refuse it; the window is then full enough. */
const toggleFull = async (): Promise<void> => {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await document.documentElement.requestFullscreen();
  } catch {
    return;
  }
};

const Stage = styled.div`
  position: fixed;
  inset: 0;
  overflow: hidden;
  background: var(--surface-sunken);

  > [aria-live] {
    position: absolute;
    z-index: 1;
    left: var(--space-6);
    bottom: var(--space-6);
    max-width: min(640px, calc(100vw - 2 * var(--space-6)));
  }
  ${media.phone} {
    display: flex;
    flex-direction: column;
    > [aria-live] { position: relative; inset: auto; max-width: none; margin-top: calc(-1 * var(--radius-l)); }
  }
`;

const Pictures = styled.div`
  position: absolute;
  inset: 0;
  touch-action: pan-y pinch-zoom;
  user-select: none;

  > div { position: absolute; inset: 0; opacity: 0; transition: opacity var(--slow) var(--ease); }
  > div[data-on] { opacity: 1; }
  [data-fill] { border-radius: 0; background: none; }
  img { pointer-events: none; }
  /* Room pictures are wide: an upright window shows them whole, on a blurred copy. */
  @media (max-aspect-ratio: 1 / 1) { > div > :last-child img { object-fit: contain; } }
  ${media.phone} { position: relative; inset: auto; flex: 1; }
`;

const Behind = styled(Picture)`
  display: none;

  > img { transform: scale(1.2); filter: blur(24px) brightness(var(--picture-dim)); }
  @media (max-aspect-ratio: 1 / 1) { display: block; }
`;

const Controls = styled.div`
  position: absolute;
  z-index: 1;
  top: var(--space-5);
  right: var(--space-5);
  display: flex;
  gap: var(--space-2);

  ${media.phone} { top: var(--space-3); right: var(--space-3); }
`;

const Keys = styled.p`
  position: absolute;
  z-index: 1;
  right: var(--space-6);
  bottom: var(--space-6);
  padding: var(--space-1) var(--space-3);
  border-radius: var(--radius-pill);
  background: var(--glass);
  color: var(--text-muted);
  font-size: var(--step--1);

  ${media.belowDesk} { display: none; }
`;
