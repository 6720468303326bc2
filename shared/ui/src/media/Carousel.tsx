import useEmblaCarousel from 'embla-carousel-react';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { Children, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../base/IconButton.tsx';
import { media } from '../base/media.ts';
import { useAutoplay, useSelected } from '../hooks/useCarousel.ts';
import { usePhrases } from '../hooks/usePhrases.ts';

export type CarouselProps = {
  /** "Offers of this week" */
  label: string;
  /**
   * Advances by itself every this many ms; stops on hover, on focus, with the pause button and under reduced
   * motion.
   */
  autoplayMs?: number;
  /** Width of one slide in CSS: "100%" or "72%". Only at "100%" are slides out of view also out of reach. */
  slideWidth?: string;
  /** Controls on the picture (ink on white glass) or under the slides. */
  controls?: 'over' | 'under';
  children: ReactNode;
  className?: string;
};

/** Slides that can be swiped, changed with arrow keys and buttons, and reached by dots. */
export function Carousel({
  label,
  autoplayMs,
  slideWidth = '100%',
  controls = 'under',
  children,
  className,
}: CarouselProps) {
  const t = usePhrases();
  const [view, embla] = useEmblaCarousel({ loop: true, align: 'start' });
  const slides = Children.toArray(children);
  const at = useSelected(embla);
  const play = useAutoplay(embla, slides.length > 1 ? autoplayMs : undefined);
  const single = slideWidth === '100%';

  return (
    <Frame
      role="region"
      aria-roledescription={t('carousel.carousel')}
      aria-label={label}
      className={className}
      onKeyDown={(event) => {
        if (event.key === 'ArrowRight') embla?.scrollNext();
        if (event.key === 'ArrowLeft') embla?.scrollPrev();
      }}
      {...play.hold}
    >
      <View ref={view}>
        <Track aria-live={play.running ? 'off' : 'polite'}>
          {slides.map((slide, index) => (
            <Slide
              key={index}
              role="group"
              aria-roledescription={t('carousel.slide')}
              aria-label={t('carousel.of', { at: index + 1, count: slides.length })}
              inert={single && index !== at}
              style={{ flexBasis: slideWidth }}
            >
              {slide}
            </Slide>
          ))}
        </Track>
      </View>
      {slides.length > 1 && (
        <Controls data-place={controls}>
          <Dots>
            {slides.map((_, index) => (
              <button
                key={index}
                type="button"
                aria-label={t('carousel.go', { at: index + 1 })}
                aria-current={index === at || undefined}
                onClick={() => embla?.scrollTo(index)}
              />
            ))}
          </Dots>
          {autoplayMs && (
            <IconButton
              tone={controls === 'over' ? 'glass' : 'ghost'}
              label={play.paused ? t('carousel.play') : t('carousel.pause')}
              onClick={play.toggle}
            >
              {play.paused ? <Play size={16} aria-hidden /> : <Pause size={16} aria-hidden />}
            </IconButton>
          )}
          <Arrows>
            <IconButton
              tone={controls === 'over' ? 'glass' : 'ghost'}
              label={t('carousel.previous')}
              onClick={() => embla?.scrollPrev()}
            >
              <ChevronLeft size={20} aria-hidden />
            </IconButton>
            <IconButton
              tone={controls === 'over' ? 'glass' : 'ghost'}
              label={t('carousel.next')}
              onClick={() => embla?.scrollNext()}
            >
              <ChevronRight size={20} aria-hidden />
            </IconButton>
          </Arrows>
        </Controls>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
  min-width: 0;
`;

const View = styled.div`
  overflow: hidden;
`;

const Track = styled.div`
  display: flex;
  touch-action: pan-y pinch-zoom;
`;

const Slide = styled.div`
  flex: 0 0 100%;
  min-width: 0;
`;

const Controls = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  padding-top: var(--space-3);

  &[data-place='over'] {
    position: absolute;
    inset: auto max(var(--margin), calc((100% - var(--page)) / 2)) var(--space-5);
    padding: 0;
    color: #221e1a; /* on a picture, the same in both themes */
  }
`;

const Arrows = styled.span`
  display: flex;
  gap: var(--space-2);

  /* Fingers swipe. */
  ${media.phone} { display: none; }
`;

/* Ink on a picture does not change with the theme; each dot has a 24 px target and 44 px of height. */
const Dots = styled.div`
  display: flex;
  flex: 1;
  margin-left: -8px;

  > button { display: grid; place-items: center; min-width: 24px; height: var(--control); padding: 0 8px; }
  > button::before {
    content: '';
    width: 8px;
    height: 8px;
    border-radius: var(--radius-pill);
    background: currentColor;
    opacity: 0.34;
    transition: width var(--fast) var(--ease);
  }
  > button[aria-current]::before { width: 28px; opacity: 1; }
`;
