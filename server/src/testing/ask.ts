import { request } from 'node:http';

export type Heard = {
  status: number;
  /** Names and values in the order in which they came; those that change with the clock are left out. */
  headers: (readonly [string, string])[];
  body: Buffer;
};

/** Calls a listening server and returns exactly what it sent, nothing decoded. */
export const ask = (
  url: string,
  headers: Record<string, string> = {},
  method: 'GET' | 'HEAD' = 'GET',
): Promise<Heard> =>
  new Promise((resolve, reject) => {
    const sent = request(url, { method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => void parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: pairs(response.rawHeaders).filter(([name]) => !/^(date|x-server-time)$/i.test(name)),
          body: Buffer.concat(parts),
        }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });

const pairs = (raw: readonly string[]): [string, string][] =>
  Array.from({ length: raw.length / 2 }, (_, at) => [raw[at * 2] ?? '', raw[at * 2 + 1] ?? '']);
