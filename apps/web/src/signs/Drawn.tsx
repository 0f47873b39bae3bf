import type { Shape } from '@coalbrook/scene';
import { createElement, memo } from 'react';
import type { ReactNode } from 'react';

import drawing from '@coalbrook/scene/drawing.module.css';

const propNames = new Map<string, string>([['class', 'className']]);

/** An SVG attribute under React's name. */
const propNameOf = (attribute: string): string => {
  const known = propNames.get(attribute);
  if (known !== undefined) return known;
  const name = attribute.startsWith('data-')
    ? attribute
    : attribute.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  propNames.set(attribute, name);
  return name;
};

const propsOf = ({ attributes, properties }: Shape): Record<string, unknown> => {
  const props: Record<string, unknown> = properties ? { style: properties } : {};
  for (const [attribute, value] of Object.entries(attributes))
    props[propNameOf(attribute)] = attribute === 'class' && value !== undefined ? drawing[value] : value;
  return props;
};

const elementOf = (shape: Shape | string): ReactNode =>
  typeof shape === 'string' ? shape : createElement(shape.tag, propsOf(shape), ...shape.children.map(elementOf));

/** Part of a drawing, memoized by its shape: callers must keep shapes stable. */
export const Drawn = memo(({ shape }: { readonly shape: Shape }) => elementOf(shape));
