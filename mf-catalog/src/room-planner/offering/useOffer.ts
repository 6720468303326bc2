import { ApiError, serverNow, toast, useMutationOf } from '@mall/platform';
import { wantDay } from '@mall/contract/trade/purchase-request';
import { useForm } from '@mall/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Bill } from '../usePlanEditor.ts';
import type { Saving } from '../useSaving.ts';
import { type OfferDraft, offerProblems, priceField, termsOf, typedOf } from './draft.ts';

export type BillLine = Bill['lines'][number];
type Offering = {
  readonly lines: readonly BillLine[];
  readonly freight: number;
  readonly saving: Saving;
  readonly onClose: () => void;
  readonly onSent: () => void;
};

const usualDays = 14;

/**
 * The form of an offer: it starts with the member prices of this shop, and sends the room as it is saved on
 * the server.
 */
export const useOffer = ({ lines, freight, saving, onClose, onSent }: Offering) => {
  const { t } = useTranslation('offering');
  const [now] = useState(serverNow);
  const { mutateAsync } = useMutationOf('shopQuote.offerDesign', { refreshes: ['shopQuote.list'] });
  const send = async (draft: OfferDraft): Promise<void> => {
    const kept = saving.state === 'saved' ? saving.document : await saving.saveNow();
    // Not saved: the planner shows why, and asks which of two versions to keep.
    if (kept === null || kept.id === null || kept.version === null) return onClose();
    const { no } = await mutateAsync({ id: kept.id, version: kept.version, ...termsOf(draft, lines) });
    toast.success(t('sent', { no }));
    onSent();
  };
  const form = useForm<OfferDraft, 'mobile.wrong' | 'day.wrong' | 'price.wrong'>({
    initial: emptyOffer(lines, freight, now),
    problems: (draft) => offerProblems(draft, lines, now),
    say: (problem) => t(`problem.${problem}`),
    onSubmit: send,
    // The server's message is displayed already; this marks the one price that it refers to.
    onFailure: (error) => {
      const wrong = error instanceof ApiError && error.msgKey === 'quote.belowSupply' ? error.data : null;
      if (typeof wrong === 'object' && wrong !== null && 'skuId' in wrong)
        form.focus(priceField(String(wrong.skuId)));
    },
  });
  return { form, now };
};

const emptyOffer = (lines: readonly BillLine[], freight: number, now: number): OfferDraft => ({
  mobile: '',
  day: wantDay(now, usualDays),
  freight: typedOf(freight),
  note: '',
  ...Object.fromEntries(lines.map(({ skuId, memberPrice }) => [priceField(skuId), typedOf(memberPrice)])),
});
