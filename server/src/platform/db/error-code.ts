/** The `code` that Node, PostgreSQL and Fastify put on their errors; '' where there is none. */
export const codeOf = (error: unknown): string => {
  const code = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'string' ? code : '';
};
