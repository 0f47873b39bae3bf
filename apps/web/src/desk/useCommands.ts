import { useEffect, useRef } from 'react';

import { settingsNow } from '../settings/settings.ts';
import { isDialogOpen } from '../ui/noticePlace.ts';
import type { CommandContext } from './command.ts';
import { commandFor } from './commands.ts';
import { keyName } from './keyName.ts';

/** Inputs that keys do not type into, such as a slider, which uses arrow keys only. */
const untyped = ['range', 'checkbox', 'radio', 'button'].map((type) => `:not([type="${type}"])`).join('');

const isTyped = (element: Element): boolean =>
  element.closest(`input${untyped}, textarea, select, [contenteditable]`) !== null;

const isOperated = (element: Element): boolean =>
  element.closest(
    'button, a[href], input:not([type="range"]), summary, [role="button"], [role="tab"], [role="menuitem"]',
  ) !== null;

/** Whether a part of the table has its own use for a key: the attribute `data-keys` lists them. */
const isOwnKey = (element: Element, key: string): boolean =>
  element.closest('[data-keys]')?.getAttribute('data-keys')?.split(' ').includes(key) ?? false;

/**
 * Whether the focused element handles a key itself. Enter and space operate it, but Enter confirms a formed action
 * if the element is already chosen or a command was just given with the focus on it.
 */
const isForElement = (element: Element, key: string, isFormed: boolean, isArmed: boolean): boolean => {
  if (isOwnKey(element, key)) return true;
  if (isTyped(element) || element.closest('[role="dialog"], [role="alertdialog"], [role="menu"]')) return true;
  if (key === 'Enter')
    return isOperated(element) && !(isFormed && (isArmed || element.closest('[data-chosen], [data-touched]') !== null));
  return key === ' ' && isOperated(element);
};

/** Runs commands by their keys, wherever the focus is, unless a sheet covers the table or is about to. */
export const useCommands = (context: CommandContext, isCovered: boolean): void => {
  const latest = useRef({ context, isCovered });
  latest.current = { context, isCovered };
  useEffect(() => {
    /** The focused element when the last command was given. */
    let armed: EventTarget | undefined;
    const press = (event: KeyboardEvent): void => {
      if (!event.isTrusted || event.defaultPrevented || event.isComposing) return;
      if (event.altKey && !event.getModifierState('AltGraph')) return;
      if (latest.current.isCovered || isDialogOpen()) return;
      const { context: current } = latest.current;
      const key = keyName(event);
      const isArmed = armed === (event.target ?? undefined);
      armed = undefined;
      const { formed, sales } = current.state;
      const isFormed = (formed ?? sales?.played) !== undefined;
      if (event.target instanceof Element && isForElement(event.target, key, isFormed, isArmed)) return;
      const command = commandFor(current, key, settingsNow());
      if (!command) return;
      event.preventDefault();
      event.stopPropagation();
      armed = event.target ?? undefined;
      command.run(current);
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, []);
};
