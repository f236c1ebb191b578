import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { sessionContract } from '@bahi/contract/account/session/session.contract';
import { serviceContract } from '@bahi/contract/catalogue/service/service.contract';
import { ApiError } from '../../../../platform/api-error.ts';
import { nowMilliseconds } from '../../../../platform/clock.ts';
import { keepWholeApp, lookForNewerApp } from '../../../../platform/kept/kept-app.ts';
import { setStandIn } from '../../../../platform/kept/stand-in.ts';
import { keyOf, queryClient } from '../../../../platform/query.ts';
import { freshReading } from './fresh-reading.ts';
import { deviceStandIn } from './kept/device-stand-in.ts';
import { callQuietly } from './outbox/quiet-call.ts';
import { askWhatIsMissing, sendLeft, sendWaiting, wasAskedOf } from './outbox/send-waiting.ts';
import { askToSell, takeLend } from './outbox/take-lend.ts';
import { type SellingStop, stopAt } from './selling-stop.ts';
import type { DeviceDatabase } from './store/device-database.ts';
import { type DeviceState, letWaitAgain, readDeviceState } from './store/device-store.ts';

/** How the counter of this browser stands, as its screen shows it. */
export type CounterNow = DeviceState & {
  /** Calls are answered. */
  hasLine: boolean;
  isSending: boolean;
  /** Where there is a line it was asked whether this storage may sell; without one it may by what was lent. */
  isChecked: boolean;
  /** What the server refused of what was sent, in its words. */
  refusal: string | null;
};

export type CounterDevice = ReturnType<typeof counterDevice>;

const everyMilliseconds = 30_000;
/**
 * What is lent is renewed so often while there is a line, and with it what is known of goods and rules: an invoice whose
 * total the server works out otherwise stops the counter.
 */
const renewedMilliseconds = 30 * 60_000;
/** The same where nothing is sold: what stood in the way may be over. */
const stoppedMilliseconds = 2 * 60_000;
/** What the screen shows of it. */
const shown = [keyOf(sessionContract.init), [itemContract.name], [serviceContract.name]];
/** Somebody waits to sell: a line that hangs is none. */
const checkMilliseconds = 8000;

async function readShown(): Promise<void> {
  await Promise.all(shown.map((queryKey) => queryClient.invalidateQueries({ queryKey }, { throwOnError: true })));
}

/**
 * The counter that this browser is: what it keeps, what it sends, and how it stands. There is one for each page; of several
 * tabs one works at a time, and all see what came of it.
 */
// Longer than 60 lines because it is one short entry for each thing that can happen to it.
export function counterDevice(database: DeviceDatabase, begun: DeviceState, who: string) {
  const { counterId } = begun.device;
  let state: CounterNow = { ...begun, hasLine: navigator.onLine, isSending: false, isChecked: false, refusal: null };
  const listeners = new Set<() => void>();
  const channel = new BroadcastChannel(`bahi.counter.${counterId}`);
  const set = (change: Partial<CounterNow>): void => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const reread = async (): Promise<void> => {
    const read = await readDeviceState(database);
    if (read?.device.counterId === counterId) set(read);
  };
  const tell = async (): Promise<void> => {
    await reread();
    if (!isClosed) channel.postMessage('changed');
  };
  let isClosed = false;
  channel.addEventListener('message', () => void reread().catch(() => undefined));

  let renewedAt = 0;
  const isLendDue = (): boolean => {
    const { lend } = state;
    const now = nowMilliseconds();
    if (!state.isChecked || lend === null) return true;
    const isStopped = stopAt(state, now) !== null || lend.sold * 2 > lend.invoices;
    // A clock that was set meanwhile counts as well, whichever way.
    return Math.abs(now - renewedAt) > (isStopped ? stoppedMilliseconds : renewedMilliseconds);
  };
  /** What waits is sent before anything is asked: what this storage has is then on the server, too. */
  const work = async (): Promise<void> => {
    const isOver = state.device.state === 'CLOSED';
    if (isOver && state.waiting === 0 && wasAskedOf(state.device)) return set({ isChecked: true });
    set({ isSending: true });
    try {
      const wasWaiting = state.waiting > 0;
      if (isOver) await askWhatIsMissing(database, state.device);
      // Registered anew with a server that was set back: it takes nothing of a device to which it has lent nothing. What is
      // sold of is read after it has what waits: a reading that fails holds nothing up.
      else if (state.lend === null && wasWaiting) await askToSell(database, state.device, state.heads);
      await sendWaiting(database, state.device, () => void tell().catch(() => undefined));
      await sendLeft(database, counterId);
      // What was taken made stock and goods stale, as a sale of any counter does.
      if (wasWaiting) void fresh.anew();
      await reread();
      // What may sell without the line begins without it as well: it is lent nothing before all of the app is kept.
      const isReady = state.lend !== null || (await keepWholeApp()) !== 'failed';
      if (isReady && isLendDue() && state.device.state !== 'CLOSED') {
        const serverHeads = await takeLend(database, state.device, state.heads);
        // A server that was set back to an earlier moment is sent again what it had.
        if (serverHeads !== null && (await letWaitAgain(database, counterId, serverHeads)) > 0)
          await sendWaiting(database, state.device, () => void tell().catch(() => undefined));
        renewedAt = nowMilliseconds();
        standIn.forget();
        lookForNewerApp();
        await Promise.all([tell(), fresh.anew()]);
      }
      set({ refusal: null, isChecked: true });
    } catch (error) {
      await reread().catch(() => undefined);
      // Without an answer nothing was refused; nor where somebody has left, or another one came.
      const isAnswered = error instanceof ApiError && error.status !== 0;
      set({ isChecked: true, refusal: isAnswered ? error.message : state.refusal });
    } finally {
      set({ isSending: false });
    }
  };
  let working: Promise<void> | null = null;
  const wake = (): Promise<void> => {
    working ??= navigator.locks
      .request(`bahi.counter.work.${counterId}`, { ifAvailable: true }, (lock) => (lock === null ? reread() : work()))
      // A storage that is taken away is found out by the next sale, which is not issued.
      .catch(() => undefined)
      .finally(() => {
        working = null;
      });
    return working;
  };
  const standIn = deviceStandIn(database, who, (hasLine) => {
    set({ hasLine });
    if (hasLine) void wake();
  });
  // What is kept stands in for what did not come: it is not new.
  const fresh = freshReading(() => readShown().then(() => !standIn.isAway()), nowMilliseconds);
  const hearLine = (): void => {
    standIn.noteLine(navigator.onLine);
    if (navigator.onLine) void wake();
  };
  /** One question, and nothing else, where the line was gone: any answer to it says that it is back. */
  const askForLine = (): void => void callQuietly(sessionContract.init, {}).catch(() => undefined);
  const timer = setInterval(() => {
    if (!navigator.onLine) return;
    if (standIn.isAway()) askForLine();
    else void wake();
  }, everyMilliseconds);
  window.addEventListener('online', hearLine);
  window.addEventListener('offline', hearLine);
  setStandIn(standIn);

  return {
    counterId,
    database,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getState: () => state,
    keptOn: standIn.answersOn,
    /** Reads the taxes and rules anew that the screen counts by, where that does not take long. */
    freshen: async (): Promise<void> => {
      if (!state.hasLine || !(await fresh.wait())) return;
      // The lines of the screen are taxed anew once it has drawn what came.
      await new Promise((resolve) => setTimeout(resolve, 50));
    },
    /** Sends what waits, and asks for what is due. */
    wake,
    /** Before the first sale: whether this storage may go on, where that can be asked. */
    check: async (): Promise<void> => {
      renewedAt = 0;
      const late = new Promise<void>((resolve) => setTimeout(resolve, checkMilliseconds));
      if (navigator.onLine) await Promise.race([wake(), late]).catch(() => undefined);
      set({ isChecked: true });
    },
    /** Something was written here. */
    changed: async (): Promise<void> => {
      await tell();
      void wake();
    },
    stopNow: (): SellingStop | null => stopAt(state, nowMilliseconds()),
    close: (): void => {
      isClosed = true;
      clearInterval(timer);
      window.removeEventListener('online', hearLine);
      window.removeEventListener('offline', hearLine);
      channel.close();
      setStandIn(null);
    },
  };
}
