// What offices have for campaigns: fields, what people type, and the choice of what something is for.
export { type Choosing, type Named } from './ChoiceDialog.tsx';
export { AmountField, Beside, CountField, Stack } from './fields.tsx';
export { NamedThings } from './NamedThings.tsx';
export { PricedSku } from './PricedSku.tsx';
export { readBetween, readCount, readPercent, readPrice } from './read.ts';
export {
  blankSale,
  type SaleProblem,
  saleProblems,
  type SaleValues,
  saleValues,
  sentSale,
} from './sale-form.ts';
export { SlotsField } from './SlotsField.tsx';
export { statePill } from './state-pill.ts';
export { useAdjustment } from './useAdjustment.ts';
export {
  type ChangedDraft,
  type OpenedDraft,
  type Terms,
  type TermsOptions,
  useTermsForm,
} from './useTermsForm.ts';
export { wrongTimes } from './when.ts';
