/**
 * Replaces axios' defaults: `api/request.ts` encodes every body before axios sees it, so the encoders of
 * forms and JSON stay out of the first files. Answers are JSON; anything else stays text, and the caller
 * rejects it.
 */
const parsed = (data) => {
  if (typeof data !== 'string' || data === '') return data;
  try {
    return JSON.parse(data);
  } catch {
    return data;
  }
};

export default {
  transitional: { silentJSONParsing: true, forcedJSONParsing: true, clarifyTimeoutError: false },
  adapter: 'xhr',
  transformRequest: [(data) => data],
  transformResponse: [parsed],
  timeout: 0,
  maxContentLength: -1,
  maxBodyLength: -1,
  headers: { common: { Accept: 'application/json, text/plain, */*' } },
};
