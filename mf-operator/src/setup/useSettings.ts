import type { Output } from '@mall/contract/operations';
import { api, appInfo, queryClient, queryKeyOf, useMutationOf } from '@mall/platform';

export type Settings = Output<'mallSettings.show'>;
export type Content = Omit<Settings, 'version' | 'environment'>;

/** Saves, and lets the frame around the page show the new name at once. */
export const useSaveSettings = () =>
  useMutationOf('mallSettings.save', {
    quiet: true,
    onSuccess: async (saved) => {
      queryClient.setQueryData(queryKeyOf('mallSettings.show', {}), saved);
      appInfo.set(await api('config.get', {}));
    },
  });
