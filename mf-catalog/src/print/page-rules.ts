import { createGlobalStyle, css } from 'styled-components';

/** A4 with margins for every printer. It applies while a sheet is on the screen. */
export const PageRules = createGlobalStyle`
  @page { size: A4 portrait; margin: 14mm 14mm 16mm; }
  @media print {
    html, body { background: none !important; }
    html { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
  }
`;

/** Paper is white with dark ink, also where the mall is dark. */
export const paper = css`
  color-scheme: light;
  --surface: #ffffff; /* paper, the same in both themes */
  --surface-muted: #f3eee7; /* paper, the same in both themes */
  --picture: #f4f0ea; /* paper, the same in both themes */
  --picture-blend: multiply;
  --picture-dim: 1;
  --line: #e4dcd1; /* paper, the same in both themes */
  --text: #221e1a; /* ink, the same in both themes */
  --text-muted: #6b6259; /* ink, the same in both themes */
  --sale: #ad4a2d; /* ink, the same in both themes */
`;
