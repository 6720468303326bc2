import type { Revealable } from '@mall/contract/operator/mall-members';
import { useMutationOf } from '@mall/platform';
import { useTranslation } from 'react-i18next';
import { Masked } from '../Masked.tsx';
import { useMayOperate } from '../useMe.ts';

type Props = { id: string; what: Revealable; masked: string };

/** A masked value of a member, which who may manage members can see whole. */
export function MaskedFact({ id, what, masked }: Props) {
  const { t } = useTranslation('members');
  const may = useMayOperate('member.edit');
  const look = useMutationOf('mallMember.reveal', { refreshes: ['mallMember.detail', 'operatorLog.list'] });
  return (
    <Masked
      masked={masked}
      whole={look.data?.value}
      look={
        may
          ? {
              label: t(`reveal.${what}`),
              hint: t('reveal.logged'),
              busy: look.isPending,
              onLook: () => look.mutate({ id, what }),
            }
          : undefined
      }
    />
  );
}
