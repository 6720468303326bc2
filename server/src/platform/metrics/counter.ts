import { Counter, register } from 'prom-client';

/** The counter of a name: a mall that starts again in the same process continues to count. */
export const counterOf = <Label extends string>(
  name: string,
  help: string,
  labelNames: readonly Label[],
): Counter<Label> => {
  const held = register.getSingleMetric(name);
  return held instanceof Counter ? held : new Counter({ name, help, labelNames: [...labelNames] });
};
