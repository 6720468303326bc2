import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { RegistryDocument } from '@mall/registry';
import { z } from 'zod';

const HostAssets = z.object({
  entries: z.record(z.string(), z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) })),
  phrases: z.record(z.string(), z.array(z.string())).default({}),
  icon: z.string().optional(),
});

export type HostAssets = z.infer<typeof HostAssets>;

/**
 * The output of the shell's build for the composer. `early` and `merchant` use no federation and are in
 * `plain`.
 */
export type BuiltShell = {
  host: HostAssets;
  plain: HostAssets;
  /** The version of @mall/platform in it: remotes must be compatible with it. */
  platform: string;
};

/** The inputs of a page. */
export type Built = BuiltShell & {
  registry: RegistryDocument;
  /** Another origin that serves the same `/remotes/`, as a content delivery network does. */
  remotesAt?: string | undefined;
};

/** Reads the build again only when a file of it has changed; returns undefined while there is none. */
export const builtReader = (house: string, shell = 'shell/dist'): (() => BuiltShell | undefined) => {
  const files = {
    host: path.join(house, shell, 'host/assets.json'),
    plain: path.join(house, shell, 'plain/assets.json'),
    registry: bakedRegistry(house),
  };
  let known: { stamp: string; built: BuiltShell } | undefined;

  return () => {
    if (!Object.values(files).every((file) => existsSync(file))) return undefined;
    const stamp = Object.values(files)
      .map((file) => statSync(file).mtimeMs)
      .join();
    if (known?.stamp !== stamp) {
      const [host, plain] = [files.host, files.plain].map((file) => HostAssets.parse(readJson(file)));
      const { platform } = Baked.parse(readJson(files.registry));
      if (host === undefined || plain === undefined) return undefined;
      known = { stamp, built: { host, plain, platform } };
    }
    return known.built;
  };
};

const Baked = z.object({ platform: z.string() });

/** The registry as it was when the shell was built. */
export const bakedRegistry = (house: string): string => path.join(house, 'shell/dist/registry.json');

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
