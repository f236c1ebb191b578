import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { NodeCompiler, type NodeError } from '@myriaddreamin/typst-ts-node-compiler';
import type { PdfJob } from './pdf-job.ts';

const templates = path.resolve(import.meta.dirname, '../../../templates');
const fontFiles = [
  '400Regular/NotoSansDevanagari_400Regular.ttf',
  '600SemiBold/NotoSansDevanagari_600SemiBold.ttf',
  '700Bold/NotoSansDevanagari_700Bold.ttf',
];

/** Typst with the product's templates and fonts, and nothing of the machine's. */
export function createTypst() {
  const require = createRequire(import.meta.url);
  const fontBlobs = fontFiles.map((file) =>
    readFileSync(require.resolve(`@expo-google-fonts/noto-sans-devanagari/${file}`)),
  );
  const compiler = NodeCompiler.create({ workspace: templates, fontArgs: [{ fontBlobs }] });
  /** @throws Error with what Typst says, where the template cannot use the data. */
  const layOut = ({ template, data }: Pick<PdfJob, 'template' | 'data'>) => {
    const mainFilePath = path.join(templates, `${template}.typ`);
    const compiled = compiler.compile({ mainFilePath, inputs: { data } });
    if (compiled.result === null) throw new Error(failureOf(compiled.takeDiagnostics()));
    return compiled.result;
  };
  return { compiler, layOut };
}

function failureOf(diagnostics: NodeError | null): string {
  return JSON.stringify(diagnostics?.shortDiagnostics ?? []);
}
