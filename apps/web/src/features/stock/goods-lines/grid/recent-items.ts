const mostKept = 20;
const kept = new Map<string, readonly string[]>();

/** What was sold lately on this page, newest first, by `lineItemKey`. `account` keeps the users of a machine apart. */
export function recentKeys(account: string): readonly string[] {
  return kept.get(account) ?? [];
}

export function rememberItem(account: string, key: string): void {
  kept.set(account, [key, ...recentKeys(account).filter((other) => other !== key)].slice(0, mostKept));
}
