import { queryClient, queryKeyOf, refresh, toast, useMutationOf } from '@mall/platform';
import { useTranslation } from 'react-i18next';
import { useDesk } from './desk.ts';

/** Creates and revokes installers' links. */
export const useLinks = () => {
  const { t } = useTranslation('deliveries');
  const { of } = useDesk();
  const make = useMutationOf(`${of}.makeLink`, { onSuccess: () => void refresh(`${of}.show`) });
  const revoke = useMutationOf(`${of}.revokeLink`, {
    onSuccess: (now) => {
      queryClient.setQueryData(queryKeyOf(`${of}.show`, { id: now.id }), now);
      toast.success(t('links.revokeDone'));
    },
  });
  return { make, revoke };
};
