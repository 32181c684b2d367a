import { mapKeys } from '../support/map-keys.ts';
import { KINDS, type RequestKind } from './visit.ts';

/** The programs of the shop. The embedded database is part of the shop API. */
export const PROGRAMS = ['web', 'gateway', 'shop API'] as const;
export type Program = (typeof PROGRAMS)[number];

export interface RequestCost {
  /** Processor time of each program, in ms. */
  readonly cpu: Readonly<Record<Program, number>>;
  /** Size of the response as sent, in bytes. */
  readonly bytes: number;
  /** Time from request to response on an idle machine, in ms, of each request that was measured. */
  readonly times: readonly number[];
}

export type Costs = Readonly<Record<RequestKind, RequestCost>>;

/** Share of a core that may be used on average: above it, the waiting time grows without a limit in sight. */
export const USABLE = 0.6;

/** What a rate of requests needs. */
export interface Need {
  /** Cores in use on average, for each program. */
  readonly busy: Readonly<Record<Program, number>>;
  /** Processes of each program at `USABLE` of a core; at least one. */
  readonly processes: Readonly<Record<Program, number>>;
  /** Megabits per second out of the shop's servers. */
  readonly megabits: number;
}

/** Utilisation law: the busy time of a program is the sum of rate × cost over all kinds. */
export function needOf(rates: Readonly<Record<RequestKind, number>>, costs: Costs): Need {
  const busy = mapKeys(PROGRAMS, (program) =>
    KINDS.reduce((sum, kind) => sum + (rates[kind] * costs[kind].cpu[program]) / 1000, 0),
  );
  return {
    busy,
    processes: mapKeys(PROGRAMS, (program) => Math.max(1, Math.ceil(busy[program] / USABLE))),
    megabits: KINDS.reduce((sum, kind) => sum + (rates[kind] * costs[kind].bytes * 8) / 1e6, 0),
  };
}

/** The program that reaches its usable share first when all rates grow alike. */
export function firstLimit({ busy }: Need): Program {
  return PROGRAMS.reduce((most, program) => (busy[program] > busy[most] ? program : most));
}
