import { measureFairness } from '@bahi/server/resilience/testing/fairness';

/** How much longer one business waits while another one, or anybody, loads the server. */
export async function measureWaiting(): Promise<void> {
  console.log('Median time of one business beside the load of others ÷ its time alone');
  for (const { load, work, aloneMilliseconds: alone, besideMilliseconds: beside } of await measureFairness())
    console.log(
      `  ${`${work}, beside ${load}`.padEnd(46)} ${(beside / alone).toPrecision(2)}   ${beside.toFixed(0)} ms against ${alone.toFixed(0)} ms`,
    );
  console.log();
}
