import { Fragment } from 'react';

import { ruleNumber } from '../language/ruleNumber.ts';
import { hrefOf } from '../route/route.ts';
import type { Span } from './readRules.ts';

const STATEMENT = /([a-z][a-z-]*\.[a-z-]+\.\d+)/g;

/** Links between rules texts use file names. */
const addressOf = (href: string): string =>
  hrefOf({ screen: 'rules', at: href.replace(/^.*\//, '').replace(/(\.\w\w)?\.md.*$/, '') });

/** Statement numbers in a text become links. */
const Linked = ({ text }: { readonly text: string }) => {
  const parts = text.split(STATEMENT);
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      <a key={index} href={hrefOf({ screen: 'rules', at: part })}>
        {ruleNumber(part)}
      </a>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
};

const Part = ({ span }: { readonly span: Span }) => {
  switch (span.kind) {
    case 'text':
      return <Linked text={span.text} />;
    case 'bold':
      return <strong>{span.text}</strong>;
    case 'italic':
      return <em>{span.text}</em>;
    case 'code':
      return <code>{span.text}</code>;
    case 'link':
      return <a href={addressOf(span.href)}>{span.text}</a>;
  }
};

export const Spans = ({ spans }: { readonly spans: readonly Span[] }) =>
  spans.map((span, index) => <Part key={index} span={span} />);
