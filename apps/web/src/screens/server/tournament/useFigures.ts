import { useFormats } from '../../../language/useFormats.ts';

/** Writes points, which may have fractions. */
export const useFigures = (): ((value: number) => string) => {
  const { number } = useFormats();
  return (value) => number(value, { maximumFractionDigits: 2 });
};
