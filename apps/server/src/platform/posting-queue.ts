/** Postings of one business at once: its counter rows only get slower with more writers. */
const width = 2;

type Queue = { running: number; waiting: (() => void)[] };

const queues = new Map<number, Queue>();

/**
 * The turn-taking of one business's postings within this process: at most two run, the others wait in the order they
 * came, before they take a connection. Correctness does not depend on it; the database's locks hold that.
 */
export function postingQueue(businessId: number): <T>(work: () => Promise<T>) => Promise<T> {
  return async (work) => {
    const queue = queues.get(businessId) ?? { running: 0, waiting: [] };
    queues.set(businessId, queue);
    if (queue.running >= width) await new Promise<void>((resume) => queue.waiting.push(resume));
    else queue.running += 1;
    try {
      return await work();
    } finally {
      const next = queue.waiting.shift();
      if (next !== undefined) next();
      else {
        queue.running -= 1;
        if (queue.running === 0) queues.delete(businessId);
      }
    }
  };
}
