// Reviews of shoppers, as both offices list and answer them.
export { AnswerDialog } from './AnswerDialog.tsx';
export { type HandledReview, reviewColumns } from './review-columns.tsx';
export { StarsFilter } from './StarsFilter.tsx';
export { pictures, stars } from './filters.ts';
