import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { RegistryDocument } from '@mall/registry';
import { z } from 'zod';

const HostAssets = z.object({
  entries: z.record(z.string(), z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) })),
  phrases: z.record(z.string(), z.array(z.string())).default({}),
  icon: z.string().optional(),
});

export type HostAssets = z.infer<typeof HostAssets>;

/** What the build left for the composer. `early` and `merchant` know no federation and stand in `plain`. */
export type Built = { host: HostAssets; plain: HostAssets; registry: RegistryDocument };

/** Reads the build again only when a file of it has changed; answers undefined while there is none. */
export const builtReader = (house: string, shell = 'shell/dist'): (() => Built | undefined) => {
  const files = {
    host: path.join(house, shell, 'host/assets.json'),
    plain: path.join(house, shell, 'plain/assets.json'),
    registry: path.join(house, 'dist/registry.json'),
  };
  let known: { stamp: string; built: Built } | undefined;

  return () => {
    if (!Object.values(files).every((file) => existsSync(file))) return undefined;
    const stamp = Object.values(files)
      .map((file) => statSync(file).mtimeMs)
      .join();
    if (known?.stamp !== stamp) {
      const host = HostAssets.parse(readJson(files.host));
      const plain = HostAssets.parse(readJson(files.plain));
      known = { stamp, built: { host, plain, registry: RegistryDocument.parse(readJson(files.registry)) } };
    }
    return known.built;
  };
};

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
