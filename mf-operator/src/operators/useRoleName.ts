import { operatorRoleNames } from '@mall/contract/core/operator-permissions';
import { useTranslation } from 'react-i18next';

/** Names a role: a preset, or one with permissions of its own. */
export const useRoleName = (): ((role: string) => string) => {
  const { t } = useTranslation('operators');
  return (role) => t(`role.${operatorRoleNames.find((name) => name === role) ?? 'custom'}`);
};
