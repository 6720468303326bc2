// What the list and the form of every kind of draft are made of; each kind has its own parts beside them.
export { BeforeReview, type Remark } from './BeforeReview.tsx';
export type { DraftKind, Rights } from './draft.ts';
export { MoneyField, NumberField, WordsField } from './draft-fields.tsx';
export { DraftList } from './DraftList.tsx';
export { DraftPage } from './DraftPage.tsx';
export { DraftPictures, megabytes } from './DraftPictures.tsx';
export { Reviewed } from './DraftState.tsx';
export { FormWaits } from './FormWaits.tsx';
export { Grid } from './Grid.ts';
export { newKey } from './new-key.ts';
export { ReviewTable } from './ReviewTable.tsx';
export { Switches } from './Switches.ts';
export { textOf } from './text-of.ts';
export { useDraftForm } from './useDraftForm.ts';
export {
  draftTabs,
  keepRows,
  listed,
  onOff,
  pageSize,
  unlessAll,
  useDraftAddress,
} from './useDraftList.ts';
export { useFormAddress } from './useFormAddress.ts';
export { useShownProblems } from './useShownProblems.ts';
export { useStoredPictures } from './useStoredPictures.ts';
export { readings, useTyped } from './useTyped.ts';
