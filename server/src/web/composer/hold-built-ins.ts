import { createHash } from 'node:crypto';

/**
 * The first script of a page of the mall, written into it, where it costs no request and nothing of the first load: what a
 * remote does to the functions that the browser brings does not reach its neighbours (docs/decisions/062-checked-whole.md).
 *
 * Those of requests, JSON and storage cannot be written any more. Lists, maps and texts would be three to fifty times slower
 * then (measured in Chromium), so their methods are put back instead, before whoever acts next: at a click, a key, a
 * step in the history, another script. The check at publishing (`shared/smoke`) looks for changes itself, and has the page
 * as it is.
 */
export const holdBuiltIns = `(() => {
if ('mallBuiltIns' in window) return;
const held = { writable: false, configurable: false };
const { defineProperty, entries, getOwnPropertyDescriptors, getOwnPropertyNames } = Object;
for (const owner of [JSON, XMLHttpRequest.prototype, Storage.prototype])
for (const [name, part] of entries(getOwnPropertyDescriptors(owner)))
if (typeof part.value === 'function' && name !== 'constructor') defineProperty(owner, name, held);
defineProperty(window, 'fetch', held);
const mended = [Array, String, Map, Set].flatMap(({ prototype: owner }) => getOwnPropertyNames(owner)
.filter((name) => name !== 'size' && name !== 'constructor' && typeof owner[name] === 'function')
.map((name) => ({ owner, name, value: owner[name] })));
const mend = () => {
for (let at = 0; at < mended.length; at++) {
const one = mended[at];
if (one.owner[one.name] !== one.value) defineProperty(one.owner, one.name, { value: one.value, writable: true, configurable: true });
}
};
for (const type of ['pointerdown', 'click', 'keydown', 'popstate']) addEventListener(type, mend, true);
document.addEventListener('load', mend, true);
})()`;

/** By which the policy of a page knows it. */
export const holdDigest = `sha256-${createHash('sha256').update(holdBuiltIns).digest('base64')}`;
