import type { CaseProblem } from '@mall/contract/seller/case-problems';
import type { Language } from '@mall/contract/core/languages';
import type { Output } from '@mall/contract/operations';
import type { CaseContent } from '@mall/contract/seller/own-cases';

export type Case = Output<'ownCase.detail'>;
export type Piece = Output<'ownCase.pieces'>[number];

/** What every part of the form gets. */
export type PartProps = {
  content: CaseContent;
  change: (part: Partial<CaseContent>) => void;
  /** The language that is written in now. */
  lang: Language;
  /** The sentence of a field whose problem is to be shown: it was left, or sending was tried. */
  problem: (place: string) => string | undefined;
  /** A field was left: its problem is shown from now on. */
  leave: (place: string) => void;
  disabled: boolean;
};

/** A field, or the spots of a picture: `spots/2`. */
export const placeOf = ({ field, section, picture }: CaseProblem): string =>
  section === 'spots' ? `spots/${picture ?? ''}` : field;
