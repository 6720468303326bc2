import { caseRooms, caseStyles } from '@mall/contract/catalog/design';
import { useTranslation } from 'react-i18next';

/** The phrase for a room or style; one without a phrase is displayed by its own name. */
export const useCasePhrases = () => {
  const { t } = useTranslation('cases');
  return {
    room: (id: string): string => {
      const known = caseRooms.find((one) => one === id);
      return known === undefined ? id : t(`room.${known}`);
    },
    style: (id: string): string => {
      const known = caseStyles.find((one) => one === id);
      return known === undefined ? id : t(`style.${known}`);
    },
  };
};
