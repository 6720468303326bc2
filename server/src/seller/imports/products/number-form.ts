/**
 * Whether a text is in the form of a product's number, as the mall gives them: it names a product that exists, or none at
 * all.
 */
export const isNumberForm = (text: string): boolean =>
  /^(FM\d+|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i.test(text);
