import type { PaymentMethod } from '@mall/contract/trade/payment';
import type {
  FileProvider,
  FileRefusal,
  FileStatus,
  LineKind,
  LineOutcome,
  LineProblem,
} from '@mall/contract/trade/reconciliation';
import type { Generated } from './json.ts';

type ProviderFiles = {
  id: string;
  method: FileProvider;
  /** A day as the provider counts days. */
  day: string;
  hash: string;
  title: string;
  /** Null when the file is not kept any longer. */
  source_key: string | null;
  status: Generated<FileStatus>;
  refused: FileRefusal | null;
  total: Generated<number>;
  handled: Generated<number>;
  taken_by: string;
  taken_at: Generated<Date>;
  touched_at: Generated<Date>;
  ended_at: Date | null;
};

type ProviderLines = {
  id: string;
  file_id: string;
  /** Null for what the mall has and the file has not. */
  no: number | null;
  kind: LineKind;
  outcome: LineOutcome;
  problem: LineProblem | null;
  /** Names the difference, whichever file says it. */
  key: string;
  at: Date | null;
  reference: string;
  ours: string;
  amount: number | null;
  currency: string | null;
  fee: number | null;
  mall_amount: number | null;
  mall_currency: string | null;
  mall_method: PaymentMethod | null;
  intent_id: string | null;
  refund_id: string | null;
  parked_id: string | null;
  first_no: number | null;
};

type ProviderExplanations = {
  method: FileProvider;
  day: string;
  key: string;
  reason: string;
  explained_by: string;
  explained_at: Generated<Date>;
};

/** Files of payment providers beside what the mall has booked. */
export type ProviderFileTables = {
  provider_files: ProviderFiles;
  provider_lines: ProviderLines;
  provider_explanations: ProviderExplanations;
};
