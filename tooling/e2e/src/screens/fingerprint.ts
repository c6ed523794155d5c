import sharp from 'sharp'

/** The fingerprint of a drawing: enough to compare another drawing of the same screen with it. */
export interface Fingerprint {
  readonly width: number
  readonly height: number
  /** Sums over the pixels, for a drawing by the same browser. */
  readonly fine: string
  /** Sums over the pixels at an eighth of the size, for a drawing by another. */
  readonly rough: string
}

const SUMS = 48
/** Sums are rounded to it: they fit into two bytes up to a drawing of forty million pixels. */
const STEP = 32
const MIDDLE = 128
const MOST = 32_767

/** By the same browser, in pixels that turned from black to white: two runs differ in none, one changed word in dozens. */
const MOST_PIXELS = 2

/** By another browser: `mostOf` is the share of the area that turned from black to white. */
const ROUGH = { shrink: 8, mostOf: 0.002, height: 0.03 }

/** A number that looks random and is the same for a place in every run. */
function scatter(place: number): number {
  const first = Math.imul(place ^ (place >>> 16), 0x7feb352d)
  const second = Math.imul(first ^ (first >>> 15), 0x846ca68b)
  return (second ^ (second >>> 16)) >>> 0
}

/**
 * Adds each value to one of a few sums, or subtracts it, as its place decides. Wherever two drawings differ, the squared
 * differences of their sums come to about the squared differences of their pixels, give or take a third: a word that is
 * exchanged for one as dark counts as much as one that is gone.
 */
function sumsOf(values: Uint8Array): string {
  const sums = new Float64Array(SUMS)
  for (let place = 0; place < values.length; place += 1) {
    const random = scatter(place)
    const value = (values[place] ?? 0) - MIDDLE
    const sum = (random >>> 1) % SUMS
    sums[sum] = (sums[sum] ?? 0) + (random & 1 ? value : -value)
  }
  const rounded = Int16Array.from(sums, (sum) => Math.max(-MOST, Math.min(MOST, Math.round(sum / STEP))))
  return Buffer.from(rounded.buffer).toString('base64')
}

const readSums = (text: string): Int16Array =>
  new Int16Array(Uint8Array.from(Buffer.from(text, 'base64')).buffer)

/** In how many pixels, from black to white, two drawings differ by their sums. */
function pixelsBetween(one: string, other: string): number {
  const [before, after] = [readSums(one), readSums(other)]
  const squares = before.reduce((sum, value, at) => sum + (STEP * (value - (after[at] ?? 0))) ** 2, 0)
  return squares / (3 * 255 ** 2)
}

const eighthsOf = ({ width, height }: Pick<Fingerprint, 'width' | 'height'>) => ({
  width: Math.round(width / ROUGH.shrink),
  height: Math.max(1, Math.round(height / ROUGH.shrink)),
})

const fineSums = async (png: Buffer): Promise<string> =>
  sumsOf(await sharp(png).removeAlpha().raw().toBuffer())

/** At an eighth of a size: the drawing's own, or that of another whose place it should take. */
async function roughSums(png: Buffer, size: Pick<Fingerprint, 'width' | 'height'>): Promise<string> {
  const small = sharp(png)
    .removeAlpha()
    .resize({ ...eighthsOf(size), fit: 'fill', kernel: 'cubic' })
  return sumsOf(await small.raw().toBuffer())
}

export async function fingerprintOf(png: Buffer): Promise<Fingerprint> {
  const { width, height } = await sharp(png).metadata()
  const [fine, rough] = await Promise.all([fineSums(png), roughSums(png, { width, height })])
  return { width, height, fine, rough }
}

/** Returns a drawing's difference from one of which only the fingerprint is stored; null without any. */
export async function fingerprintDifference(before: Fingerprint, png: Buffer): Promise<string | null> {
  const { width, height } = await sharp(png).metadata()
  if (width !== before.width || height !== before.height)
    return `is ${width} by ${height} px, was ${before.width} by ${before.height}`
  const pixels = pixelsBetween(before.fine, await fineSums(png))
  return pixels > MOST_PIXELS ? `differs as much as ${Math.round(pixels)} pixels from black to white` : null
}

/** The same where another browser drew it: whether it is roughly as high, and roughly as dark in the same places. */
export async function roughFingerprintDifference(before: Fingerprint, png: Buffer): Promise<string | null> {
  const { width, height } = await sharp(png).metadata()
  if (width !== before.width || Math.abs(height - before.height) / before.height > ROUGH.height)
    return `is ${width} by ${height} px, was ${before.width} by ${before.height}`
  const small = eighthsOf(before)
  const share = pixelsBetween(before.rough, await roughSums(png, before)) / (small.width * small.height)
  return share > ROUGH.mostOf
    ? `differs as much as ${(100 * share).toFixed(1)} % of its area from black to white`
    : null
}
