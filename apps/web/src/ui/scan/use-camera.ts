import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { nowMilliseconds } from '../../platform/clock.ts';
import { openBarcodeReader } from './barcode-reader.ts';

/** Why there is no picture. */
export type CameraProblem = 'refused' | 'absent' | 'insecure' | 'failed';

/** A code that stays before the camera is one scan; out of sight for so long, it is scanned again. */
const goneMilliseconds = 1200;
/** And in so many pictures at least: a slow phone takes longer for one. */
const goneFromPictures = 2;
const pauseMilliseconds = 80;
/** Wide enough for thin bars, and read in a tenth of a second. */
const widestPicture = 1280;

/** The camera's picture in a video element, and what is read from it while the component is there. */
export function useCamera(onScan: (code: string) => void): {
  video: RefObject<HTMLVideoElement | null>;
  problem: CameraProblem | null;
  retry: () => void;
} {
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState<CameraProblem | null>(null);
  const [tries, setTries] = useState(0);
  const tell = useEffectEvent(onScan);
  useEffect(() => {
    const leaving = new AbortController();
    void watch(video, leaving.signal, (code) => tell(code)).then((found) => {
      if (!leaving.signal.aborted) setProblem(found);
    });
    return () => leaving.abort();
  }, [tries]);
  const retry = (): void => {
    setProblem(null);
    setTries((before) => before + 1);
  };
  return { video, problem, retry };
}

/** Shows and reads until `signal` ends it; answers at once what keeps it from that. */
async function watch(
  video: RefObject<HTMLVideoElement | null>,
  signal: AbortSignal,
  onScan: (code: string) => void,
): Promise<CameraProblem | null> {
  if (!window.isSecureContext) return 'insecure';
  let stream: MediaStream;
  try {
    stream = await navigator.mediaDevices.getUserMedia({
      audio: false,
      video: { facingMode: { ideal: 'environment' }, width: { ideal: widestPicture }, height: { ideal: 720 } },
    });
  } catch (error) {
    return problemOf(error);
  }
  const stop = (): void => {
    for (const track of stream.getTracks()) track.stop();
  };
  const shown = video.current;
  if (signal.aborted || shown === null) {
    stop();
    return null;
  }
  signal.addEventListener('abort', stop);
  shown.srcObject = stream;
  await shown.play().catch(() => undefined);
  void readFrames(shown, signal, onScan);
  return null;
}

async function readFrames(video: HTMLVideoElement, signal: AbortSignal, onScan: (code: string) => void): Promise<void> {
  const reader = openBarcodeReader();
  signal.addEventListener('abort', reader.close);
  const canvas = document.createElement('canvas');
  const seen = new Map<string, { at: number; missing: number }>();
  while (!signal.aborted) {
    const picture = pictureOf(video, canvas);
    const codes = picture === null ? [] : await reader.read(picture);
    const now = nowMilliseconds();
    for (const [code, last] of seen) if (!codes.includes(code)) last.missing += 1;
    for (const code of codes) {
      const last = seen.get(code);
      const isNew = last === undefined || (last.missing >= goneFromPictures && now - last.at > goneMilliseconds);
      seen.set(code, { at: now, missing: 0 });
      if (isNew && !signal.aborted) onScan(code);
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
  }
}

/** What the camera shows now; null before it shows anything. */
function pictureOf(video: HTMLVideoElement, canvas: HTMLCanvasElement): ImageData | null {
  const { videoWidth, videoHeight } = video;
  if (videoWidth === 0) return null;
  const scale = Math.min(1, widestPicture / videoWidth);
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return null;
  context.drawImage(video, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

function problemOf(error: unknown): CameraProblem {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'absent' : 'failed';
}
