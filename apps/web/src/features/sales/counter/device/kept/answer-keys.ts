/** Under which an answer is kept: what it is of, and the day that it is as of. */
export function answerKey(of: 'items' | 'services' | 'prices' | 'customers' | 'slip', dayAD?: string): string {
  return dayAD === undefined ? of : `${of} ${dayAD}`;
}

/** The same of what a user alone was answered. */
export function userKey(who: string, call: string): string {
  return `user ${who} ${call}`;
}

/** Whether an answer is as of one day: the lists of goods with their taxes. */
export function isOfDay(key: string): boolean {
  return key.startsWith(answerKey('items', '')) || key.startsWith(answerKey('services', ''));
}
