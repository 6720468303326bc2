import { caseRooms, caseStyles } from '@mall/contract/catalog/design';
import { useTranslation } from 'react-i18next';

/** The phrases for the room or style of a row or draft; nothing as long as none is chosen. */
export const useCasePhrases = () => {
  const { t } = useTranslation('ownCases');
  return {
    room: (id: string | null): string | null => {
      const known = caseRooms.find((one) => one === id);
      return known === undefined ? null : t(`room.${known}`);
    },
    style: (id: string | null): string | null => {
      const known = caseStyles.find((one) => one === id);
      return known === undefined ? null : t(`style.${known}`);
    },
  };
};
