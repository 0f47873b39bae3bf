/** What can be asked of the server over HTTP, as data: one route for each method and path. */

import type { IncomingMessage } from 'node:http';

import type { HttpAnswer } from './json.ts';

/**
 * Who may ask. `anybody`: no matter where the request comes from. `page`: whoever uses this server's own page; somebody
 * unknown gets a cookie. `keeper`: whoever looks after the server.
 */
type Who = 'anybody' | 'page' | 'keeper';

/** What a request takes credits for, besides being one. */
export type Cost = 'table' | 'tournament';

/** A request that only looks at something. */
export interface Looking {
  readonly request: IncomingMessage;
  /** Undefined for a stranger. */
  readonly person: string | undefined;
  /** What stands in the path where the route has a `:`. */
  readonly named: string;
}

/** Somebody who sends a request from this server's own page. */
export interface Asking {
  readonly person: string;
  /** The hash of the device's cookie: the person's own, unless the device is signed in. */
  readonly device: string;
  /** The network that they come from; the device if that is not known. */
  readonly from: string;
  /** What the browser calls itself. */
  readonly agent: string;
  /** Where that page is. */
  readonly origin: string;
  /** Sets the cookie of somebody who was unknown. */
  readonly headers: HttpAnswer['headers'];
  /** Whom the request comes from; undefined if it speaks for everybody. */
  readonly address: string | undefined;
}

interface AnyRoute {
  readonly path: string;
  readonly who: Who;
}

export interface GetRoute extends AnyRoute {
  readonly method: 'GET';
  readonly who: 'anybody' | 'keeper';
  readonly answer: (looking: Looking) => Promise<HttpAnswer>;
}

/** The form of a POST route that has forgotten what its body is. */
export interface PostRoute extends AnyRoute {
  readonly method: 'POST';
  readonly who: 'page' | 'keeper';
  /** Whether a body is one that the route can read. */
  readonly read: (body: unknown) => boolean;
  /** Bytes that a body may have, if not as many as usual. */
  readonly longest?: number;
  readonly costs?: Cost;
  readonly answer: (body: unknown, asking: Asking) => Promise<HttpAnswer>;
}

/** What a program sends that follows a link in a letter; nothing is read from its body. */
export interface LetterRoute extends AnyRoute {
  readonly method: 'POST';
  readonly who: 'anybody';
  readonly answer: (looking: Looking) => Promise<HttpAnswer>;
}

export type HttpRoute = GetRoute | PostRoute | LetterRoute;

type Limits = Pick<PostRoute, 'longest' | 'costs'>;

export const get = (path: string, answer: GetRoute['answer']): HttpRoute => ({
  method: 'GET',
  path,
  who: 'anybody',
  answer,
});

export const post = <Body>(
  path: string,
  read: (body: unknown) => body is Body,
  answer: (body: Body, asking: Asking) => Promise<HttpAnswer>,
  limits: Limits = {},
): HttpRoute => ({ method: 'POST', path, who: 'page', read, answer: answer as PostRoute['answer'], ...limits });

/** The same for the keeper, without the page's cookie. */
export const keeperGet = (path: string, answer: GetRoute['answer']): HttpRoute => ({
  method: 'GET',
  path,
  who: 'keeper',
  answer,
});

export const keeperPost = <Body>(
  path: string,
  read: (body: unknown) => body is Body,
  answer: (body: Body) => Promise<HttpAnswer>,
): HttpRoute => ({ method: 'POST', path, who: 'keeper', read, answer: answer as PostRoute['answer'] });

/** A link in a letter, and the button that it shows. */
export const letterRoutes = (path: string, answer: (looking: Looking) => Promise<HttpAnswer>): readonly HttpRoute[] => [
  get(path, answer),
  { method: 'POST', path, who: 'anybody', answer },
];

/** For requests that say everything by their path. */
export const isAnything = (_body: unknown): _body is unknown => true;
