/** Lines of a piece in cm, from its left foot; y goes up from the floor. */
export type Shape =
  | { at: 'box'; x: number; y: number; w: number; h: number; r?: number }
  | { at: 'oval'; x: number; y: number; w: number; h: number }
  | { at: 'line'; x: number; y: number; toX: number; toY: number };

export type View = 'front' | 'side' | 'top';
/** In cm. */
export type Measures = { w: number; d: number; h: number };

/**
 * The outline of a piece from one side: its kind and its own dimensions give the drawing, so that nobody has
 * to draw it. An unknown kind is a box.
 */
export const outlineOf = (figure: string, view: View, { w, d, h }: Measures): Shape[] => {
  const wide = view === 'side' ? d : w;
  if (view === 'top') return (fromAbove[figure] ?? plain)(w, d);
  return (
    (view === 'side' ? (fromSide[figure] ?? standing[figure]) : standing[figure])?.(wide, h) ??
    cabinet(wide, h)
  );
};

type Draw = (w: number, h: number) => Shape[];

const box = (x: number, y: number, w: number, h: number, r = 1.5): Shape => ({ at: 'box', x, y, w, h, r });
const oval = (x: number, y: number, w: number, h: number): Shape => ({ at: 'oval', x, y, w, h });
const line = (x: number, y: number, toX: number, toY: number): Shape => ({ at: 'line', x, y, toX, toY });
const legs = (w: number, h: number, inset = 0.06, splay = 0.02): Shape[] => [
  line(w * inset, h, w * (inset - splay), 0),
  line(w * (1 - inset), h, w * (1 - inset + splay), 0),
];
const plain: Draw = (w, h) => [box(0, 0, w, h)];
const round: Draw = (w, h) => [oval(0, 0, w, h)];

const cushions = (x: number, y: number, w: number, h: number): Shape[] => {
  const count = Math.max(1, Math.round(w / 65));
  return Array.from({ length: count }, (_, at) => box(x + (at * w) / count, y, w / count, h, 3));
};

const sofa: Draw = (w, h) => {
  const arm = Math.min(w * 0.14, 22);
  const foot = h * 0.14;
  return [
    ...legs(w, foot, 0.1),
    box(arm * 0.8, h * 0.5, w - arm * 1.6, h * 0.5, 6),
    box(0, foot, arm, h * 0.52, 6),
    box(w - arm, foot, arm, h * 0.52, 6),
    ...cushions(arm, h * 0.36, w - 2 * arm, h * 0.18),
    box(arm, foot, w - 2 * arm, h * 0.22, 3),
  ];
};

const sofaSide: Draw = (d, h) => [
  ...legs(d, h * 0.14, 0.12),
  box(0, h * 0.4, d * 0.3, h * 0.6, 6),
  box(0, h * 0.14, d, h * 0.52, 6),
];

const seatHeight = (h: number): number => (h > 65 ? Math.min(46, h * 0.62) : h);

const chair: Draw = (w, h) => {
  const seat = seatHeight(h);
  return [
    ...legs(w, seat - 5, 0.1),
    box(w * 0.02, seat - 7, w * 0.96, 7, 2),
    ...(h > seat ? [box(w * 0.08, seat + 4, w * 0.84, h - seat - 4, 4)] : []),
  ];
};

const chairSide: Draw = (d, h) => {
  const seat = seatHeight(h);
  return [
    ...legs(d, seat - 5, 0.12),
    box(0, seat - 7, d, 7, 2),
    ...(h > seat ? [box(0, seat, d * 0.12, h - seat, 2)] : []),
  ];
};

const stool: Draw = (w, h) => [
  ...legs(w, h - Math.min(8, h * 0.2)),
  box(0, h - Math.min(8, h * 0.2), w, Math.min(8, h * 0.2), 2),
];
const table: Draw = (w, h) => [...legs(w, h - 4, 0.05, 0), box(0, h - 4, w, 4)];
const pedestal: Draw = (w, h) => [
  box(0, h - 4, w, 4, 2),
  box(w * 0.44, 3, w * 0.12, h - 7, 1),
  box(w * 0.25, 0, w * 0.5, 3, 1.5),
];
const desk: Draw = (w, h) => [
  ...legs(w, h - 4, 0.04, 0),
  box(0, h - 4, w, 4),
  box(w * 0.62, h - 18, w * 0.32, 14),
];
const bed: Draw = (w, h) => [
  box(0, 0, w, h, 5),
  box(w * 0.03, h * 0.14, w * 0.94, h * 0.26, 3),
  box(w * 0.03, h * 0.4, w * 0.94, h * 0.16, 5),
  box(w * 0.1, h * 0.5, w * 0.36, h * 0.16, 5),
  box(w * 0.54, h * 0.5, w * 0.36, h * 0.16, 5),
];
const bedSide: Draw = (d, h) => [
  box(0, 0, d * 0.05, h, 2),
  ...legs(d, h * 0.16, 0.08, 0),
  box(d * 0.05, h * 0.16, d * 0.95, h * 0.22, 2),
  box(d * 0.05, h * 0.38, d * 0.94, h * 0.18, 5),
];
const lamp: Draw = (w, h) => {
  const shade = Math.min(h * 0.34, Math.max(w * 0.7, h * 0.18));
  return [
    box(0, h - shade, w, shade, Math.min(w, shade) * 0.3),
    line(w / 2, h - shade, w / 2, 2),
    box(w * 0.25, 0, w * 0.5, 2, 1),
  ];
};
const pendant: Draw = (w, h) => [
  box(w * 0.46, h * 0.86, w * 0.08, h * 0.14, 1),
  box(0, 0, w, h * 0.86, Math.min(w, h) * 0.32),
];
const plant: Draw = (w, h) => [box(w * 0.25, 0, w * 0.5, h * 0.28, 3), oval(0, h * 0.24, w, h * 0.76)];
const cabinet: Draw = (w, h) => {
  const doors = Math.max(1, Math.min(6, Math.round(w / 55)));
  const foot = h > 30 && w > 30 ? Math.min(10, h * 0.1) : 0;
  return [
    ...(foot > 0 ? legs(w, foot, 0.08, 0) : []),
    box(0, foot, w, h - foot),
    ...Array.from({ length: doors - 1 }, (_, at) =>
      line((w * (at + 1)) / doors, foot, (w * (at + 1)) / doors, h),
    ),
  ];
};

const standing: Readonly<Record<string, Draw>> = {
  sofa,
  chair,
  stool,
  bench: stool,
  table,
  roundTable: pedestal,
  desk,
  bed,
  lamp,
  pendant,
  plant,
  round: (w, h) => [box(0, 0, w, h, Math.min(w, h) * 0.3)],
};

const fromSide: Readonly<Record<string, Draw>> = {
  sofa: sofaSide,
  chair: chairSide,
  bed: bedSide,
  desk: table,
};

/** From above; the back is at the top. */
const fromAbove: Readonly<Record<string, Draw>> = {
  sofa: (w, d) => {
    const arm = Math.min(w * 0.14, 22);
    return [
      box(0, 0, w, d, 6),
      box(arm, d * 0.7, w - 2 * arm, d * 0.3, 4),
      ...cushions(arm, d * 0.02, w - 2 * arm, d * 0.68),
    ];
  },
  chair: (w, d) => [box(0, 0, w, d, 5), box(w * 0.06, d * 0.86, w * 0.88, d * 0.14, 2)],
  bed: (w, d) => [
    box(0, 0, w, d, 4),
    box(w * 0.08, d * 0.76, w * 0.38, d * 0.18, 6),
    box(w * 0.54, d * 0.76, w * 0.38, d * 0.18, 6),
    line(0, d * 0.64, w, d * 0.64),
  ],
  roundTable: round,
  round,
  lamp: round,
  pendant: round,
  plant: round,
};
