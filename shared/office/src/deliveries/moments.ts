/** An instant in the format of `datetime-local` fields, in the local time zone; '' for none. */
export const toLocal = (at: string | null): string => {
  if (at === null) return '';
  const date = new Date(at);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}T${two(date.getHours())}:${two(date.getMinutes())}`;
};

/** The value of such a field as an instant; null for an invalid one. */
export const fromLocal = (text: string): string | null => {
  const date = new Date(text);
  return text === '' || Number.isNaN(date.getTime()) ? null : date.toISOString();
};
