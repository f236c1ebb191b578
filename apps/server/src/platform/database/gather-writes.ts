type Connection = { stream: { cork(): void; uncork(): void } };

/**
 * Lets what is sent to the database in one turn of the event loop leave together: a write of each statement by itself
 * takes longer than all else that is done for it. To be called before something is sent.
 */
export function gatherWrites(connection: Connection | null): () => void {
  let isGathering = false;
  return () => {
    if (isGathering || connection === null) return;
    const { stream } = connection;
    isGathering = true;
    stream.cork();
    process.nextTick(() => {
      isGathering = false;
      stream.uncork();
    });
  };
}
