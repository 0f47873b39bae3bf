import { done, fail, NOBODY } from '@coalbrook/rules';
import type { Result, Seat, Seed } from '@coalbrook/rules';
import { inputFault, isObject, parseJson } from '@coalbrook/rules/input';
import type { Expected, Fields, InputFault, Thing } from '@coalbrook/rules/input';

import { RequestFields } from './requestFields.ts';

export type RefereeRequest =
  | {
      readonly verb: 'new';
      readonly edition: string;
      readonly seats: number;
      readonly options: readonly string[];
      readonly automata: readonly string[];
      readonly files: Fields;
      readonly seed: Seed | undefined;
    }
  | { readonly verb: 'load'; readonly record: unknown; readonly seed: Seed | undefined }
  | { readonly verb: 'draft'; readonly draft: unknown; readonly seed: Seed | undefined }
  | { readonly verb: 'legal'; readonly seat: Seat | undefined }
  | { readonly verb: 'check'; readonly seat: Seat | undefined; readonly action: string }
  | {
      readonly verb: 'play';
      readonly seat: Seat | undefined;
      readonly action: string;
      /** Whom to mask the events for; unmasked if undefined. */
      readonly reader: Seat | undefined;
    }
  | { readonly verb: 'chance'; readonly answer: string | Seed; readonly reader: Seat | undefined }
  | { readonly verb: 'view'; readonly seat: Seat }
  | { readonly verb: 'table' }
  | { readonly verb: 'state' }
  | { readonly verb: 'record' }
  | { readonly verb: 'quit' };

export type Verb = RefereeRequest['verb'];
export type RequestOf<V extends Verb> = Extract<RefereeRequest, { readonly verb: V }>;

const ACTION: Expected = { kind: 'notation' };
const DRAW: Expected = { kind: 'drawOrSeed' };
const thing = (of: Thing): Expected => ({ kind: 'thing', thing: of });

/** The fields of each request, besides `do` and `id`. */
export const requestFieldNames = {
  new: ['edition', 'seats', 'options', 'automata', 'files', 'seed'],
  load: ['record', 'seed'],
  draft: ['draft', 'seed'],
  legal: ['seat'],
  check: ['seat', 'action'],
  play: ['seat', 'action', 'for'],
  chance: ['draw', 'seed', 'for'],
  view: ['seat'],
  table: [],
  state: [],
  record: [],
  quit: [],
} as const satisfies Readonly<Record<Verb, readonly string[]>>;

const verbs = Object.keys(requestFieldNames) as readonly Verb[];

const isVerb = (text: string): text is Verb => (verbs as readonly string[]).includes(text);

const read = (verb: Verb, fields: RequestFields): RefereeRequest => {
  switch (verb) {
    case 'new':
      return {
        verb,
        edition: fields.text('edition', thing('edition')),
        seats: fields.integer('seats'),
        options: fields.texts('options'),
        automata: fields.texts('automata'),
        files: fields.object('files'),
        seed: fields.seed(),
      };
    case 'load':
      return { verb, record: fields.any('record', thing('record')), seed: fields.seed() };
    case 'draft':
      return { verb, draft: fields.any('draft', thing('draft')), seed: fields.seed() };
    case 'legal':
      return { verb, seat: fields.seat('seat', false) };
    case 'check':
      return { verb, seat: fields.seat('seat', false), action: fields.text('action', ACTION) };
    case 'play':
      return {
        verb,
        seat: fields.seat('seat', false),
        action: fields.text('action', ACTION),
        reader: fields.seat('for', true),
      };
    case 'chance': {
      const seed = fields.seed();
      if (seed && fields.has('draw')) fields.refuse('draw', { kind: 'drawOrSeedNotBoth' });
      return { verb, answer: seed ?? fields.text('draw', DRAW), reader: fields.seat('for', true) };
    }
    case 'view':
      return { verb, seat: fields.seat('seat', true) ?? NOBODY };
    case 'table':
    case 'state':
    case 'record':
    case 'quit':
      return { verb };
  }
};

/** Chosen by the client and returned in the answer. */
export type MessageId = string | number;

export interface RequestLine {
  readonly id: MessageId | undefined;
  readonly request: Result<RefereeRequest, InputFault>;
}

const isId = (value: unknown): value is MessageId | undefined =>
  value === undefined || typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value));

const wrong = (fault: InputFault): RequestLine => ({ id: undefined, request: fail(fault) });

/** Parses one line; `seats` is the number of seats, if there is a game. */
export const parseMessage = (line: string, seats: number | undefined): RequestLine => {
  const json = parseJson(line, { document: 'line' });
  if (!json.ok) return wrong(json.fault);
  const { value } = json;
  if (!isObject(value)) return wrong(inputFault({ at: '', document: 'line' }, 'wrongKind', { kind: 'object' }, value));
  const { id, do: verb } = value;
  if (!isId(id)) {
    return wrong(inputFault('id', 'wrongKind', { kind: 'textOrNumber' }, id));
  }
  const known: Expected = { kind: 'oneOf', words: verbs };
  if (typeof verb !== 'string') {
    return {
      id,
      request: fail(inputFault('do', verb === undefined ? 'missing' : 'wrongKind', known, verb)),
    };
  }
  if (!isVerb(verb)) return { id, request: fail(inputFault('do', 'unknown', known, verb)) };
  const fields = new RequestFields(value, seats);
  fields.allow(['do', 'id', ...requestFieldNames[verb]]);
  const request = read(verb, fields);
  return { id, request: fields.fault ? fail(fields.fault) : done(request) };
};
