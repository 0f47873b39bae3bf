import { useEffect } from 'react';

/** Gives the document another title for a while; undefined leaves it as it is. */
export const useTitle = (title: string | undefined): void => {
  useEffect(() => {
    if (title === undefined) return undefined;
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
};
