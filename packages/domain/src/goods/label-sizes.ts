/** How labels stand on what they are printed on; lengths in millimetres, letters in points. */
export type LabelSize = {
  /** A sheet of many labels, or one label a page for a printer of labels. */
  readonly isSheet: boolean;
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  readonly rows: number;
  readonly left: number;
  readonly top: number;
  readonly gapX: number;
  readonly gapY: number;
  /** What is left free within a label, so that a sheet that is a little askew cuts nothing off. */
  readonly padX: number;
  readonly padY: number;
  readonly nameLines: 1 | 2;
  readonly nameLetters: number;
  readonly priceLetters: number;
  readonly digitLetters: number;
  readonly smallLetters: number;
};

const sheet = { isSheet: true, left: 0, top: 0, gapX: 0, gapY: 0 } as const;
const single = { isSheet: false, columns: 1, rows: 1, left: 0, top: 0, gapX: 0, gapY: 0 } as const;

/** The sheets of A4 and the rolls that stationers sell, by the names under which a wish for labels says them. */
export const labelSizes = {
  A4_24: {
    ...sheet,
    width: 70,
    height: 37,
    columns: 3,
    rows: 8,
    top: 0.5,
    padX: 4,
    padY: 2.5,
    nameLines: 2,
    nameLetters: 8.5,
    priceLetters: 9,
    digitLetters: 7.5,
    smallLetters: 6.5,
  },
  A4_40: {
    ...sheet,
    width: 52.5,
    height: 29.7,
    columns: 4,
    rows: 10,
    padX: 3,
    padY: 2,
    nameLines: 1,
    nameLetters: 7.5,
    priceLetters: 8.5,
    digitLetters: 7,
    smallLetters: 6,
  },
  A4_65: {
    ...sheet,
    width: 38.1,
    height: 21.2,
    columns: 5,
    rows: 13,
    left: 4.75,
    top: 10.7,
    gapX: 2.5,
    padX: 1.5,
    padY: 1,
    nameLines: 1,
    nameLetters: 6,
    priceLetters: 6.5,
    digitLetters: 5.5,
    smallLetters: 4.8,
  },
  SINGLE_50_25: {
    ...single,
    width: 50,
    height: 25,
    padX: 1.5,
    padY: 1,
    nameLines: 1,
    nameLetters: 7,
    priceLetters: 8,
    digitLetters: 6.5,
    smallLetters: 5.5,
  },
  SINGLE_38_25: {
    ...single,
    width: 38,
    height: 25,
    padX: 1.2,
    padY: 1,
    nameLines: 1,
    nameLetters: 6.5,
    priceLetters: 7,
    digitLetters: 6,
    smallLetters: 5,
  },
  SINGLE_100_50: {
    ...single,
    width: 100,
    height: 50,
    padX: 3,
    padY: 2.5,
    nameLines: 2,
    nameLetters: 12,
    priceLetters: 14,
    digitLetters: 11,
    smallLetters: 9,
  },
} as const satisfies Record<string, LabelSize>;

export type LabelSizeName = keyof typeof labelSizes;

/** So many labels stand in one file at most. */
export const mostLabels = 2000;

/** Light modules that a scanner needs on both sides of the bars together (GS1 General Specifications, section 5). */
const quietModules = { 'EAN-13': 18, 'UPC-A': 18, 'EAN-8': 14, 'CODE-128': 20 } as const;
export type Symbology = keyof typeof quietModules;

/** Half a millimetre of each edge is left to the printer. */
const edgeMillimetres = 0.5;
/** Below that phones and cheap scanners fail. */
const narrowestModule = 0.17;
/** Printers of labels have eight dots a millimetre: bars of whole dots are as wide as they are meant. */
const dotMillimetres = 0.125;
const widestModule = { sheet: 0.33, single: 0.5 } as const;

/** How wide a module of bars is on a label, in millimetres, as wide as it may be; null where no scanner would read it. */
export function moduleWidthOn(size: LabelSize, symbology: Symbology, modules: number): number | null {
  const widest = Math.min(
    size.isSheet ? widestModule.sheet : widestModule.single,
    (size.width - 2 * edgeMillimetres) / (modules + quietModules[symbology]),
    (size.width - 2 * size.padX) / modules,
  );
  if (widest < narrowestModule) return null;
  const dots = Math.floor(widest / dotMillimetres) * dotMillimetres;
  return !size.isSheet && dots >= narrowestModule ? dots : widest;
}

/** The labels of each page by their places in `copies`, of which the first begins at the `startAt`th place of its sheet. */
export function pagesOfLabels(size: LabelSize, copies: readonly number[], startAt: number): number[][] {
  const labels = copies.flatMap((count, position) => Array.from({ length: count }, () => position));
  const perPage = size.columns * size.rows;
  const onFirst = perPage - (startAt - 1);
  const pages = [labels.slice(0, onFirst)];
  for (let begun = onFirst; begun < labels.length; begun += perPage) pages.push(labels.slice(begun, begun + perPage));
  return pages;
}
