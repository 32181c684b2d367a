// The load generator: runs one job after the other from the channel and sends back the result of each.
import autocannon from 'autocannon';
import type { Job, Load } from './job.ts';

process.on('message', (job) => {
  void run(job as Job).then((load) => process.send?.({ load }));
});
process.once('disconnect', () => process.exit());
process.send?.({ ready: true, url: '' });

let jobs = 0;

async function run(job: Job): Promise<Load> {
  const { url, method, headers, connections, seconds } = job;
  // The server may still cache the responses of the last job, so the next one requests the other half.
  jobs += 1;
  const bodies =
    job.bodies.length < 2 ? job.bodies : job.bodies.filter((_, n) => (n + jobs) % 2 === 0);
  let dealt = 0;
  const result = await autocannon({
    url,
    method,
    headers: { ...headers },
    connections,
    pipelining: 1,
    duration: seconds,
    requests: bodies.length === 0 ? [{}] : [{ body: bodies[0] ?? '' }],
    setupClient: (client) => {
      if (bodies.length < 2) return;
      const first = dealt;
      dealt += 1;
      const own = bodies.filter((_, n) => n % connections === first);
      client.setRequests(own.map((body) => ({ method, headers: { ...headers }, body })));
    },
  });
  return {
    perSecond: result['2xx'] / result.duration,
    succeeded: result['2xx'],
    failed: result.errors + result.non2xx,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}
