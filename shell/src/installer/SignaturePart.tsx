import { type PointerEvent, useRef } from 'react';
import { styled } from 'styled-components';
import { signatureBox } from '@mall/contract/trade/delivery';
import type { InstallerStore, InstallerStoreOf } from './installer-store.ts';
import { Row, Sheet } from './parts.tsx';
import { pointIn, withPoint } from '@mall/contract/trade/strokes';
import { useTranslation } from './words.ts';

/** Who takes the goods signs with a finger, a pen or a mouse; the typed name alone is a signature too. */
export function SignaturePart({ store, now }: { store: InstallerStoreOf; now: InstallerStore }) {
  const { t } = useTranslation('installer');
  const drawing = useRef(false);
  const { signature, signedBy } = now.draft;
  const draw = (event: PointerEvent<SVGSVGElement>, starts: boolean): void => {
    const point = pointIn(event.currentTarget.getBoundingClientRect(), event);
    store.edit({ signature: withPoint(store.read().draft.signature, point, starts) });
  };
  return (
    <Sheet aria-labelledby="signature">
      <Row>
        <h2 id="signature">{t('signature')}</h2>
        {signature !== '' && (
          <button type="button" data-tone="quiet" onClick={() => store.edit({ signature: '' })}>
            {t('clear')}
          </button>
        )}
      </Row>
      <label>
        {t('signedBy')}
        <input
          type="text"
          maxLength={40}
          autoComplete="off"
          value={signedBy}
          onChange={(event) => store.edit({ signedBy: event.target.value })}
        />
      </label>
      <Pad
        role="img"
        aria-label={signature === '' ? t('padEmpty') : t('padSigned')}
        viewBox={`0 0 ${signatureBox.width} ${signatureBox.height}`}
        onPointerDown={(event) => {
          drawing.current = true;
          event.currentTarget.setPointerCapture(event.pointerId);
          draw(event, true);
        }}
        onPointerMove={(event) => drawing.current && draw(event, false)}
        onPointerUp={() => (drawing.current = false)}
        onPointerCancel={() => (drawing.current = false)}
      >
        <line x1={40} x2={signatureBox.width - 40} y1={160} y2={160} />
        <path d={signature} />
      </Pad>
      <small>{t('padHelp')}</small>
    </Sheet>
  );
}

/** Signatures stay on white, also in the dark: they are a picture of a paper. */
const Pad = styled.svg`
  width: 100%;
  aspect-ratio: 3;
  border: 1px dashed var(--line-strong);
  border-radius: var(--radius-s);
  background: white;
  touch-action: none;
  cursor: crosshair;

  > line { stroke: black; stroke-width: 2; opacity: 0.2; } /* where one signs, on the white of the paper */
  > path { fill: none; stroke: black; stroke-width: 3; stroke-linecap: round; stroke-linejoin: round; }
`;
