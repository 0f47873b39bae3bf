import { runAfterTransition } from 'react-aria/private/utils/runAfterTransition';

const nothing = (): void => undefined;

const forget = ({ target }: Event): void => {
  if (target instanceof Element && !target.isConnected) runAfterTransition(nothing);
};

/**
 * React Aria keeps a list of elements in transition. An element that leaves the document while several of its properties
 * change stays in that list, and with it everything that was around it, until the list is next used. So use it.
 */
export const forgetRemovedTransitions = (): void => {
  document.addEventListener('transitionrun', ({ target }) => {
    // Nothing rises to the document from an element that is no longer in it.
    target?.addEventListener('transitioncancel', forget, { once: true });
  });
};
