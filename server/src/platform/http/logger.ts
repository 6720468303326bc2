import type { Settings } from '../settings/settings.ts';

/** pino's options: private data never reaches the log (reliability 3.7). Tests log nothing. */
export const loggerOptions = (settings: Settings) =>
  settings.NODE_ENV === 'test' || settings.LOG_LEVEL === 'silent'
    ? false
    : {
        level: settings.LOG_LEVEL,
        redact: [
          'req.headers.token',
          'req.headers["x-installer"]',
          'req.headers.cookie',
          'req.headers.authorization',
          '*.password',
          '*.repassword',
          '*.verify_code',
          '*.phone',
          '*.mobile',
          '*.address',
          'err.detail',
        ],
        serializers: {
          req: (request: { method: string; url: string; id: string }) => ({
            method: request.method,
            path: request.url.split('?')[0],
            id: request.id,
          }),
        },
        disableRequestLogging: true,
      };
