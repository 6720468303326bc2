import { officePaths } from '@mall/contract/office-paths';
import { api, refresh, reportFailure, toast } from '@mall/platform';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useUndoToast } from '../useUndoToast.tsx';
import type { PackageRow } from './useOwnPackages.ts';

/** What can be done with a row. Each can be undone from its message. */
export const usePackageActions = () => {
  const { t } = useTranslation('ownPackages');
  const navigate = useNavigate();
  const tell = useUndoToast();
  const run = (work: () => Promise<void>) =>
    void work().then(() => refresh('ownPackage.list'), reportFailure);
  const sell = ({ id, name }: PackageRow, onSale: boolean, undo = true) =>
    run(async () => {
      await api('ownPackage.sell', { id, onSale });
      const done = t(onSale ? 'done.onSale' : 'done.offSale', { name });
      if (!undo) return toast.success(done);
      tell(done, t('undo'), () =>
        run(async () => void (await api('ownPackage.sell', { id, onSale: !onSale }))),
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
        tell(t('done.removed', { name: row.name }), t('undo'), () => restore(row));
      }),
  };
};
