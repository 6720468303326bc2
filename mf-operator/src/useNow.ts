import { useState } from 'react';

/** The moment at which something was first drawn: ages do not change while they are read. */
export const useNow = (): number => useState(() => Date.now())[0];
