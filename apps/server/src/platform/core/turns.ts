import { fail } from './errors.ts';

export type TurnsOptions = {
  /** What is done at once. */
  places: {
    all: number;
    /** Of one lane, however idle the others are: enough of them to keep the machine busy. */
    ofLane: number;
    /** Of long work, where the rest is to stay for short work. */
    long?: number;
  };
  /** Milliseconds that work waits for its turn at most. Without it work waits as long as it takes. */
  patience?: { short: number; long: number };
};

export type Turn<Lane> = {
  /** Whose work it is: lanes are served one after another, whatever waits in each. */
  lane: Lane;
  /** Long work comes after short work. */
  isLong?: boolean;
  /** Aborted when nobody waits for the result any more: work that has not begun is dropped. */
  signal?: AbortSignal | undefined;
};

export type Turns<Lane> = {
  /**
   * Does the work when it is its turn. Refuses with 429 (its own lane is too long) or 503 (all are), and with the
   * seconds after which it is worth another try: at once where it would wait longer than there is patience for.
   */
  take<T>(turn: Turn<Lane>, work: () => Promise<T>): Promise<T>;
};

type Kind = 'short' | 'long';
/** Of one lane: how much is being done, and what starts those that wait. */
type Line = { running: number; short: (() => void)[]; long: (() => void)[] };
type State<Lane> = {
  options: TurnsOptions;
  /** In the order in which they are served: whoever was served goes to the end. */
  lines: Map<Lane, Line>;
  running: Record<Kind, number>;
  /** How long such work has taken lately. */
  meanMilliseconds: Record<Kind, number>;
};

/** How much the last work counts in the mean. */
const weightOfLast = 0.2;

/** Fair turns within this process: of a lane in the order it came, the lanes in turn, short work before long. */
export function createTurns<Lane>(options: TurnsOptions): Turns<Lane> {
  const state: State<Lane> = {
    options,
    lines: new Map(),
    running: { short: 0, long: 0 },
    meanMilliseconds: { short: 0, long: 0 },
  };
  return {
    async take(turn, work) {
      const kind = turn.isLong === true ? 'long' : 'short';
      const line = state.lines.get(turn.lane) ?? { running: 0, short: [], long: [] };
      refuseHopeless(state, line, kind);
      state.lines.set(turn.lane, line);
      await waitForTurn(state, turn, kind, line).finally(() => forgetIdle(state, turn.lane, line));
      const began = performance.now();
      try {
        return await work();
      } finally {
        learn(state, kind, performance.now() - began);
        state.running[kind] -= 1;
        line.running -= 1;
        forgetIdle(state, turn.lane, line);
        startNext(state);
      }
    },
  };
}

function waitForTurn<Lane>(state: State<Lane>, { signal }: Turn<Lane>, kind: Kind, line: Line): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', leave);
    };
    const start = (): void => {
      settle();
      // Its place is taken at once, before others are asked.
      state.running[kind] += 1;
      line.running += 1;
      resolve();
    };
    const leave = (): void => {
      settle();
      line[kind] = line[kind].filter((one) => one !== start);
      reject(signal?.aborted === true ? refusalTo(failLeft) : refusalTo(() => failLate(state, line, kind)));
    };
    const { patience } = state.options;
    const timer = patience === undefined ? undefined : setTimeout(leave, patience[kind]);
    if (signal?.aborted === true) return leave();
    signal?.addEventListener('abort', leave);
    line[kind].push(start);
    startNext(state);
  });
}

function startNext<Lane>(state: State<Lane>): void {
  for (const kind of ['short', 'long'] as const)
    // Whoever went to the end is met there again, while there are places.
    for (const [lane, line] of state.lines) {
      if (!hasPlace(state, kind)) break;
      const next = line.running < state.options.places.ofLane ? line[kind].shift() : undefined;
      if (next === undefined) continue;
      state.lines.delete(lane);
      state.lines.set(lane, line);
      next();
    }
}

function hasPlace<Lane>({ options: { places }, running }: State<Lane>, kind: Kind): boolean {
  return running.short + running.long < places.all && running[kind] < mostOf(places, kind);
}

function mostOf({ all, long = all }: TurnsOptions['places'], kind: Kind): number {
  return kind === 'long' ? long : all;
}

/** Refuses what came now where that which stands before it would take longer than there is patience for. */
function refuseHopeless<Lane>(state: State<Lane>, line: Line, kind: Kind): void {
  const { patience, places } = state.options;
  if (patience === undefined || (hasPlace(state, kind) && line.running < places.ofLane)) return;
  const round = line[kind].length + 1;
  // Before its own turn comes each lane has as many.
  const others = [...state.lines.values()].filter((other) => other !== line);
  const ahead = others.reduce((sum, other) => sum + Math.min(other[kind].length, round), round);
  const mean = state.meanMilliseconds[kind];
  const own = line.running < places.ofLane ? 0 : (round * mean) / Math.min(places.ofLane, mostOf(places, kind));
  const wait = Math.max(own, (ahead * mean) / mostOf(places, kind));
  if (wait > patience[kind]) failWaiting(own > patience[kind], wait);
}

/** The mean had promised an earlier turn. */
function failLate<Lane>({ options, meanMilliseconds }: State<Lane>, line: Line, kind: Kind): never {
  return failWaiting(line.running >= options.places.ofLane, meanMilliseconds[kind]);
}

function failWaiting(isOwnDoing: boolean, milliseconds: number): never {
  return fail(isOwnDoing ? 'common.tooMany' : 'common.busy', {
    status: isOwnDoing ? 429 : 503,
    retryAfterSeconds: Math.max(1, Math.ceil(milliseconds / 1000)),
  });
}

/** Nobody reads it, for the client has gone: the status is the one that servers note then. */
function failLeft(): never {
  return fail('common.busy', { status: 499 });
}

function refusalTo(refuse: () => never): unknown {
  try {
    return refuse();
  } catch (error) {
    return error;
  }
}

function learn<Lane>({ meanMilliseconds }: State<Lane>, kind: Kind, milliseconds: number): void {
  const mean = meanMilliseconds[kind];
  meanMilliseconds[kind] = mean === 0 ? milliseconds : mean + weightOfLast * (milliseconds - mean);
}

function forgetIdle<Lane>({ lines }: State<Lane>, lane: Lane, line: Line): void {
  if (line.running + line.short.length + line.long.length === 0) lines.delete(lane);
}
