import { cataloguePages } from './catalogue-pages.ts';
import { mallPages } from './mall-pages.ts';
import { workPages } from './work-pages.ts';

/** The pages of the console, in the order of its menu. */
export const pages = [...workPages, ...cataloguePages, ...mallPages] as const;

export type PageId = (typeof pages)[number]['id'];
