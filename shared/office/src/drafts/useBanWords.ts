import type { BanWords } from '@mall/contract/catalog/product-ban';
import { useTranslation } from 'react-i18next';

/** Why a product is banned, in one line: the reason of the list, and what the operator wrote. */
export const useBanWords = (): ((ban: BanWords) => string) => {
  const { t } = useTranslation('drafts');
  return ({ reason, text }) => {
    const said = t(`ban.reason.${reason}`);
    return text === '' ? said : t('ban.both', { reason: said, text });
  };
};
