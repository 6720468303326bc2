import { createGlobalStyle, css } from 'styled-components';

/**
 * A4 with margins for every printer, and nothing on it but the slips. It applies while they are displayed.
 */
export const PageRules = createGlobalStyle`
  @page { size: A4 portrait; margin: 14mm 14mm 16mm; }
  @media print {
    html, body { background: none !important; }
    html { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
    body > :not([data-slips]) { display: none !important; }
  }
`;

/** Paper is white with dark ink, also where the office is dark. */
export const paper = css`
  color-scheme: light;
  --surface: #ffffff; /* paper, the same in both themes */
  --surface-muted: #f3eee7; /* paper, the same in both themes */
  --line: #e4dcd1; /* paper, the same in both themes */
  --text: #221e1a; /* ink, the same in both themes */
  --text-muted: #6b6259; /* ink, the same in both themes */
`;
