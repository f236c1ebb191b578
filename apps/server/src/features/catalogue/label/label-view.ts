import { type LabelSize, labelSizes, moduleWidthOn, pagesOfLabels } from '@bahi/domain/goods/label-sizes';
import {
  addPaisa,
  asPaisa,
  formatRupees,
  multiplyRate,
  type Paisa,
  scalePaisa,
  wholeRateHundredths,
} from '@bahi/domain/numbers/money';
import type { labelContract } from '@bahi/contract/catalogue/label/label.contract';
import type { Input } from '@bahi/contract/endpoint';
import type { PdfData } from '../../../platform/paper/pdf.ts';
import { sampleMark } from '@bahi/contract/paper/letterhead-view';
import { nameIn, word } from '@bahi/contract/paper/paper-words';
import type { Bars } from './label-bars.ts';

export type LabelWish = Input<(typeof labelContract)['print']>['body'];

/** A variant whose labels are printed. */
export type Labelled = {
  id: number;
  name: string;
  name_np: string | null;
  attribute_value: string | null;
  attribute_value_np: string | null;
  sku: string | null;
  barcode: string | null;
  selling_price_paisa: number;
  mrp_paisa: number | null;
  vat_included: boolean;
  /** Hundredths of a per cent; null where nothing is charged. */
  rate: number | null;
};

/** Whose labels they are, and the variants in the order of the wish. */
export type LabelPaper = {
  business: { en: string; ne: string | null };
  /** Of a sample business each label says so, where the name of a business would stand. */
  isSample: boolean;
  variants: readonly { variant: Labelled; copies: number }[];
};

/** What is drawn of a variant: its barcode, or its SKU where it has none. */
export function codeOf({ barcode, sku }: Pick<Labelled, 'barcode' | 'sku'>): string | null {
  return barcode ?? sku;
}

/** The names of those whose bars are too long for the labels. */
export function tooLong({ variants }: LabelPaper, wish: LabelWish, bars: ReadonlyMap<string, Bars>): string[] {
  const size: LabelSize = labelSizes[wish.size];
  return variants.flatMap(({ variant }) => {
    const drawn = bars.get(codeOf(variant) ?? '');
    const fits = drawn === undefined || moduleWidthOn(size, drawn.symbology, drawn.modules) !== null;
    return fits ? [] : [nameIn({ en: variant.name, ne: variant.name_np }, wish.language)];
  });
}

/** What the template of labels reads. */
export function labelView(paper: LabelPaper, wish: LabelWish, bars: ReadonlyMap<string, Bars>): PdfData {
  const size: LabelSize = labelSizes[wish.size];
  const title = word('labels', wish.language);
  return {
    spoken: { language: wish.language, title, pictures: [] },
    language: wish.language,
    title,
    size: {
      ...size,
      pageWidth: size.isSheet ? 210 : size.width,
      pageHeight: size.isSheet ? 297 : size.height,
    },
    startAt: wish.startAt - 1,
    pages: pagesOfLabels(
      size,
      paper.variants.map(({ copies }) => copies),
      wish.startAt,
    ),
    labels: paper.variants.map(({ variant }) => labelOf(variant, paper, { wish, size, bars })),
  };
}

type Setting = { wish: LabelWish; size: LabelSize; bars: ReadonlyMap<string, Bars> };

function labelOf(variant: Labelled, { business, isSample }: LabelPaper, { wish, size, bars }: Setting) {
  const { language } = wish;
  const drawn = wish.barcode ? bars.get(codeOf(variant) ?? '') : undefined;
  const values = { en: variant.attribute_value ?? '', ne: variant.attribute_value_np };
  return {
    business: isSample ? sampleMark : wish.businessName ? nameIn(business, language) : '',
    name: nameIn({ en: variant.name, ne: variant.name_np }, language),
    values: wish.attributeValue ? nameIn(values, language) : '',
    price: priceText(variant, wish),
    bars:
      drawn === undefined ? null : { ...drawn, moduleWidth: moduleWidthOn(size, drawn.symbology, drawn.modules) ?? 0 },
    digits: drawn === undefined ? '' : (codeOf(variant) ?? ''),
    // Below its own bars it stands already.
    sku: wish.sku && variant.sku !== null && (drawn === undefined || variant.barcode !== null) ? variant.sku : '',
  };
}

/** What is asked for a variant, without VAT and with it. */
export function pricesOf(variant: Pick<Labelled, 'selling_price_paisa' | 'vat_included' | 'rate'>): {
  net: Paisa;
  gross: Paisa;
} {
  const selling = asPaisa(variant.selling_price_paisa);
  const rate = variant.rate ?? 0;
  return variant.vat_included
    ? { net: scalePaisa(selling, wholeRateHundredths, wholeRateHundredths + rate), gross: selling }
    : { net: selling, gross: addPaisa(selling, multiplyRate(selling, rate)) };
}

/** The price as it is asked for. Goods without a printed price bear what is asked for them, with VAT, and not as an MRP. */
function priceText(variant: Labelled, { price, language }: LabelWish): string {
  if (price === 'NONE') return '';
  const rate = variant.rate ?? 0;
  const { net, gross } = pricesOf(variant);
  if (price === 'MRP' && variant.mrp_paisa !== null)
    return word('labelMrp', language, { amount: formatRupees(asPaisa(variant.mrp_paisa), language) });
  if (price === 'WITHOUT_VAT' && rate > 0)
    return word('labelPlusVat', language, { amount: formatRupees(net, language) });
  const key = rate > 0 ? 'labelWithVat' : 'labelPrice';
  return word(key, language, { amount: formatRupees(gross, language) });
}
