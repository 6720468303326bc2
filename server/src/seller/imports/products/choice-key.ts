/** A name as it is compared: whatever its letters and what stands around it. */
export const choiceKey = (text: string): string => text.trim().toLowerCase();
