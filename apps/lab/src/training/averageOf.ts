import type { NetWeights } from '@coalbrook/bots/training';

/** The net whose weights are the means of those of several nets, which must be of one shape. */
export const averageOf = (nets: readonly NetWeights[]): NetWeights => {
  const [{ hidden, second, values }] = nets;
  const isAlike = (net: NetWeights): boolean =>
    net.hidden === hidden && net.second === second && net.values.length === values.length;
  if (!nets.every(isAlike)) throw new Error('Nets of different shapes have no average.');
  return {
    hidden,
    second,
    values: values.map((_, index) => nets.reduce((sum, net) => sum + net.values[index], 0) / nets.length),
  };
};
