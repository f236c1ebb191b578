import { readFileSync } from 'node:fs';

type PlaceLine = { code: string; name: string; nameNp: string };
export type PlaceFiles = {
  provinces: PlaceLine[];
  districts: PlaceLine[];
  localBodies: (PlaceLine & { type: string; wards: number })[];
};

/** The places of Nepal as the product ships them: tables of tab-separated values under tables/. */
export function readPlaceFiles(): PlaceFiles {
  return {
    provinces: readTable('provinces').map(placeOf),
    districts: readTable('districts').map(placeOf),
    localBodies: readTable('local-bodies').map((columns) => {
      const [, , , type = '', wards = ''] = columns;
      return { ...placeOf(columns), type, wards: Number(wards) };
    }),
  };
}

function placeOf([code = '', name = '', nameNp = '']: string[]): PlaceLine {
  return { code, name, nameNp };
}

/** The lines below the comments and the heading. */
function readTable(name: string): string[][] {
  const text = readFileSync(new URL(`tables/${name}.tsv`, import.meta.url), 'utf8');
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.slice(1).map((line) => line.split('\t'));
}
