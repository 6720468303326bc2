import type { PlatformBoot } from '@mall/platform';

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
