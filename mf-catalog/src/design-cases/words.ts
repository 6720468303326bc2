import { caseRooms, caseStyles } from '@mall/contract/catalog/design';
import { useTranslation } from 'react-i18next';

/** The words of a room or style; one that the mall has none for is called by its own name. */
export const useCaseWords = () => {
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
