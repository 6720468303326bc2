import { setPageTitle } from '@mall/platform';
import { useEffect } from 'react';

/** Sets the browser's title to the page's heading. */
export const usePageHeading = (heading: string | undefined): void => {
  // The document title is outside React.
  useEffect(() => {
    if (heading) setPageTitle(heading);
  }, [heading]);
};
