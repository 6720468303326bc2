import type { PlatformBoot } from '@mall/platform';

/** A block of data that the page composer wrote into the HTML: `<script type="application/json" id="…">`. */
export const readBlock = (id: string): unknown => {
  const text = document.getElementById(id)?.textContent;
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** What the server knew about shop and platform when it wrote the page. */
export const bootFacts = (): PlatformBoot => {
  const facts = readBlock('facts');
  return typeof facts === 'object' && facts !== null ? facts : {};
};
