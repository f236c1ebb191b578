import type { Context } from '../../../platform/core/context.ts';

type Telling = { tell: (done: number) => void; end: () => Promise<void> };

/**
 * Tells how far an import is, in transactions of their own, so that others see it before it is stored. One at a time, and
 * nothing waits for it: what is told too late is left out.
 */
export function tellProgress(
  { services, businessId, outletId, session }: Context,
  { importId, total }: { importId: number; total: number },
): Telling {
  const tenant = { businessId, outletId, userId: session.userId };
  let underWay: Promise<unknown> | null = null;
  const write = (done: number): void => {
    underWay = services.database
      .transaction('write', tenant, (tx) =>
        tx.query(
          `insert into data_import_progress (business_id, import_id, done, total) values ($1, $2, $3, $4)
           on conflict (business_id, import_id) do update set done = excluded.done, total = excluded.total, at = now()`,
          [businessId, importId, done, total],
        ),
      )
      // Whoever looks sees a former count; the import itself is none the worse.
      .catch((error: unknown) => services.log.warn({ err: error }, 'progress of an import'))
      .finally(() => {
        underWay = null;
      });
  };
  write(0);
  return {
    tell: (done) => {
      if (underWay === null) write(Math.min(done, total));
    },
    end: async () => {
      await underWay;
      await services.database
        .transaction('write', tenant, (tx) =>
          tx.query('delete from data_import_progress where business_id = $1 and import_id = $2', [
            businessId,
            importId,
          ]),
        )
        .catch((error: unknown) => services.log.warn({ err: error }, 'progress of an import'));
    },
  };
}
