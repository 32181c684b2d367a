import { describe, expect, it } from 'vitest';
import { Circuit, type CallEnd, type CircuitState } from './circuit.ts';

function open(calls = 20) {
  const time = { now: 0 };
  const states: CircuitState[] = [];
  const circuit = new Circuit(
    () => time.now,
    (state) => states.push(state),
  );
  const call = (how: CallEnd) => {
    const passage = circuit.enter();
    passage?.end(how);
    return passage !== null;
  };
  const many = (count: number, how: CallEnd) => {
    for (let index = 0; index < count; index += 1) call(how);
  };
  many(calls, 'fault');
  return { time, circuit, call, many, states };
}

describe('a circuit', () => {
  it('opens when half of at least twenty calls were faults', () => {
    const few = open(19);
    expect(few.call('answered')).toBe(true);
    expect(few.states).toEqual([]);
    few.call('fault');
    expect([few.call('answered'), few.states]).toEqual([false, ['open']]);
  });

  it('stays closed below half', () => {
    const { many, states } = open(0);
    many(21, 'answered');
    many(20, 'fault');
    expect(states).toEqual([]);
    many(1, 'fault');
    expect(states).toEqual(['open']);
  });

  it('counts answers for the shop, whatever it said, and what was not decided not at all', () => {
    const { many, states } = open(0);
    many(1_000, 'undecided');
    many(19, 'fault');
    many(100, 'answered');
    many(19, 'fault');
    expect(states).toEqual([]);
  });

  it('forgets what is older than ten seconds', () => {
    const { time, many, states } = open(19);
    time.now = 10_000;
    many(19, 'fault');
    expect(states).toEqual([]);
    many(1, 'fault');
    expect(states).toEqual(['open']);
  });

  it('lets one call find out after five seconds, and closes when it is answered', () => {
    const { time, circuit, call, states } = open();
    time.now = 4_999;
    expect(circuit.enter()).toBeNull();
    time.now = 5_000;
    const probe = circuit.enter();
    expect(probe?.isProbe).toBe(true);
    expect(circuit.enter()).toBeNull();
    probe?.end('answered');
    expect(call('answered')).toBe(true);
    expect(states).toEqual(['open', 'half-open', 'closed']);
  });

  it('stays open for five more seconds when that call fails', () => {
    const { time, circuit } = open();
    time.now = 5_000;
    circuit.enter()?.end('fault');
    time.now = 9_999;
    expect(circuit.enter()).toBeNull();
    time.now = 10_000;
    expect(circuit.enter()?.isProbe).toBe(true);
  });

  it('lets the next call find out when that call was given up for a reason of its own', () => {
    const { time, circuit } = open();
    time.now = 5_000;
    circuit.enter()?.end('undecided');
    expect(circuit.enter()?.isProbe).toBe(true);
  });

  it('does not open again for calls that began before it opened', () => {
    const { time, circuit, many, states } = open(0);
    const late = Array.from({ length: 50 }, () => circuit.enter());
    many(20, 'fault');
    time.now = 5_000;
    circuit.enter()?.end('answered');
    for (const passage of late) passage?.end('fault');
    expect(states).toEqual(['open', 'half-open', 'closed']);
  });
});
