type Queue = { running: number; waiting: (() => void)[] };

/** Work of one key takes turns within this process: `width` at once, the others wait in the order they came. */
export function takingTurns<Key>(width: number): (key: Key) => <T>(work: () => Promise<T>) => Promise<T> {
  const queues = new Map<Key, Queue>();
  return (key) => async (work) => {
    const queue = queues.get(key) ?? { running: 0, waiting: [] };
    queues.set(key, queue);
    if (queue.running >= width) await new Promise<void>((resume) => queue.waiting.push(resume));
    else queue.running += 1;
    try {
      return await work();
    } finally {
      const next = queue.waiting.shift();
      if (next !== undefined) next();
      else {
        queue.running -= 1;
        if (queue.running === 0) queues.delete(key);
      }
    }
  };
}
