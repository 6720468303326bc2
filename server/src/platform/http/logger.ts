import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Settings } from '../settings/settings.ts';

/**
 * A request in the log: its route and not its address, which may hold a one-time key, a number or somebody's words.
 */
const told = ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions.url ?? 'none' });

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
        serializers: { req: told },
      };

/**
 * One line for a request, when it has been answered. What the cache of answers sends is counted (`/metrics`) and not
 * logged.
 */
export class RequestLog extends LogController {
  override incomingRequest(): void {}
  override routeNotFound(): void {}
  override requestCompleted(error: Error | null, request: FastifyRequest, reply: FastifyReply): void {
    const line = { ...told(request), status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    if (error) request.log.error({ ...line, err: error }, 'answer not sent');
    else request.log.info(line, 'answered');
  }
}
