import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import type { GalleryItem } from '../media/gallery-item.ts';
import { IconButton } from '../base/IconButton.tsx';
import { usePinch } from '../hooks/usePinch.ts';
import { useModal } from '../hooks/useModal.ts';
import { usePhrases } from '../hooks/usePhrases.ts';

type ZoomDialogProps = {
  open: boolean;
  onClose: () => void;
  items: readonly GalleryItem[];
  at: number;
  onMove: (at: number) => void;
  altOf: (item: GalleryItem, index: number) => string;
};

/**
 * One picture in the whole window. A click, + or − zooms in, so do two fingers or a double tap, which also
 * zooms back; a zoomed picture scrolls. Arrow keys go to its neighbours.
 */
export function ZoomDialog({ open, onClose, items, at, onMove, altOf }: ZoomDialogProps) {
  const t = usePhrases();
  const modal = useModal(open, onClose);
  const fingers = usePinch();
  const { large, setLarge } = fingers;
  const item = items[Math.min(at, items.length - 1)];
  const move = (to: number) => {
    setLarge(false);
    onMove(to);
  };
  const keys = (event: KeyboardEvent) => {
    modal.onKeyDown(event);
    if (event.key === '+' || event.key === '=') setLarge(true);
    if (event.key === '-') setLarge(false);
    if (large) return;
    if (event.key === 'ArrowRight') move(at + 1);
    if (event.key === 'ArrowLeft') move(at - 1);
    event.stopPropagation();
  };
  return (
    <Frame {...modal} onKeyDown={keys} aria-label={item && altOf(item, at)}>
      {open && item && (
        <>
          <Stage data-large={large || undefined} {...fingers.handlers}>
            <button
              type="button"
              aria-label={large ? t('gallery.smaller') : t('gallery.larger')}
              onClick={fingers.click}
            >
              <img src={item.src} alt={altOf(item, at)} style={fingers.style} draggable={false} />
            </button>
          </Stage>
          <Bar>
            <IconButton
              tone="glass"
              label={t('carousel.previous')}
              disabled={at === 0}
              onClick={() => move(at - 1)}
            >
              <ChevronLeft size={20} aria-hidden />
            </IconButton>
            <IconButton
              tone="glass"
              label={t('carousel.next')}
              disabled={at >= items.length - 1}
              onClick={() => move(at + 1)}
            >
              <ChevronRight size={20} aria-hidden />
            </IconButton>
            <IconButton
              tone="glass"
              label={large ? t('gallery.smaller') : t('gallery.larger')}
              onClick={() => setLarge(!large)}
            >
              {large ? <ZoomOut size={20} aria-hidden /> : <ZoomIn size={20} aria-hidden />}
            </IconButton>
            <IconButton tone="glass" label={t('dialog.close')} onClick={onClose} data-autofocus>
              <X size={20} aria-hidden />
            </IconButton>
          </Bar>
        </>
      )}
    </Frame>
  );
}

const Frame = styled.dialog`
  width: 100vw;
  height: 100dvh;
  background: var(--canvas);

  &::backdrop { background: var(--overlay); }
  &[data-shown] { display: block; }
`;

const Stage = styled.div`
  display: grid;
  width: 100%;
  height: 100%;
  overflow: auto;
  touch-action: pan-x pan-y;

  > button { display: grid; place-items: center; cursor: zoom-in; min-height: 100%; }
  img { max-width: 100vw; max-height: 100dvh; object-fit: contain; }
  &[data-large] > button { cursor: zoom-out; }
  &[data-large] img { width: calc(var(--zoom, 2) * 100vw); max-width: none; max-height: none; }
`;

const Bar = styled.div`
  position: fixed;
  inset: var(--space-4) var(--space-4) auto auto;
  display: flex;
  gap: var(--space-2);
`;
