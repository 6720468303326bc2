import { type PointerEvent, useRef } from 'react';
import { styled } from 'styled-components';
import { signatureBox } from '@mall/contract/trade/delivery';
import { pointIn, withPoint } from '@mall/contract/trade/strokes';
import { Signature } from './Signature.tsx';

type SignaturePadProps = {
  /** The signature so far as an SVG path, in units of `signatureBox`; '' when there is none. */
  value: string;
  onChange: (path: string) => void;
  /** For screen readers: whether there is a signature. */
  label: string;
};

/** The box to sign in with a finger, a pen or a mouse. A typed name beside it counts as a signature too. */
export function SignaturePad({ value, onChange, label }: SignaturePadProps) {
  const drawing = useRef(false);
  // Points arrive faster than renders: each is added to the latest path, not to the rendered one.
  const latest = useRef(value);
  latest.current = value;
  const draw = (event: PointerEvent<SVGSVGElement>, starts: boolean): void => {
    const point = pointIn(event.currentTarget.getBoundingClientRect(), event);
    latest.current = withPoint(latest.current, point, starts);
    onChange(latest.current);
  };
  return (
    <Pad
      role="img"
      aria-label={label}
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
  );
}

const Pad = styled(Signature)`
  width: 100%;
  aspect-ratio: 3;
  touch-action: none;
  cursor: crosshair;
`;
