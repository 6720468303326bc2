import { drafts, serverNow, useQueryOf, useSession } from '@mall/platform';
import { Skeleton } from '@mall/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { beginningOf, isDraft } from './draft.ts';
import type { Subject } from './subject.ts';
import { WantForm } from './WantForm.tsx';

/** The form once its initial values are known: the stored draft, else the member's own address. */
export function Beginning({ subject, onSent }: { subject: Subject; onSent: (no: string) => void }) {
  const { t } = useTranslation('wanting');
  const [search] = useSearchParams();
  const member = useSession().token !== null;
  const addresses = useQueryOf('address.list', {}, { enabled: member, quiet: true });
  const [kept] = useState(() => drafts.read('want', isDraft));
  if (subject.is === 'loading' || (member && addresses.isPending))
    return <Skeleton kind="block" height={640} />;
  const address = addresses.data?.find(({ isDefault }) => isDefault) ?? addresses.data?.[0];
  const made = measuresOf(search.get('size') ?? '');
  const remark = made === null ? '' : t('made', made);
  const initial = kept ?? beginningOf(serverNow(), address, remark);
  return (
    <WantForm
      initial={remark === '' ? initial : { ...initial, remark }}
      kept={kept !== undefined}
      subject={subject}
      onSent={onSent}
    />
  );
}

/** `1800x900x750`, in mm, as the page of a made-to-measure product writes it. */
const measuresOf = (text: string): { w: number; d: number; h: number } | null => {
  const [, w, d, h] = /^(\d{2,5})x(\d{2,5})x(\d{2,5})$/.exec(text) ?? [];
  return w && d && h ? { w: Number(w) / 10, d: Number(d) / 10, h: Number(h) / 10 } : null;
};
