import { inflateRawSync } from 'node:zlib';
import { readXlsx } from 'hucre';

/** The files of a ZIP archive by their names, as its directory has them. */
export async function filesOfZip(answer: Response): Promise<ReadonlyMap<string, Buffer>> {
  const bytes = Buffer.from(await answer.arrayBuffer());
  const end = bytes.length - 22;
  const files = new Map<string, Buffer>();
  for (let at = bytes.readUInt32LE(end + 16); at < end;) {
    const nameBytes = bytes.readUInt16LE(at + 28);
    const name = bytes.subarray(at + 46, at + 46 + nameBytes).toString('utf8');
    const offset = bytes.readUInt32LE(at + 42);
    const content = offset + 30 + nameBytes;
    files.set(name, inflateRawSync(bytes.subarray(content, content + bytes.readUInt32LE(at + 20))));
    at += 46 + nameBytes;
  }
  return files;
}

/** The rows of the first sheet of a workbook, as texts. */
export async function rowsOfXlsx(content: Buffer | undefined): Promise<string[][]> {
  const { sheets } = await readXlsx(new Uint8Array(content ?? Buffer.alloc(0)));
  return (sheets[0]?.rows ?? []).map((row) => row.map((cell) => String(cell ?? '')));
}
