/** An instant as `datetime-local` fields write it, in the time of this clock; '' for none. */
export const toLocal = (at: string | null): string => {
  if (at === null) return '';
  const date = new Date(at);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}T${two(date.getHours())}:${two(date.getMinutes())}`;
};

/** What such a field says, as an instant; null for what is none. */
export const fromLocal = (text: string): string | null => {
  const date = new Date(text);
  return text === '' || Number.isNaN(date.getTime()) ? null : date.toISOString();
};
