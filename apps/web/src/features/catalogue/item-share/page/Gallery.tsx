import { formatNumber } from '@bahi/domain/numbers/digits';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../../../platform/language.ts';
import { getPictures, type Link } from './shared-item.ts';
import { usePageTexts } from './page-texts.ts';

type Props = { link: Link; imageList: readonly string[]; name: string };

/** The pictures of the item: one large, the others small below it. The cover is fetched first, the rest after it. */
export function Gallery({ link, imageList, name }: Props) {
  const t = usePageTexts();
  const language = useLanguage();
  const pictures = usePictures(link, imageList);
  const [shown, setShown] = useState(0);
  const labelOf = (position: number): string => t('picture', { name, number: formatNumber(position + 1, language) });
  const large = pictures[shown];
  return (
    <section className="gallery" aria-label={t('pictures')}>
      <div className="large">
        {imageList.length === 0 ? <p>{t('noPicture')}</p> : null}
        {large === undefined ? null : <img src={large} alt={labelOf(shown)} />}
      </div>
      {imageList.length < 2 ? null : (
        <div className="small">
          {imageList.map((sign, position) => (
            <button
              key={sign}
              type="button"
              aria-label={labelOf(position)}
              aria-pressed={position === shown}
              onClick={() => setShown(position)}
            >
              {pictures[position] === undefined ? null : <img src={pictures[position]} alt="" />}
            </button>
          ))}
        </div>
      )}
    </section>
  );
}

/** The pictures as addresses, each there when it has come. One that does not come is left out: the page stands. */
function usePictures(link: Link, imageList: readonly string[]): readonly (string | undefined)[] {
  const [pictures, setPictures] = useState<readonly (string | undefined)[]>([]);
  useEffect(() => {
    let isLeft = false;
    const fetchAll = async (): Promise<void> => {
      let fetched: (string | undefined)[] = [];
      for (const part of [imageList.slice(0, 1), imageList.slice(1)]) {
        if (part.length === 0 || isLeft) return;
        const read = await getPictures(link, part).catch(() => part.map(() => null));
        fetched = [
          ...fetched,
          ...read.map((base64) => (base64 === null ? undefined : `data:image/jpeg;base64,${base64}`)),
        ];
        if (!isLeft) setPictures(fetched);
      }
    };
    void fetchAll();
    return () => {
      isLeft = true;
    };
  }, [link, imageList]);
  return pictures;
}
