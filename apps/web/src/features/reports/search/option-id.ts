/** The id of a choice, by its position over all groups. */
export function optionId(listId: string, position: number): string {
  return `${listId}-${position}`;
}
