import http from 'node:http';
import https from 'node:https';
import { upload } from '@mall/contract/core/limits';
import {
  type Address,
  AddressRefused,
  addressesOf,
  type AddressRules,
  onlyThese,
} from '../webhooks/public-address.ts';
import { isPicture } from './pictures.ts';

/** Why a picture did not come: it leads to no public server, it did not answer with it, too late, too large, or it is none. */
export type PictureProblem = 'private' | 'notThere' | 'tooSlow' | 'tooLarge' | 'notPicture';

/** A picture that could not be fetched from an address. */
export class PictureNotFetched extends Error {
  readonly address: string;
  readonly problem: PictureProblem;
  constructor(address: string, problem: PictureProblem) {
    super(`A picture was not fetched: ${problem}.`);
    this.address = address;
    this.problem = problem;
  }
}

/** Fetches the bytes of a picture from an address. Throws PictureNotFetched. */
export type FetchPicture = (address: string) => Promise<Buffer>;
export type FetchRules = AddressRules & { readonly timeoutMs: number };
/** How long one picture may take, redirects and all. */
export const pictureTimeoutMs = 15_000;
const mostRedirects = 3;
const longestAddress = 500;

/** Whether a text is an address that pictures may be fetched from, as far as its form says. Pure. */
export const isPictureAddress = (text: string): boolean => {
  if (text.length > longestAddress || !URL.canParse(text)) return false;
  const { protocol, username, password, hostname } = new URL(text);
  return protocol === 'https:' && username === '' && password === '' && /[.:]/.test(hostname);
};

/**
 * The bytes of a picture at an address. Each hop is connected to exactly the public addresses that were looked at, so that no
 * name leads into the mall's own network; it ends at the limit of uploads and after the timeout, and what came is a picture by
 * its content. Throws PictureNotFetched.
 */
export const fetchPicture = async (address: string, rules: FetchRules): Promise<Buffer> => {
  const signal = AbortSignal.timeout(rules.timeoutMs);
  const failed = (problem: PictureProblem) => new PictureNotFetched(address, problem);
  try {
    let url = new URL(address);
    for (let hops = 0; hops <= mostRedirects; hops += 1) {
      const found = await get(url, await addressesOf(url, rules, signal), signal);
      if (typeof found === 'number') throw failed('notThere');
      if (found === 'tooLarge') throw failed('tooLarge');
      if (Buffer.isBuffer(found)) {
        if (!(await isPicture(found))) throw failed('notPicture');
        return found;
      }
      url = new URL(found.location, url);
    }
    throw failed('notThere');
  } catch (error) {
    if (error instanceof PictureNotFetched) throw error;
    if (signal.aborted) throw failed('tooSlow');
    throw failed(error instanceof AddressRefused && error.problem === 'address' ? 'private' : 'notThere');
  }
};

/** The body, where the answer leads on to, a status that is neither, or that there is more of it than a picture has. */
type Got = Buffer | { readonly location: string } | number | 'tooLarge';

const get = (url: URL, addresses: readonly Address[], signal: AbortSignal): Promise<Got> =>
  new Promise((resolve, reject) => {
    const { request: begin } = url.protocol === 'https:' ? https : http;
    const request = begin(url, {
      headers: { 'user-agent': 'Furnimall-Pictures/1', accept: 'image/*', 'accept-encoding': 'identity' },
      agent: false, // a connection of its own: none is kept that was looked at once
      lookup: onlyThese(addresses),
      signal,
      maxHeaderSize: 16_384,
    });
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    request.on('error', reject);
    request.on('upgrade', (_response, socket) => {
      socket.destroy();
      resolve(0);
    });
    request.on('response', (response) => {
      const { statusCode = 0, headers } = response;
      const end = (got: Got) => {
        response.destroy();
        resolve(got);
      };
      if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined)
        return end({ location: headers.location });
      if (statusCode !== 200) return end(statusCode);
      if (Number(headers['content-length'] ?? 0) > upload.maxBytes) return end('tooLarge');
      const parts: Buffer[] = [];
      let size = 0;
      response.on('data', (part: Buffer) => {
        parts.push(part);
        size += part.length;
        if (size > upload.maxBytes) end('tooLarge');
      });
      response.on('end', () => resolve(Buffer.concat(parts)));
      response.on('close', () => reject(new Error('closed before the end of a picture')));
      response.on('error', reject);
    });
    request.end();
  });
