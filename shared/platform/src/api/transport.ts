import axios, { type AxiosInstance } from 'axios';
import { httpTimeoutMs } from '@mall/contract/core/limits';
import { once } from '../store/once.ts';

/** The one axios client. It accepts every HTTP status; `call.ts` reads the envelope. */
export const transport: AxiosInstance = once('transport', () =>
  axios.create({ baseURL: '/api', timeout: httpTimeoutMs, validateStatus: () => true }),
);
