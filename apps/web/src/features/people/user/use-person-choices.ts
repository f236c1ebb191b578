import type { Choice } from '../../../ui/fields/SearchSelect.tsx';
import { type RecordSource, useRecordChoices } from '../../../ui/fields/use-record-choices.ts';

/** A person of a list, and why the caller may not act on them, where the list says it. */
type Person = { id: number; fullName: string; userName: string; refusal?: string | null };
export type People = Pick<RecordSource<Person>, 'useRows' | 'useOne'>;

/** The people whom the caller may act on as choices of a select, however many there are. */
export function usePersonChoices(people: People, chosenId: unknown) {
  const nameOf = ({ fullName }: Person) => ({ name: fullName, nameNp: null });
  const { withChosen, chosen, isLoading, searching } = useRecordChoices<Person>({ ...people, nameOf }, chosenId);
  const options = withChosen.filter(({ refusal }) => refusal === undefined || refusal === null).map(personChoice);
  return { chosen, field: { options, isLoading, ...searching } };
}

export function personChoice({ id, fullName, userName }: Person): Choice {
  return { value: id, label: fullName, remark: userName };
}
