import type { PlatformBoot } from '@mall/platform';
import type { BootManifest } from '@mall/registry/boot-manifest';

/**
 * Reads a block of data that the page composer wrote into the HTML: `<script type="application/json"
 * id="…">`.
 */
export const readBlock = (id: string): unknown => {
  const text = document.getElementById(id)?.textContent;
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The facts about shop and platform that the server wrote into the page. */
export const bootFacts = (): PlatformBoot => {
  const facts = readBlock('facts');
  return typeof facts === 'object' && facts !== null ? facts : {};
};

/** Whether it may be a registry; its entries are checked one by one (sound-remotes.ts). */
export const isManifest = (value: unknown): value is BootManifest =>
  typeof value === 'object' && value !== null && 'remotes' in value && Array.isArray(value.remotes);
