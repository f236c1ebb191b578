import { clearPrograms, makeDataFolder, type Program, startProgram } from '@bahi/server/resilience/testing/program';
import { startEmbeddedPostgres } from '@bahi/server/platform/embedded-postgres/embedded-postgres';

const rounds = 5;

/** How long the product takes to its readiness after an orderly stop, beside its database alone, turn by turn. */
export async function measureStart(): Promise<void> {
  const dataFolder = makeDataFolder();
  const settings = { BAHI_DATA: dataFolder };
  try {
    await stop(await startProgram(settings));
    const alone: number[] = [];
    const whole: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const database = await startEmbeddedPostgres({ dataFolder });
      alone.push(database.startMilliseconds);
      await database.stop();
      const program = await startProgram(settings);
      whole.push(program.readyMilliseconds);
      await stop(program);
    }
    // The quickest of each, because other work on the machine delays some.
    const [product, database] = [Math.min(...whole), Math.min(...alone)];
    console.log('A start after an orderly stop, to readiness');
    console.log(
      `  the product ÷ its database alone ${(product / database).toFixed(1)} (${Math.round(product)} ms, ${Math.round(database)} ms)\n`,
    );
  } finally {
    await clearPrograms();
  }
}

async function stop(program: Program): Promise<void> {
  program.signal('SIGTERM');
  await program.ended;
}
