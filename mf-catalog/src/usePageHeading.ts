import { setPageTitle } from '@mall/platform';
import { useEffect } from 'react';

/** The browser's title says what the page shows, as its heading does. */
export const usePageHeading = (heading: string | undefined): void => {
  // The document's title stands outside React.
  useEffect(() => {
    if (heading) setPageTitle(heading);
  }, [heading]);
};
