import { styled } from 'styled-components';
import { media } from '@mall/ui';

/**
 * A quiet room beside the form: an arch, a sofa, a lamp. Drawn, so that it costs nothing and follows the shop's colour.
 */
export function RoomPicture() {
  return (
    <Wall viewBox="0 0 480 600" preserveAspectRatio="xMidYMax slice" aria-hidden>
      <path className="wall" d="M0 0h480v600H0z" />
      <path className="arch" d="M70 470V270a170 170 0 0 1 340 0v200z" />
      <path className="floor" d="M0 470h480v130H0z" />
      <ellipse className="rug" cx="240" cy="530" rx="200" ry="34" />
      <path className="pole" d="M404 470V250h-30v6" />
      <path className="shade" d="M374 252l-24 54h48z" />
      <g className="sofa">
        <rect x="96" y="356" width="268" height="80" rx="26" />
        <rect x="76" y="392" width="60" height="84" rx="22" />
        <rect x="324" y="392" width="60" height="84" rx="22" />
        <rect x="112" y="420" width="236" height="56" rx="14" />
      </g>
      <path className="line" d="M230 420v56M100 476v16M360 476v16" />
      <rect
        className="cushion"
        x="146"
        y="372"
        width="62"
        height="56"
        rx="12"
        transform="rotate(-8 177 400)"
      />
      <g className="table">
        <ellipse cx="232" cy="512" rx="66" ry="16" />
        <path d="M182 516l-8 46M282 516l8 46M232 528v40" />
      </g>
    </Wall>
  );
}

const Wall = styled.svg`
  width: 100%;
  height: 100%;

  .wall { fill: var(--surface-sunken); }
  .floor { fill: var(--surface-muted); }
  .arch { fill: color-mix(in srgb, var(--sale) 62%, var(--surface-sunken)); }
  .rug { fill: color-mix(in srgb, var(--brand) 26%, var(--surface-muted)); }
  .sofa { fill: var(--surface); }
  .cushion { fill: var(--brand); }
  .line { fill: none; stroke: var(--line-strong); stroke-width: 1.5; }
  .pole { fill: none; stroke: var(--text-muted); stroke-width: 3; stroke-linejoin: round; }
  .shade { fill: var(--surface-muted); }
  .table ellipse { fill: var(--star); }
  .table path { fill: none; stroke: var(--star); stroke-width: 6; stroke-linecap: round; }

  ${media.phone} { display: none; }
`;
