import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import sharp from 'sharp';
import { saveItemFiles } from '../../features/catalogue/item-image/item-image.commands.ts';
import { saveShare } from '../../features/catalogue/item-share/item-share.commands.ts';
import { imageOwner } from '../../features/catalogue/service/service-image.ts';
import type { Context } from '../../platform/core/context.ts';
import { arrangeFiles } from '../../platform/files/attached-files.ts';
import { storeFile } from '../../platform/files/files.ts';
import type { Services } from '../../platform/core/services.ts';
import { act, type Actor } from './demo-context.ts';

const shapes = {
  sack: 'M140 90 Q200 60 260 90 L280 120 Q300 220 285 330 Q200 350 115 330 Q100 220 120 120 Z',
  bottle: 'M175 50 h50 v60 q40 20 40 70 v150 q0 20 -20 20 h-90 q-20 0 -20 -20 v-150 q0 -50 40 -70 z',
  packet:
    'M110 70 l12 -12 l12 12 l12 -12 l12 12 l12 -12 l12 12 l12 -12 l12 12 l12 -12 l12 12 l12 -12 l12 12 l12 -12 l12 12 v260 h-168 z',
} as const;
type Shape = keyof typeof shapes;

/** Items that are shared, each with two pictures that are drawn here, and how many of the first have prices, too. */
const shown: readonly { code: string; shape: Shape; colour: string; isPriceShareable: boolean }[] = [
  { code: 'CH-JIRA', shape: 'sack', colour: '#c9a227', isPriceShareable: true },
  { code: 'TE-TORI', shape: 'bottle', colour: '#d98e04', isPriceShareable: true },
  { code: 'CH-TOKLA', shape: 'packet', colour: '#7a1f2b', isPriceShareable: true },
  { code: 'NO-WWAI', shape: 'packet', colour: '#c0392b', isPriceShareable: false },
];
const delivery = 'SV-DHUW';

/** Pictures of some goods and of a service, and the links by which anybody sees those goods. */
export async function showGoods(services: Services, actor: Actor, day: CalendarDay): Promise<void> {
  for (const { code, shape, colour, isPriceShareable } of shown) {
    const pictures = [await draw(shape, colour, '#f6f1e4'), await draw(shape, colour, '#dfe6f2')];
    await act(services, actor, day, async (context) => {
      const itemId = await idOf(context, 'item', code);
      const images: string[] = [];
      for (const [number, picture] of pictures.entries())
        images.push(await keep(context, `${code}-${number + 1}.jpg`, picture));
      await saveItemFiles(context, { itemId, images, documents: undefined });
      if (actor.sample === undefined)
        await saveShare(context, itemId, { shareable: true, isPriceShareable }, undefined);
    });
  }
  const picture = await draw('sack', '#2e3a8c', '#eef0fb');
  await act(services, actor, day, async (context) => {
    const owner = imageOwner(await idOf(context, 'service', delivery));
    await arrangeFiles(context, owner, [await keep(context, 'delivery.jpg', picture)], { field: 'image' });
  });
}

/** A plain picture of a few kilobytes. */
function draw(shape: Shape, colour: string, ground: string): Promise<Buffer> {
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="800" height="800">
    <rect width="400" height="400" fill="${ground}"/><ellipse cx="200" cy="345" rx="110" ry="14" fill="#00000022"/>
    <path d="${shapes[shape]}" fill="${colour}"/><rect x="130" y="190" width="140" height="70" rx="8" fill="#ffffffcc"/>
    <rect x="146" y="206" width="108" height="10" fill="${colour}"/><rect x="146" y="228" width="76" height="10" fill="${colour}"/>
  </svg>`;
  return sharp(Buffer.from(picture)).jpeg({ quality: 82 }).toBuffer();
}

async function keep({ db, businessId, session }: Context, name: string, content: Buffer): Promise<string> {
  const uploader = { businessId, userId: session.userId };
  return (await storeFile(db, uploader, { name, content, contentType: 'image/jpeg' })).uuid;
}

async function idOf({ db, businessId }: Context, table: 'item' | 'service', code: string): Promise<number> {
  const [row] = await db.query<{ id: number }>(
    `select id from item where business_id = $1 and code = $2 and $3 = 'item'
     union all select id from service where business_id = $1 and code = $2 and $3 = 'service'`,
    [businessId, code, table],
  );
  if (row === undefined) throw new Error(`the demo has no ${table} ${code}`);
  return row.id;
}
