import { officePaths } from '@mall/contract/office-paths';
import { api, refresh, reportFailure, toast } from '@mall/platform';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { PackageRow } from './useOwnPackages.ts';

/** What can be done with a row. Each can be undone from its message. */
export const usePackageActions = () => {
  const { t } = useTranslation('ownPackages');
  const navigate = useNavigate();
  const run = (work: () => Promise<void>) =>
    void work().then(() => refresh('ownPackage.list'), reportFailure);
  const sell = ({ id, name }: PackageRow, onSale: boolean, undo = true) =>
    run(async () => {
      await api('ownPackage.sell', { id, onSale });
      toast.success(
        t(onSale ? 'done.onSale' : 'done.offSale', { name }),
        undo
          ? {
              label: t('undo'),
              run: () => run(async () => void (await api('ownPackage.sell', { id, onSale: !onSale }))),
            }
          : undefined,
      );
    });
  const restore = ({ id, name }: PackageRow) =>
    run(async () => {
      await api('ownPackage.restore', { id });
      toast.success(t('done.restored', { name }));
    });
  return {
    sell,
    restore,
    copy: ({ id }: PackageRow) =>
      run(async () => {
        const made = await api('ownPackage.copy', { id });
        await navigate(officePaths.packageForm({ id: made.id }));
      }),
    takeBack: ({ id, name }: PackageRow) =>
      run(async () => {
        await api('ownPackage.takeBack', { id });
        toast.success(t('done.takenBack', { name }));
      }),
    remove: (row: PackageRow) =>
      run(async () => {
        await api('ownPackage.remove', { id: row.id });
        toast.success(t('done.removed', { name: row.name }), { label: t('undo'), run: () => restore(row) });
      }),
  };
};
