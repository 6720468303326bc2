/** Replaces axios' serializer of `params`: `api/request.ts` writes the query into the address. */
export default class {
  constructor() {
    throw new TypeError('Write the query into the address');
  }
}
