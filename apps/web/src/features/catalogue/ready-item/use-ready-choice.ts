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
  const [refusals, setRefusals] = useState(0);
  const forget = (isMeant: (place: string) => boolean): void =>
    setRefused((before) => Object.fromEntries(Object.entries(before).filter(([place]) => !isMeant(place))));
  return {
    chosen,
    /** How often something was refused. */
    refusals,
    /** The message at a field of one that is chosen, `refusalOf('Sugar', 'cost')`, or at what is chosen itself. */
    refusalOf: (name: string, field: keyof Said | 'name'): string | undefined => refused[`${name}/${field}`],
    /** The message at the outlet of what is in stock. */
    outletRefusal: refused['outletId'],
    forgetOutlet: (): void => forget((place) => place === 'outletId'),
    choose: (names: readonly string[], isChosen: boolean): void => {
      setChosen((before) => {
        const after = new Map(before);
        for (const name of names) {
          if (isChosen) after.set(name, before.get(name) ?? nothing);
          else after.delete(name);
        }
        return after;
      });
      forget((place) => names.some((name) => place.startsWith(`${name}/`)));
    },
    say: (name: string, field: keyof Said, value: string): void => {
      setChosen((before) => new Map(before).set(name, { ...(before.get(name) ?? nothing), [field]: value }));
      forget((place) => place === `${name}/${field}`);
    },
    /** What the server refused stands at its field; what has none, at what was chosen. */
    refuse: (error: ApiError): void => {
      const names = [...chosen.keys()];
      setRefusals((count) => count + 1);
      setRefused(
        Object.fromEntries(
          error.fields.map(({ field, message }) => {
            const [, at, of = ''] = /^items\.(\d+)\.(\w+)/.exec(field) ?? [];
            return [at === undefined ? field : `${names[Number(at)] ?? ''}/${of in nothing ? of : 'name'}`, message];
          }),
        ),
      );
    },
  };
}
export type ReadyChoice = ReturnType<typeof useReadyChoice>;
