import type { Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/refusals';
import QRCode from 'qrcode';

/** A QR code of a page of this mall. Throws qrCode.foreign for any other address. */
export const qrCodeOf = async (url: string, origins: readonly string[]): Promise<Output<'shop.qrCode'>> => {
  const address = ownAddress(url, origins);
  const options = { errorCorrectionLevel: 'M', margin: 2 } as const;
  const [png, svg] = await Promise.all([
    QRCode.toDataURL(address, { ...options, width: 480 }),
    QRCode.toString(address, { ...options, type: 'svg' }),
  ]);
  return { url: address, png: png.slice(png.indexOf(',') + 1), svg };
};

const ownAddress = (url: string, origins: readonly string[]): string => {
  const [own] = origins;
  if (own === undefined || !URL.canParse(url, own)) throw new Refusal('qrCode.foreign');
  const address = new URL(url, own);
  if (!origins.includes(address.origin) || address.username !== '') throw new Refusal('qrCode.foreign');
  return address.href;
};
