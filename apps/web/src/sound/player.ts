import type { SoundKind } from '@quri/board-kit';
import { settings } from '../session/settings.ts';
import { NOTES, type Note } from './notes.ts';
import { soundGate } from './sound-gate.ts';

const ATTACK = 0.008;
/** An exponential fall never reaches zero. */
const SILENCE = 0.0001;

/** Loudness is heard by its logarithm: a slider that squares it feels even. */
const masterGain = (): number => (settings.get().volume / 100) ** 2;

const context = new AudioContext();
const master = context.createGain();
master.gain.value = masterGain();
master.connect(context.destination);
settings.subscribe(() => master.gain.setTargetAtTime(masterGain(), context.currentTime, 0.02));

// Some browsers let it sound only from within a touch, or stop it when a call comes in.
for (const event of ['pointerdown', 'keydown'])
  addEventListener(event, () => {
    if (context.state !== 'running') void context.resume().catch(() => undefined);
  });

const isAllowed = soundGate();

/** A sound that comes later than this tells nothing any more. */
const LATE_MS = 300;

/** Plays a sound now, or not at all. A browser that does not allow it lets `resume` wait for a touch. */
export async function play(kind: SoundKind): Promise<void> {
  const asked = performance.now();
  if (context.state !== 'running') await context.resume().catch(() => undefined);
  if (performance.now() - asked > LATE_MS) return;
  const now = context.currentTime;
  if (!isAllowed(kind, now, document.hidden)) return;
  for (const note of NOTES[kind]) begin(note, now + note.at);
}

function begin(note: Note, at: number): void {
  const { lasts, gain } = note;
  const end = at + lasts;
  const loudness = context.createGain();
  loudness.gain.setValueAtTime(SILENCE, at);
  loudness.gain.exponentialRampToValueAtTime(gain, at + ATTACK);
  loudness.gain.exponentialRampToValueAtTime(SILENCE, end);
  loudness.connect(master);
  const source = sourceOf(note, at, end, loudness);
  source.onended = () => loudness.disconnect();
  source.start(at);
  source.stop(end);
}

function sourceOf({ wave, hz, toHz }: Note, at: number, end: number, into: AudioNode): AudioScheduledSourceNode {
  const glide = (pitch: AudioParam): void => {
    pitch.setValueAtTime(hz, at);
    if (toHz !== undefined) pitch.exponentialRampToValueAtTime(toHz, end);
  };
  if (wave === 'noise') {
    const noise = context.createBufferSource();
    noise.buffer = noiseBuffer();
    const filter = context.createBiquadFilter();
    filter.type = 'bandpass';
    glide(filter.frequency);
    noise.connect(filter).connect(into);
    return noise;
  }
  const oscillator = context.createOscillator();
  oscillator.type = wave;
  glide(oscillator.frequency);
  oscillator.connect(into);
  return oscillator;
}

let made: AudioBuffer | undefined;

/** A second of noise, made once. */
function noiseBuffer(): AudioBuffer {
  if (made === undefined) {
    made = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const samples = made.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  }
  return made;
}
