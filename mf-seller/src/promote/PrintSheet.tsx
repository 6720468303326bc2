import { papers, type Sheet } from '@mall/ui/poster';
import { createPortal } from 'react-dom';
import { createGlobalStyle, styled } from 'styled-components';

/**
 * What is printed while the page of posters is open: the poster and nothing else, to the edge of its paper.
 */
export function PrintSheet({ sheet }: { sheet: Sheet }) {
  const { w, h } = papers[sheet.paper];
  return (
    <>
      <PaperRules $w={w} $h={h} />
      {createPortal(
        <PaperOnly data-mall="" data-print-sheet>
          <img src={sheet.url} alt="" />
        </PaperOnly>,
        document.body,
      )}
    </>
  );
}

const PaperOnly = styled.div`
  @media screen { display: none; }
`;

// Slightly smaller than the paper, which some browsers would continue on a second sheet.
const PaperRules = createGlobalStyle<{ $w: number; $h: number }>`
  @page { size: ${({ $w }) => $w}mm ${({ $h }) => $h}mm; margin: 0; }
  @media print {
    html, body { margin: 0 !important; background: none !important; }
    html { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
    body > :not([data-print-sheet]) { display: none !important; }
    [data-print-sheet] > img { display: block; width: ${({ $w }) => $w}mm; height: ${({ $h }) => $h - 0.3}mm; }
  }
`;
