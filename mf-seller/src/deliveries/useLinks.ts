import { queryClient, queryKeyOf, refresh, toast, useMutationOf } from '@mall/platform';
import { useTranslation } from 'react-i18next';

/** Creates and revokes installers' links. */
export const useLinks = () => {
  const { t } = useTranslation('deliveries');
  const make = useMutationOf('delivery.makeLink', { onSuccess: () => void refresh('delivery.show') });
  const revoke = useMutationOf('delivery.revokeLink', {
    onSuccess: (now) => {
      queryClient.setQueryData(queryKeyOf('delivery.show', { id: now.id }), now);
      toast.success(t('links.revokeDone'));
    },
  });
  return { make, revoke };
};
