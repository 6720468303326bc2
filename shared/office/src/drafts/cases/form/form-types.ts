import type { CaseProblem } from '@mall/contract/seller/case-problems';
import type { Language } from '@mall/contract/core/languages';
import type { Output } from '@mall/contract/operations';
import type { CaseContent } from '@mall/contract/seller/own-cases';
import type { PieceSource } from '../../PiecePicker.tsx';

export type Case = Output<'ownCase.detail'>;
export type Piece = Output<'ownCase.pieces'>[number];

/** Props of every part of the form. */
export type PartProps = {
  content: CaseContent;
  change: (part: Partial<CaseContent>) => void;
  /** The language that is being edited. */
  lang: Language;
  source: PieceSource;
  /** Whether somebody else looks at it before shoppers do: so with shops, not with the mall's own. */
  reviewed: boolean;
  /** The message of a field's problem once it is displayed: the field was left, or sending was tried. */
  problem: (place: string) => string | undefined;
  /** A field was left: its problem is displayed from now on. */
  leave: (place: string) => void;
  disabled: boolean;
};

/** A field, or the spots of a picture: `spots/2`. */
export const placeOf = ({ field, section, picture }: CaseProblem): string =>
  section === 'spots' ? `spots/${picture ?? ''}` : field;
