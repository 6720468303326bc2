import type { Input } from '@mall/contract/operations';
import { reads } from '@mall/contract/core/permissions';
import type { AreaOptions } from '../../platform/area.ts';
import type { Operator, Staff } from '../../platform/http/caller.ts';
import { mallItself, wholeMall } from './amounts.ts';
import { foldDue } from './fold-due.ts';
import { promisesReport } from './promises.ts';
import { type Asker, salesReport, shopOf } from './service.ts';
import { reportSheet } from './sheet.ts';

/** Whoever sees the mall's money sees all of a report: no other operator opens it. */
const asOperator = ({ language }: Operator, { own, shopId }: Input<'mallReport.sales'>): Asker => ({
  scope: shopId ?? (own === true ? mallItself : wholeMall),
  sees: { commission: true, supply: true },
  language,
});

const asStaff = ({ language, staff }: Staff): Asker => ({
  scope: staff.shopId,
  sees: {
    commission: staff.permissions.includes('finance.view'),
    supply: reads.supplyPrice(staff.permissions),
  },
  language,
});

export const reportRoutes = ({ route, opened: { db }, jobs, limits }: AreaOptions): void => {
  route.operator('mallReport.sales', async (input, caller) => {
    const shop = await shopOf(db, input.shopId, caller.language);
    return { ...(await salesReport(db, asOperator(caller, input), input)), shop };
  });
  route.operator('mallReport.promises', async (input, caller) => {
    await shopOf(db, input.shopId, caller.language);
    return promisesReport(db, asOperator(caller, input), input);
  });
  route.operatorFile('mallReport.sheet', async (input, caller) => {
    await shopOf(db, input.shopId, caller.language);
    await limits.take('exportKey', caller.memberId);
    return reportSheet(db, asOperator(caller, input), input);
  });
  route.staff('shopReport.sales', (input, caller) => salesReport(db, asStaff(caller), input));
  route.staff('shopReport.promises', (input, caller) => promisesReport(db, asStaff(caller), input));
  route.file('shopReport.sheet', async (input, caller) => {
    await limits.take('exportKey', caller.memberId);
    return reportSheet(db, asStaff(caller), input);
  });

  jobs.define('reports.fold', () => foldDue(db), '* * * * *');
};
