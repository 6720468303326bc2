import type { AreaOptions } from '../../platform/area.ts';
import { regionsBelow } from './queries.ts';

export const regionRoutes = ({ route, opened }: AreaOptions): void => {
  route.cached('area.list', ['config'], async ({ parentId }) => {
    const rows = await regionsBelow(opened.db, parentId === undefined ? null : Number(parentId));
    return rows.map(({ id, name, level }) => ({ id: String(id), name, level }));
  });
};
