import fc from 'fast-check'

const SAMPLES = 6
const MOST_PARTS = 16
/** No pattern matches it, so the engine backtracks over all text before it. */
const SPOILERS = ['\u0000', '!', '\n']

/** Samples of each pattern, which takes seconds to sample where it names scripts. */
const sampled = new WeakMap<RegExp, readonly string[]>()

/** Texts that the pattern takes, drawn once; none where fast-check does not know its syntax. */
function matching(pattern: RegExp): readonly string[] {
  const known = sampled.get(pattern) ?? draw(pattern)
  sampled.set(pattern, known)
  return known
}

function draw(pattern: RegExp): readonly string[] {
  try {
    const flags = pattern.flags.replace(/[^su]/g, '')
    return fc.sample(fc.stringMatching(new RegExp(pattern.source, flags)), { numRuns: SAMPLES, seed: 7 })
  } catch {
    return []
  }
}

/** The parts of a text that a quantifier may repeat: each character, and each run of up to four. */
const partsOf = (text: string) =>
  [1, 2, 3, 4].flatMap((size) => [...text].map((_, at) => [...text].slice(at, at + size).join('')))

const literals = (source: string) =>
  partsOf(source.replace(/\\[dws]/gi, '1 a').replace(/[\\^$()[\]{}|?*+]/g, ''))

/**
 * Texts that almost match: a beginning that fits, a part repeated up to the length, and an end that spoils it. Made from
 * texts that match, else from the pattern's own characters.
 */
export function* nearMatches(pattern: RegExp, length: number): Generator<string> {
  const samples = matching(pattern)
    .filter((sample) => sample.length > 0)
    .map((sample) => sample.slice(0, 12))
  const parts = new Set([' ', '1', 'a', '/', ...samples.flatMap(partsOf), ...literals(pattern.source)])
  const heads = ['', ...samples.slice(0, 2)]
  let turn = 0
  for (const part of [...parts].slice(0, MOST_PARTS)) {
    const spoiler = SPOILERS[turn % SPOILERS.length] ?? ''
    const head = heads[turn % heads.length] ?? ''
    turn += 1
    yield (head + part.repeat(Math.ceil(length / part.length))).slice(0, length) + spoiler
  }
}
