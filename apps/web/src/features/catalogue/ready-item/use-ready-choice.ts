import { type readyItemContract } from '@bahi/contract/catalogue/ready-item/ready-item.contract';
import type { Answer } from '@bahi/contract/endpoint';
import { useState } from 'react';
import type { ApiError } from '../../../platform/api-error.ts';

export type ReadyItem = Answer<typeof readyItemContract.read>['items'][number];

/** What is said of one that is chosen, as it is typed; empty is not said. */
export type Said = { sellingPrice: string; quantity: string; cost: string };
const nothing: Said = { sellingPrice: '', quantity: '', cost: '' };

/** What is chosen of a catalogue, in the order of choosing, and what was refused of it. */
export function useReadyChoice() {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Said>>(new Map());
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  return {
    chosen,
    /** The message at a field of one that is chosen: `refusalOf('Sugar', 'cost')`. */
    refusalOf: (name: string, field: keyof Said): string | undefined => refused[`${name}/${field}`],
    choose: (names: readonly string[], isChosen: boolean): void =>
      setChosen((before) => {
        const after = new Map(before);
        for (const name of names) {
          if (isChosen) after.set(name, before.get(name) ?? nothing);
          else after.delete(name);
        }
        return after;
      }),
    say: (name: string, field: keyof Said, value: string): void => {
      setChosen((before) => new Map(before).set(name, { ...(before.get(name) ?? nothing), [field]: value }));
      setRefused(({ [`${name}/${field}`]: _, ...others }) => others);
    },
    /** What the server refused stands at its field. */
    refuse: (error: ApiError): void => {
      const names = [...chosen.keys()];
      setRefused(
        Object.fromEntries(
          error.fields.flatMap(({ field, message }) => {
            const [, at, of] = /^items\.(\d+)\.(\w+)$/.exec(field) ?? [];
            return at === undefined ? [] : [[`${names[Number(at)] ?? ''}/${of ?? ''}`, message]];
          }),
        ),
      );
    },
  };
}
export type ReadyChoice = ReturnType<typeof useReadyChoice>;
