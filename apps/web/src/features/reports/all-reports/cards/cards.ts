import type { MenuModule } from '@bahi/contract/account/session/session.contract';
import { type ReportGroup, reportGroups } from '@bahi/contract/reports/all-reports/report-cards';

type WhomOf<T> = T extends unknown ? T[keyof T] : never;
/** A report that the user may open, and the text that says for whom it is. */
export type Card = { module: MenuModule; whom: WhomOf<(typeof reportGroups)[ReportGroup]> };

/** The reports of a menu, group by group; of a group of which one may see nothing there is none. */
export function groupedCards(menu: readonly MenuModule[]): { group: ReportGroup; cards: Card[] }[] {
  const open = menu
    .flatMap((group) => [group, ...group.childModules])
    .filter(({ hidden, privileges, screenUrl }) => !hidden && privileges.view && screenUrl !== null);
  const groupOf = <G extends ReportGroup>(group: G): { group: G; cards: Card[] } => {
    const cards = Object.entries(reportGroups[group]).flatMap(([code, whom]) => {
      const module = open.find(({ moduleCode }) => moduleCode === code);
      return module === undefined ? [] : [{ module, whom }];
    });
    return { group, cards };
  };
  const groups = [groupOf('sales'), groupOf('tax'), groupOf('dues'), groupOf('goods'), groupOf('office')];
  return groups.filter(({ cards }) => cards.length > 0);
}
