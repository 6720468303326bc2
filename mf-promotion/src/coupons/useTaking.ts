import type { Item } from '@mall/contract/operations';
import { paths } from '@mall/contract/core/paths';
import { events, rememberIntent, toast, useMutationOf, useSession } from '@mall/platform';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

export type Template = Item<'coupon.center'>;
export type Taking = {
  /** The template that is being claimed now. */
  taking: string | null;
  take: (template: Template) => void;
};

/** Claims a coupon. A visitor signs in first, and then it is claimed. */
export const useTaking = (): Taking => {
  const { t } = useTranslation('promotion');
  const navigate = useNavigate();
  const { token } = useSession();
  const taking = useMutationOf('coupon.take', {
    refreshes: ['coupon.center', 'coupon.mine'],
    onSuccess: (coupon) => {
      events.emit('coupon/taken', { templateId: coupon.templateId });
      toast.success(t('coupon.takenToast'));
    },
  });
  return {
    taking: taking.isPending ? String(taking.variables.id) : null,
    take: (template) => {
      if (token !== null) return taking.mutate({ id: template.id });
      rememberIntent({ op: 'coupon.take', input: { id: template.id } });
      void navigate(paths.login());
    },
  };
};
