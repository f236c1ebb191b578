/** Where the search and the filters of the list on the screen stand. */
export const filterBar = 'data-filter-bar';

/** What the rows on the screen were chosen by, as its chips say it: `Customer: Ram Kirana · Status: Due`. */
export function toldFilters(searched: (text: string) => string): string {
  const bar = document.querySelector(`main [${filterBar}]`);
  const search = bar?.querySelector<HTMLInputElement>('[role="searchbox"]')?.value.trim() ?? '';
  const chips = [...(bar?.querySelectorAll('[data-chosen]') ?? [])].map((chip) => {
    const label = chip.querySelector('button')?.firstChild?.textContent ?? '';
    return `${label}: ${chip.querySelector('strong')?.textContent ?? ''}`;
  });
  return [...(search === '' ? [] : [searched(search)]), ...chips].join(' · ').slice(0, 500);
}
