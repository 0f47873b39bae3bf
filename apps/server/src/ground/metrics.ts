/** Figures for Prometheus, in its text format. */

import { monitorEventLoopDelay } from 'node:perf_hooks';

export interface Gauge {
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge';
  readonly value: () => number;
}

const NANOSECONDS = 1e9;
const MICROSECONDS = 1e6;

/** What every process has. */
const processGauges = (): readonly Gauge[] => {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  return [
    {
      name: 'process_cpu_seconds_total',
      help: 'CPU time used.',
      type: 'counter',
      value: () => {
        const { user, system } = process.cpuUsage();
        return (user + system) / MICROSECONDS;
      },
    },
    {
      name: 'process_resident_memory_bytes',
      help: 'Resident memory.',
      type: 'gauge',
      value: () => process.memoryUsage.rss(),
    },
    {
      name: 'nodejs_eventloop_lag_p99_seconds',
      help: 'Delay of the event loop, 99th percentile since the start.',
      type: 'gauge',
      value: () => delay.percentile(99) / NANOSECONDS,
    },
  ];
};

export class Metrics {
  readonly #gauges: readonly Gauge[];

  constructor(gauges: readonly Gauge[]) {
    this.#gauges = [...processGauges(), ...gauges];
  }

  text(): string {
    return this.#gauges
      .map(({ name, help, type, value }) => `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${name} ${value()}\n`)
      .join('');
  }
}
