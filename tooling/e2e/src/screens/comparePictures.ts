import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

/** Difference between two colours, from 0 to 1, above which pixelmatch counts a pixel. */
const THRESHOLD = 0.1
/** Pixels that may differ: two runs differ in none, one changed word in hundreds. */
const MOST_PIXELS = 30

/** For another browser: an eighth of the size, so that the edges of letters don't count. */
const COARSE = { shrink: 8, threshold: 0.15, mostOf: 0.02, height: 0.03 }

/** Bare pixels of a picture, four bytes each. */
async function pixelsOf(picture: Buffer, shrink = 1) {
  const { width, height } = await sharp(picture).metadata()
  const size = { width: Math.round(width / shrink), height: Math.max(1, Math.round(height / shrink)) }
  const drawn = sharp(picture).ensureAlpha()
  const data = await (shrink === 1 ? drawn : drawn.resize({ ...size, fit: 'fill', kernel: 'cubic' }))
    .raw()
    .toBuffer()
  return { ...size, data }
}

/** In how many pixels a drawing and a stored picture differ, null where their sizes do. */
async function differingPixels(stored: Buffer, png: Buffer): Promise<number | null> {
  const [before, after] = await Promise.all([pixelsOf(stored), pixelsOf(png)])
  const { width, height } = before
  if (width !== after.width || height !== after.height) return null
  return pixelmatch(before.data, after.data, undefined, width, height, { threshold: THRESHOLD })
}

/** Number of pixels in which a stored picture differs from its drawing: the loss by its reduced colours. */
export const lossOf = async (stored: Buffer, png: Buffer): Promise<number> =>
  (await differingPixels(stored, png)) ?? 0

/** Returns a drawing's difference from its stored picture beyond the loss by reduced colours; null without any. */
export async function difference(
  { picture, loss }: { readonly picture: Buffer; readonly loss: number },
  png: Buffer,
): Promise<string | null> {
  const count = await differingPixels(picture, png)
  if (count !== null) {
    const more = Math.abs(count - loss)
    return more > MOST_PIXELS ? `differs in ${more} pixels` : null
  }
  const [before, after] = await Promise.all([sharp(picture).metadata(), sharp(png).metadata()])
  return `is ${after.width} by ${after.height} px, was ${before.width} by ${before.height}`
}

/** The same where another browser drew it: whether it is roughly as high, and roughly as dark in the same places. */
export async function roughDifference(
  { picture }: { readonly picture: Buffer },
  png: Buffer,
): Promise<string | null> {
  const [before, after] = await Promise.all([pixelsOf(picture, COARSE.shrink), pixelsOf(png, COARSE.shrink)])
  const taller = Math.abs(after.height - before.height) / before.height
  if (before.width !== after.width || taller > COARSE.height)
    return `is ${after.width} by ${after.height} eighths of px, was ${before.width} by ${before.height}`
  const { width } = before
  const height = Math.min(before.height, after.height)
  const rows = ({ data }: { readonly data: Buffer }) => data.subarray(0, width * height * 4)
  const count = pixelmatch(rows(before), rows(after), undefined, width, height, {
    threshold: COARSE.threshold,
  })
  const share = count / (width * height)
  return share > COARSE.mostOf ? `differs in ${(100 * share).toFixed(1)} % of its area` : null
}
