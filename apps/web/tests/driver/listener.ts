/** A player without eyes: the accessibility tree, what the live regions say, and a keyboard. */

import type { CDPSession, Page } from '@playwright/test';

import type { Messages } from '../../src/language/english.ts';
import { SeededChance } from '../support/seededChance.ts';

/** A node of the accessibility tree. */
export interface HeardNode {
  readonly role: string;
  readonly name: string;
  readonly description: string;
  readonly shortcut: string;
  readonly isDisabled: boolean;
  readonly isPressed: boolean;
  /** The names of the groups, lists, regions and dialogs around it, the innermost first. */
  readonly within: readonly string[];
}

interface RawNode {
  readonly nodeId: string;
  readonly parentId?: string;
  readonly backendDOMNodeId?: number;
  readonly childIds?: readonly string[];
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly description?: { readonly value: string };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
}

/** Runs in the page before its scripts: notes what live regions say, in order. */
const listen = (): void => {
  const said: string[] = [];
  Object.assign(globalThis, { said });
  const live = '[aria-live], [role="status"], [role="alert"], [role="log"]';
  const isSilent = (element: Element): boolean =>
    element.getAttribute('aria-live') === 'off' || element.closest('[aria-hidden="true"], [inert]') !== null;
  const textOf = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
    if (!(node instanceof HTMLElement) || node.hidden || node.getAttribute('aria-hidden') === 'true') return '';
    const text = [...node.childNodes].map(textOf).join('');
    return getComputedStyle(node).display === 'inline' ? text : `${text} `;
  };
  const hear = (node: Node): void => {
    const element = node instanceof Element ? node : node.parentElement;
    const region = element?.closest(live);
    const text = textOf(node).replaceAll(/\s+/g, ' ').trim();
    if (region && !isSilent(region) && text !== '') said.push(text);
    // An alert speaks as soon as it is there; any other region must have been there before.
    else if (!region && node instanceof Element) for (const one of node.querySelectorAll('[role="alert"]')) hear(one);
  };
  const observer = new MutationObserver((changes) => {
    const nodes = changes.flatMap(({ type, target, addedNodes }) =>
      type === 'characterData' ? [target] : [...addedNodes],
    );
    const whole = nodes.filter(
      (node) => node.isConnected && !nodes.some((other) => other !== node && other.contains(node)),
    );
    for (const node of new Set(whole)) hear(node);
  });
  document.addEventListener('DOMContentLoaded', () =>
    observer.observe(document.body, { subtree: true, childList: true, characterData: true }),
  );
};

/** What was said since the last time. */
const takeSaid = (): readonly string[] => {
  const { said = [] } = globalThis as unknown as { readonly said?: string[] };
  return said.splice(0);
};

const namedRoles: ReadonlySet<string> = new Set(['group', 'list', 'region', 'dialog', 'menu', 'navigation', 'main']);

/** What has the focus, or what stands for it within that; nothing if the page itself has it. */
const FOCUSED = `(() => {
  const { activeElement: active } = document;
  const within = document.getElementById(active?.getAttribute('aria-activedescendant') ?? '');
  return within ?? (active === document.body ? undefined : active);
})()`;

/** A node of the tree; the others say what is around it. */
const heard = (node: RawNode, byId: ReadonlyMap<string, RawNode>): HeardNode => {
  const around = ({ parentId }: RawNode): readonly string[] => {
    const parent = parentId === undefined ? undefined : byId.get(parentId);
    if (!parent) return [];
    const name = parent.name?.value ?? '';
    const isNamed = !parent.ignored && name !== '' && namedRoles.has(parent.role?.value ?? '');
    return [...(isNamed ? [name] : []), ...around(parent)];
  };
  const property = (name: string): unknown => node.properties?.find((one) => one.name === name)?.value.value;
  const shortcut = property('keyshortcuts');
  return {
    role: node.role?.value ?? '',
    name: node.name?.value ?? '',
    description: node.description?.value ?? '',
    shortcut: typeof shortcut === 'string' ? shortcut : '',
    isDisabled: property('disabled') === true,
    isPressed: property('pressed') === 'true',
    within: around(node),
  };
};

const idsOf = (nodes: readonly RawNode[]): ReadonlyMap<string, RawNode> =>
  new Map(nodes.map((node) => [node.nodeId, node]));

/** How long others may take, in milliseconds. */
const PATIENCE = 60_000;

export class Listener {
  readonly page: Page;
  readonly messages: Messages;
  readonly chance: SeededChance;
  /** Everything that was ever said. */
  readonly heard: string[] = [];
  readonly #tree: CDPSession;

  private constructor(page: Page, tree: CDPSession, messages: Messages, seed: number) {
    this.page = page;
    this.messages = messages;
    this.chance = new SeededChance(seed);
    this.#tree = tree;
  }

  /** To be called before the page is opened. */
  static async at(page: Page, messages: Messages, seed = 1): Promise<Listener> {
    await page.addInitScript(listen);
    const tree = await page.context().newCDPSession(page);
    return new Listener(page, tree, messages, seed);
  }

  /** Everything in the tree that has a role, in the order of the page. */
  async nodes(): Promise<readonly HeardNode[]> {
    const { nodes } = (await this.#tree.send('Accessibility.getFullAXTree')) as unknown as {
      readonly nodes: readonly RawNode[];
    };
    const byId = idsOf(nodes);
    // The protocol lists them level by level; whoever listens goes from beginning to end.
    const readFrom = (node: RawNode): readonly RawNode[] => [
      node,
      ...(node.childIds ?? []).flatMap((id) => byId.get(id) ?? []).flatMap(readFrom),
    ];
    const [root] = nodes;
    return (root ? readFrom(root) : []).filter(({ ignored }) => !ignored).map((node) => heard(node, byId));
  }

  /** What has the focus; undefined if nothing but the page itself has it, or if it is just going away. */
  async focused(): Promise<HeardNode | undefined> {
    const { result } = await this.#tree.send('Runtime.evaluate', { expression: FOCUSED });
    const { objectId } = result;
    if (objectId === undefined) return undefined;
    const found = await Promise.all([
      this.#tree.send('DOM.describeNode', { objectId }),
      this.#tree.send('Accessibility.getPartialAXTree', { objectId, fetchRelatives: true }),
    ]).catch(() => undefined);
    if (!found) return undefined;
    const [{ node: element }, tree] = found;
    const { nodes } = tree as unknown as { readonly nodes: readonly RawNode[] };
    const node = nodes.find(({ backendDOMNodeId, ignored }) => backendDOMNodeId === element.backendNodeId && !ignored);
    return node && heard(node, idsOf(nodes));
  }

  /** Collects what was said. */
  async listen(): Promise<readonly string[]> {
    const said = await this.page.evaluate(takeSaid);
    this.heard.push(...said);
    return said;
  }

  /** Presses a key and waits until something is said. */
  async ask(key: string): Promise<readonly string[]> {
    await this.listen();
    await this.page.keyboard.press(key);
    return this.answer();
  }

  /** What is said next. */
  async answer(): Promise<readonly string[]> {
    await this.page
      .waitForFunction(
        () => (globalThis as unknown as { readonly said: readonly string[] }).said.length > 0,
        undefined,
        {
          timeout: PATIENCE,
        },
      )
      .catch(() => {
        throw new Error(`nothing was said after ${this.heard.slice(-4).join(' / ')}`);
      });
    return this.listen();
  }
}
