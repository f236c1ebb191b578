export type SharedItemLink = { itemShareableId: string; itemShareableCode: string };
type Content = {
  /** The cover as base64 (JPEG), or null. */
  photo: string | null;
  name: string;
  price: string | null;
  seller: string;
  qr: { side: number; path: string };
};

/** Upright, as phones show it whole. */
const width = 1080;
const height = 1350;
const photoHeight = 1010;
const edge = 48;
const qrSide = 220;
const family = "'Noto Sans Devanagari Variable', 'Noto Sans Devanagari', sans-serif";
const ink = { text: '#1f2430', soft: '#5a6173', price: '#2e3a8c', ground: '#ffffff', none: '#f1f2f6' };

/** Draws an item with its picture, name and price, and the QR code of its link, as a JPEG to be sent. */
export async function drawPicture({ photo, name, price, seller, qr }: Content): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('the browser draws no pictures');
  pen.fillStyle = ink.ground;
  pen.fillRect(0, 0, width, height);
  await drawPhoto(pen, photo);
  const textWidth = width - 3 * edge - qrSide;
  const lines = [
    { text: name, font: `600 56px ${family}`, colour: ink.text, y: photoHeight + 90 },
    { text: price ?? '', font: `700 64px ${family}`, colour: ink.price, y: photoHeight + 185 },
    { text: seller, font: `400 36px ${family}`, colour: ink.soft, y: photoHeight + 270 },
  ];
  for (const { text, font, colour, y } of lines) {
    // A font that the page has not shown yet is fetched first.
    await document.fonts.load(font, text);
    pen.font = font;
    pen.fillStyle = colour;
    pen.fillText(text, edge, y, textWidth);
  }
  drawQr(pen, qr);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/jpeg', 0.9);
  });
}

/** The whole picture, as large as its place. */
async function drawPhoto(pen: CanvasRenderingContext2D, photo: string | null): Promise<void> {
  pen.fillStyle = ink.none;
  pen.fillRect(0, 0, width, photoHeight);
  if (photo === null) return;
  const image = new Image();
  image.src = `data:image/jpeg;base64,${photo}`;
  await image.decode();
  const scale = Math.min(width / image.width, photoHeight / image.height);
  const [w, h] = [image.width * scale, image.height * scale];
  pen.drawImage(image, (width - w) / 2, (photoHeight - h) / 2, w, h);
}

function drawQr(pen: CanvasRenderingContext2D, { side, path }: Content['qr']): void {
  pen.save();
  pen.translate(width - edge - qrSide, photoHeight + (height - photoHeight - qrSide) / 2);
  pen.scale(qrSide / side, qrSide / side);
  pen.fillStyle = ink.text;
  pen.fill(new Path2D(path));
  pen.restore();
}
