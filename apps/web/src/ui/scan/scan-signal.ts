const foundHertz = 1760;
const unknownHertz = 220;
const beepSeconds = 0.12;
const vibrationMilliseconds = 80;

let audio: AudioContext | null = null;

/** A short beep, high where the code is known and low where not, and on a phone a tremble. */
export function signalScan(isKnown: boolean): void {
  navigator.vibrate?.(isKnown ? vibrationMilliseconds : [vibrationMilliseconds, 60, vibrationMilliseconds]);
  try {
    audio ??= new AudioContext();
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = isKnown ? foundHertz : unknownHertz;
    volume.gain.value = 0.1;
    tone.connect(volume).connect(audio.destination);
    tone.start();
    tone.stop(audio.currentTime + beepSeconds);
  } catch {
    // A device without sound shows what was scanned all the same.
  }
}
