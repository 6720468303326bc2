import type { Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import QRCode from 'qrcode';

type Code = Output<'shop.qrCode'>;

/** About 12 kB each. */
const mostKept = 300;

/** QR codes by address. Drawing one costs 20 ms of a core, so the last ones are cached; they never change. */
export const createQrCodes = (draw: (address: string) => Promise<Code> = drawn) => {
  const kept = new Map<string, Promise<Code>>();
  return {
    has: (address: string): boolean => kept.has(address),
    of: (address: string): Promise<Code> => {
      const code = kept.get(address) ?? draw(address);
      kept.delete(address);
      kept.set(address, code);
      code.catch(() => kept.delete(address));
      for (const oldest of kept.keys()) {
        if (kept.size <= mostKept) break;
        kept.delete(oldest);
      }
      return code;
    },
  };
};

/** The full address of a page of this mall. Throws qrCode.foreign for any other. */
export const ownAddress = (url: string, origins: readonly string[]): string => {
  const [own] = origins;
  if (own === undefined || !URL.canParse(url, own)) throw new Refusal('qrCode.foreign');
  const address = new URL(url, own);
  if (!origins.includes(address.origin) || address.username !== '') throw new Refusal('qrCode.foreign');
  return address.href;
};

const drawn = async (address: string): Promise<Code> => {
  const options = { errorCorrectionLevel: 'M', margin: 2 } as const;
  const [png, svg] = await Promise.all([
    QRCode.toDataURL(address, { ...options, width: 480 }),
    QRCode.toString(address, { ...options, type: 'svg' }),
  ]);
  return { url: address, png: png.slice(png.indexOf(',') + 1), svg };
};
