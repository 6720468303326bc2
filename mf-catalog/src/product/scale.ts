import type { Mount } from '@mall/contract/catalog/design';
import type { Measures } from './outline.ts';

export const personHeight = 170;

const person = 50;
const gap = 30;
const labels = 34;
const ceiling = 250;
const eyes = 150;
const under = 12;
/** Maximum width and height of the drawing, px, in each layout of the page. */
const room = {
  '--cm-desk': { width: 1180, height: 440, rows: 1 },
  '--cm-tablet': { width: 620, height: 380, rows: 2 },
  '--cm-phone': { width: 290, height: 330, rows: 2 },
} as const;

/**
 * The positions of the views and the size of a centimetre: as large as fits, the same in all views. A piece
 * that hangs is drawn at its usual height, in the view from the front. All values but the scales are in cm.
 */
export const drawingOf = ({ w, d, h }: Measures, mount: Mount) => {
  const raised = raisedBy(mount, h);
  const front = person + gap;
  const first = {
    front,
    units: front + w + labels,
    high: Math.max(personHeight + 22, raised + h + 4, mount === 'ceiling' ? ceiling : 0),
  };
  const second = {
    side: gap / 2,
    top: gap / 2 + d + gap,
    units: gap / 2 + d + gap + w + labels,
    high: Math.max(h, d) + 4,
  };
  const high = Math.max(first.high, second.high);
  const scales = Object.fromEntries(
    Object.entries(room).map(([name, { width, height, rows }]) => {
      const units = rows === 1 ? first.units + second.units : Math.max(first.units, second.units);
      return [name, Math.min(width / units, height / (high + under)).toFixed(3)];
    }),
  );
  return { first, second, raised, scales };
};

const raisedBy = (mount: Mount, h: number): number => {
  if (mount === 'ceiling') return Math.max(0, Math.min(160, ceiling - h - 10));
  return mount === 'wall' ? Math.max(0, eyes - h / 2) : 0;
};
