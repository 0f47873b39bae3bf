import { useLanguage } from '../../language/useMessages.ts';

/** Writes points, which may have fractions. */
export const useFigures = (): ((value: number) => string) => {
  const { code } = useLanguage();
  const format = new Intl.NumberFormat(code, { maximumFractionDigits: 2 });
  return (value) => format.format(value);
};
