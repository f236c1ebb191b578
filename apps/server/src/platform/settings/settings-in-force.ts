import type { BsCalendar } from '@bahi/domain/calendar/bs-calendar';
import { calendarWith, findReplacedYears } from './calendar-years.ts';
import { platformTenant } from '../database/database.ts';
import type { Services } from '../core/services.ts';
import { loadGroups, type SettingGroup, settingsInForce, type StoredGroups } from './settings.ts';

/** What the platform has set, as of at most a second or two ago, whichever server it was set at. */
export type SettingsInForce = {
  /** What counts of a group: the environment, else what is stored, else the fallback. Secrets included. */
  get<T extends object>(group: SettingGroup<T>): T;
  /** The built-in calendar with the years that were replaced. */
  calendar(): BsCalendar;
  /** Reads again at once; a database that is away leaves everything as it was. */
  refresh(): Promise<void>;
  /** Reads again every second, until the function that it answers is called. */
  watch(): () => void;
};

const watchMilliseconds = 1000;

type Base = Pick<Services, 'config' | 'database' | 'keys' | 'log'>;

/** Reads what is set, once; `watch` keeps it up to date. The database must be migrated. */
export async function openSettings(base: Base): Promise<SettingsInForce> {
  let state = await load(base, null);
  const refresh = async (): Promise<void> => {
    state = await load(base, state).catch(() => state);
  };
  return {
    get: (group) => settingsInForce(group, base.config, state.groups.byName.get(group.name)),
    calendar: () => state.calendar,
    refresh,
    watch() {
      let timer: NodeJS.Timeout;
      let isOver = false;
      const plan = (): void => {
        if (isOver) return;
        timer = setTimeout(() => void refresh().then(plan), watchMilliseconds);
        timer.unref();
      };
      plan();
      return () => {
        isOver = true;
        clearTimeout(timer);
      };
    },
  };
}

type State = { groups: StoredGroups; years: string; calendar: BsCalendar };

async function load(base: Base, before: State | null): Promise<State> {
  return base.database.transaction('read', platformTenant, async (tx) => {
    const [groups, rows] = await Promise.all([loadGroups(base, tx, before?.groups ?? null), findReplacedYears(tx)]);
    const years = JSON.stringify(rows);
    // The same table stays the same object: what was computed from it is kept with it.
    if (before?.years === years) return { groups, years, calendar: before.calendar };
    return { groups, years, calendar: calendarWith(rows) };
  });
}
