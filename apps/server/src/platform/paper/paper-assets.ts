import { createRequire } from 'node:module';
import path from 'node:path';

export type PaperAsset = {
  /** Where the app serves it. */
  readonly path: string;
  /** Absolute, on the server's disk. */
  readonly file: string;
  readonly contentType: string;
};

const require = createRequire(import.meta.url);

export const paperStylesheetPath = '/paper/paper.css';

/**
 * What the HTML bill links to. The frame it stands in is sandboxed and so has an origin of its own: the app serves
 * these without sign-in and, for the fonts to load there, with `Access-Control-Allow-Origin: *`.
 */
export const paperAssets: readonly PaperAsset[] = [
  {
    path: paperStylesheetPath,
    file: path.resolve(import.meta.dirname, '../../../public/paper/paper.css'),
    contentType: 'text/css; charset=utf-8',
  },
  font('400', '400Regular/NotoSansDevanagari_400Regular.ttf'),
  font('600', '600SemiBold/NotoSansDevanagari_600SemiBold.ttf'),
  font('700', '700Bold/NotoSansDevanagari_700Bold.ttf'),
];

function font(weight: string, file: string): PaperAsset {
  return {
    path: `/paper/noto-sans-devanagari-${weight}.ttf`,
    file: require.resolve(`@expo-google-fonts/noto-sans-devanagari/${file}`),
    contentType: 'font/ttf',
  };
}
