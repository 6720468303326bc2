import type { Revealable } from '@mall/contract/operator/mall-members';
import { useMutationOf } from '@mall/platform';
import { Button } from '@mall/ui';
import { Eye } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useMayOperate } from '../useMe.ts';

type Props = { id: string; what: Revealable; masked: string };

/** A masked value, and the button that shows it whole until the page is left; the log says who looked. */
export function Masked({ id, what, masked }: Props) {
  const { t } = useTranslation('members');
  const may = useMayOperate('member.edit');
  const look = useMutationOf('mallMember.reveal', { refreshes: ['mallMember.detail', 'operatorLog.list'] });
  const shown = look.data?.value;
  return (
    <Line>
      <span aria-live="polite">{shown ?? masked}</span>
      {may && shown === undefined && (
        <Button
          size="small"
          tone="ghost"
          icon={<Eye size={16} strokeWidth={1.75} aria-hidden />}
          title={t('reveal.logged')}
          busy={look.isPending}
          onClick={() => look.mutate({ id, what })}
        >
          {t(`reveal.${what}`)}
        </Button>
      )}
    </Line>
  );
}

const Line = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-2);
  font-variant-numeric: tabular-nums;
`;
