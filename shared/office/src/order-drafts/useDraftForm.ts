import type { Output } from '@mall/contract/operations';
import { useQueryOf } from '@mall/platform';
import { type Form, useForm } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { useDebouncedValue } from '../useDebouncedValue.ts';
import { useOrderDraftDesk } from './desk.ts';
import {
  contentOf,
  type DraftProblem,
  draftProblems,
  type DraftValues,
  readDiscount,
  readQty,
} from './draft-values.ts';

export type DraftFormState = Form<DraftValues>;

/** The fields of a draft. `onSave` throws when the server refuses. */
export const useDraftForm = (
  initial: DraftValues,
  onSave: (content: ReturnType<typeof contentOf>) => Promise<unknown>,
): DraftFormState => {
  const { t } = useTranslation('orderDrafts');
  return useForm<DraftValues, DraftProblem>({
    initial,
    problems: draftProblems,
    say: (problem) => t(`problem.${problem}`),
    onSubmit: (values) => onSave(contentOf(values)),
    onFailure: () => undefined, // the server's sentence is shown already
  });
};

/** What the goods of the form cost now, as the server says; the last answer stays while they change. */
export const usePrice = ({ lines, discount }: Pick<DraftValues, 'lines' | 'discount'>) => {
  const { of } = useOrderDraftDesk();
  const wanted = useDebouncedValue(
    JSON.stringify({
      lines: lines.map(({ skuId, qty }) => ({ skuId, qty: readQty(qty) ?? 1 })),
      discountBps: readDiscount(discount) ?? 0,
    }),
  );
  const asked = JSON.parse(wanted) as { lines: { skuId: string; qty: number }[]; discountBps: number }; // the text of two lines above
  const { data, isError, refetch } = useQueryOf(`${of}.price`, asked, {
    enabled: asked.lines.length > 0,
    placeholderData: (before) => before,
    quiet: true,
  });
  return {
    priced: lines.length === 0 ? nothing : data,
    retry: isError && lines.length > 0 ? () => void refetch() : undefined,
  };
};

const nothing: Output<'orderDraft.price'> = { lines: [], goods: 0, saved: 0, freight: 0, total: 0 };
