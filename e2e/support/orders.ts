import { data } from './api.ts';

type Buyer = { token: string; code?: string };

/** Writes an address for a member and returns its id. */
export const newAddress = async (who: Buyer): Promise<string> => {
  const first = async (parentId?: string): Promise<string> => {
    const [region] = await data('area.list', parentId === undefined ? {} : { parentId }, who);
    if (region === undefined) throw new Error(`No region under ${parentId}`);
    return region.id;
  };
  const provinceId = await first();
  const cityId = await first(provinceId);
  const districtId = await first(cityId);
  const draft = { name: 'Lin', phone: '13900001234', provinceId, cityId, districtId, detail: '1 Oak Lane' };
  const [address] = await data('address.save', { ...draft, isDefault: true }, who);
  if (address === undefined) throw new Error('The address was not kept');
  return address.id;
};

/** Orders one piece of a SKU and returns the order's id. */
export const placeOrder = async (skuId: string, who: Buyer): Promise<string> => {
  const addressId = await newAddress(who);
  const { previewHash } = await data('order.previewDirect', { skuId, qty: 1, addressId }, who);
  const order = { skuId, qty: 1, addressId, previewHash, remark: '' };
  return (await data('order.createDirect', order, who)).orderId;
};
