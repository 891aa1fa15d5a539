import { useEffect } from 'react';

const mark = 'Error: ';

/** Starts the page's title with "Error:" while `hasErrors`, so that it is the first thing heard and seen of the tab. */
export function useErrorTitle(hasErrors: boolean) {
  useEffect(() => {
    if (!hasErrors) return;
    document.title = mark + document.title;
    return () => {
      // After a navigation the title is another page's already.
      if (document.title.startsWith(mark)) document.title = document.title.slice(mark.length);
    };
  }, [hasErrors]);
}
