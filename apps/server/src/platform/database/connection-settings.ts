/** For a connection to become free or to be made; then the caller is told to try again. */
export const connectionMilliseconds = 15_000;
/** Each way to filter and sort a list is a statement that a connection keeps prepared; with it they all go. */
export const connectionLifeSeconds = 1800;

/**
 * What is read again and again is in memory: a page by an index costs hardly more than the next one of a walk. What is
 * streamed is read to its end.
 */
const plans = '-c jit=off -c random_page_cost=1.1 -c cursor_tuple_fraction=1';
export const limits = `-c statement_timeout=30s -c lock_timeout=5s -c idle_in_transaction_session_timeout=10s ${plans}`;
