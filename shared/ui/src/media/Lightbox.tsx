import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Lightbox as Slides } from 'yet-another-react-lightbox';
import Inline from 'yet-another-react-lightbox/plugins/inline';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { IconButton } from '../base/IconButton.tsx';
import { useModal } from '../hooks/useModal.ts';
import { usePhrases } from '../hooks/usePhrases.ts';
import { slides } from './lightbox-style.ts';

export type LightboxProps = {
  open: boolean;
  onClose: () => void;
  /** "Pictures of the oak table" */
  label: string;
  pictures: readonly { src: string; alt: string }[];
  at: number;
  onMove: (at: number) => void;
};

/**
 * Pictures in the whole window: swipe or arrow keys go to a neighbour, a double tap, two fingers, + and − zoom.
 * The library moves and zooms; the dialog is ours, so focus, Esc and the phone's back gesture are as everywhere.
 */
export function Lightbox({ open, onClose, ...rest }: LightboxProps) {
  const modal = useModal(open, onClose);
  return (
    <Frame {...modal} aria-label={rest.label}>
      {open && <Opened {...rest} onClose={onClose} />}
    </Frame>
  );
}

function Opened({ onClose, label, pictures, at, onMove }: Omit<LightboxProps, 'open'>) {
  const t = usePhrases();
  // The library starts again, without its movement, when it is given another list or another place.
  const [start] = useState({ slides: pictures.map(({ src, alt }) => ({ src, alt })), index: at });
  return (
    <Slides
      {...start}
      plugins={[Inline, Zoom]}
      inline={{ style: { width: '100%', height: '100%' } }}
      carousel={{ finite: true, spacing: 0, padding: 0 }}
      animation={{ swipe: 300, zoom: 200 }}
      // The dialog closes by Esc; the library would keep the key from it.
      controller={{ closeOnEscape: false }}
      zoom={{ maxZoomPixelRatio: 4, pinchZoomV4: true, scrollToZoom: true }}
      on={{ view: ({ index }) => onMove(index) }}
      labels={{
        'Photo gallery': label,
        Carousel: t('carousel.carousel'),
        Slide: t('carousel.slide'),
        '{index} of {total}': t('carousel.of', { at: '{index}', count: '{total}' }),
        Previous: t('carousel.previous'),
        Next: t('carousel.next'),
        'Zoom in': t('gallery.larger'),
        'Zoom out': t('gallery.smaller'),
      }}
      render={{
        iconPrev: () => <ChevronLeft size={20} aria-hidden />,
        iconNext: () => <ChevronRight size={20} aria-hidden />,
        iconZoomIn: () => <ZoomIn size={20} aria-hidden />,
        iconZoomOut: () => <ZoomOut size={20} aria-hidden />,
        ...(pictures.length > 1 ? {} : { buttonPrev: () => null, buttonNext: () => null }),
      }}
      toolbar={{
        buttons: [
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it is drawn after the dialog looked for its focus
          <IconButton key="close" tone="glass" label={t('dialog.close')} onClick={onClose} autoFocus>
            <X size={20} aria-hidden />
          </IconButton>,
        ],
      }}
    />
  );
}

const Frame = styled.dialog`
  width: 100%;
  height: 100dvh;
  background: var(--canvas);

  &::backdrop { background: var(--overlay); }
  &[data-shown] { display: block; }
  ${slides}
`;
