import qrcode from 'qrcode';

/** Light modules around the code on each side, which scanners need. */
const quietModules = 2;

/** A QR code (error correction M) as an SVG without style or script: one path. */
export function qrSvg(text: string): string {
  const { side, path } = qrPath(text);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path d="${path}"/></svg>`;
}

/** The dark modules of a QR code (error correction M) as the path of a picture of `side` modules. */
export function qrPath(text: string): { side: number; path: string } {
  const { modules } = qrcode.create(text, { errorCorrectionLevel: 'M' });
  const side = modules.size + 2 * quietModules;
  const path = Array.from({ length: modules.size }, (_row, y) => rowPath(modules.data, modules.size, y)).join('');
  return { side, path };
}

/** The dark modules of one row, runs of neighbours as one rectangle. */
function rowPath(dark: ArrayLike<number>, size: number, y: number): string {
  let path = '';
  for (let x = 0; x < size; x += 1) {
    let run = 0;
    while (x + run < size && dark[y * size + x + run] === 1) run += 1;
    if (run > 0) path += `M${x + quietModules} ${y + quietModules}h${run}v1h-${run}z`;
    x += run;
  }
  return path;
}
