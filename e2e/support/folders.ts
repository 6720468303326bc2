import type { Page } from '@playwright/test';

/** The folders of remotes and hosts that a page has requested. */
export const watchFolders = (page: Page): Set<string> => {
  const folders = new Set<string>();
  page.on('request', (request) => {
    const [, folder] = /^\/((?:remotes(?:-b)?|assets)\/\w+)\//.exec(new URL(request.url()).pathname) ?? [];
    if (folder !== undefined) folders.add(folder);
  });
  return folders;
};
