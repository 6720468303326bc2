import { paths } from '@mall/contract/core/paths';
import { rememberTarget, toast, useMutationOf, useSession } from '@mall/platform';
import { Button, Notice, useFormat } from '@mall/ui';
import { HandHeart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Detail } from './plan-check.ts';

type HelpButtonProps = { launch: Detail; onDone: () => void };

/** Helps a friend, or displays why not. A visitor signs in first and comes back. */
export function HelpButton({ launch, onDone }: HelpButtonProps) {
  const { t } = useTranslation('boosts');
  const format = useFormat();
  const navigate = useNavigate();
  const { token } = useSession();
  const { kind, whyNotHelp, launcher, code } = launch;
  const help = useMutationOf('boost.help', {
    refreshes: ['boost.detail'],
    onSuccess: ({ cut, units }) =>
      toast.success(
        kind === 'coupon'
          ? t('help.units', { count: units })
          : t('help.done', { amount: format.money(cut, { decimals: 'always' }) }),
      ),
    onError: onDone,
  });
  if (whyNotHelp !== null) return <Notice>{t(`help.not.${whyNotHelp}`)}</Notice>;
  return (
    <Button
      tone="primary"
      size="large"
      busy={help.isPending}
      icon={<HandHeart size={20} strokeWidth={1.5} aria-hidden />}
      onClick={() => {
        if (token !== null) return help.mutate({ id: code });
        rememberTarget();
        void navigate(paths.login());
      }}
    >
      {t(token === null ? 'help.signIn' : 'help.do', { name: launcher })}
    </Button>
  );
}
