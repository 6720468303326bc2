import { signatureBox } from '@mall/contract/trade/delivery';
import { pointIn, withPoint } from '@mall/contract/trade/strokes';
import { Button } from '@mall/ui';
import { type PointerEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Signature } from './Signature.tsx';

/** Who takes the goods signs with a finger, a pen or a mouse; the typed name alone is a signature too. */
export function SignaturePad({ value, onChange }: { value: string; onChange: (path: string) => void }) {
  const { t } = useTranslation('deliveries');
  const drawing = useRef(false);
  // Points come faster than renders: each is added to the last path, not to the one on the screen.
  const latest = useRef(value);
  latest.current = value;
  const draw = (event: PointerEvent<SVGSVGElement>, starts: boolean): void => {
    const point = pointIn(event.currentTarget.getBoundingClientRect(), event);
    latest.current = withPoint(latest.current, point, starts);
    onChange(latest.current);
  };
  return (
    <div>
      <Head>
        <b>{t('signature')}</b>
        {value !== '' && (
          <Button size="small" onClick={() => onChange('')}>
            {t('clearSignature')}
          </Button>
        )}
      </Head>
      <Pad
        role="img"
        aria-label={t(value === '' ? 'padEmpty' : 'padSigned')}
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
        <path d={value} />
      </Pad>
    </div>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: var(--button-height-s);
`;
const Pad = styled(Signature)`
  width: min(100%, 480px);
  aspect-ratio: 3;
  touch-action: none;
  cursor: crosshair;
`;
