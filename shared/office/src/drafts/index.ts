// What the lists of every kind of draft are made of, whatever office shows them; each kind has its own parts beside them.
export type { Rights } from './draft.ts';
export { textOf } from './text-of.ts';
export { PiecePicker, type PieceSource } from './PiecePicker.tsx';
export { Reviewed } from './DraftState.tsx';
export { ReviewTable } from './ReviewTable.tsx';
export {
  bans,
  draftTabs,
  keepRows,
  listed,
  onOff,
  pageSize,
  unlessAll,
  useDraftAddress,
  useGoodsAddress,
} from './useDraftList.ts';
