import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

interface WhenSeenProps {
  readonly className?: string | undefined;
  readonly children: () => ReactNode;
}

/** How far below the window its contents are made already. */
const AHEAD = '200px';

/** Something whose contents are made when it comes into view, and then stay; its style gives it a size before that. */
export const WhenSeen = ({ className, children }: WhenSeenProps) => {
  const place = useRef<HTMLSpanElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!place.current || isSeen) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isSeen]);
  return (
    <span ref={place} className={className}>
      {isSeen && children()}
    </span>
  );
};
