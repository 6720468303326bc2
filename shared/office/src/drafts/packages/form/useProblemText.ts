import type { PackageProblemKey } from '@mall/contract/seller/package-problems';
import { packageLimits } from '@mall/contract/seller/own-package';
import { useTranslation } from 'react-i18next';
import { type PartProps, phraseOf } from './form-types.ts';

/**
 * The message at a path once it is displayed; limited to some problems where one place has several controls.
 */
export const useProblemText = ({ problemsAt }: Pick<PartProps, 'problemsAt'>) => {
  const { t } = useTranslation('ownPackages');
  return (place: string, keys?: readonly PackageProblemKey[]): string | undefined => {
    const found = problemsAt(place).find(({ key }) => keys === undefined || keys.includes(key));
    return found && t(`problem.${phraseOf(found)}`, { max: packageLimits.pieces });
  };
};
