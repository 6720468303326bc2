import { matchPath } from 'react-router-dom';
import type { Mall, MallRoute } from './mall.ts';

/** The screen of a path, if a remote has it. */
export const routeAt = (mall: Mall, pathname: string): MallRoute | undefined =>
  [...mall.routes.values()].find(({ path }) => matchPath(path, pathname) !== null);
