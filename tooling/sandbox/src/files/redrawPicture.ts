import sharp, { type Metadata, type Sharp } from 'sharp'
import { FileRefused } from './FileRefused.ts'
import { mostStoredBytes } from './storedBytes.ts'

/** A larger picture would fill the memory of the program that opens it. */
const MOST_PIXELS = 100_000_000
/** A picture that is turned, or comes in passes, is held whole while it is read. */
const MOST_HELD_BYTES = 160_000_000
/** Less than a thread has, which can't be ended before this is. */
const MOST_SECONDS = 3
/** Neither quality is visibly worse; the second is for photos with more points than a page has. */
const [QUALITY, QUALITY_OF_MANY, MANY_PIXELS] = [90, 80, 16_000_000]
const GREY: ReadonlySet<string> = new Set(['b-w', 'grey16'])

// Nothing but these two readers: libvips has others, for documents and drawings among them.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] })
sharp.cache(false)
sharp.concurrency(1)

/**
 * Decodes a picture and encodes it again as the same type: turned as its camera says, in the colours of screens,
 * without metadata, thumbnails, further pictures and whatever else was in the file.
 * @throws FileRefused `broken`, `dimensions`
 */
export async function redrawPicture(bytes: Buffer, type: 'image/jpeg' | 'image/png'): Promise<Buffer> {
  const metadata = await read(sharp(bytes, { limitInputPixels: false }).metadata())
  checkDimensions(metadata)
  const picture = sharp(bytes, { failOn: 'error', limitInputPixels: MOST_PIXELS }).autoOrient()
  // A scan in grey would be three times as large in colours.
  if (GREY.has(metadata.space)) picture.toColourspace('b-w')
  const drawing = type === 'image/png' ? picture.png() : drawJpeg(picture, metadata)
  const drawn = await read(drawing.timeout({ seconds: MOST_SECONDS }).toBuffer())
  if (drawn.length > mostStoredBytes(bytes.length)) throw new FileRefused('dimensions')
  return drawn
}

function checkDimensions({ width, height, channels, depth, isProgressive, orientation = 1 }: Metadata): void {
  const pixels = width * height
  if (pixels > MOST_PIXELS) throw new FileRefused('dimensions')
  // The reader of JPEG keeps two bytes for each value of a picture in passes.
  const bytes = depth === 'ushort' || isProgressive ? 2 : 1
  const isHeld = isProgressive || orientation > 1
  if (isHeld && pixels * channels * bytes > MOST_HELD_BYTES) throw new FileRefused('dimensions')
}

/** Keeps how finely colours are sampled. Tables made for the picture would take another pass over all of it. */
function drawJpeg(picture: Sharp, { width, height, chromaSubsampling }: Metadata): Sharp {
  return picture.jpeg({
    quality: width * height > MANY_PIXELS ? QUALITY_OF_MANY : QUALITY,
    chromaSubsampling: chromaSubsampling === '4:4:4' ? '4:4:4' : '4:2:0',
    optimiseCoding: false,
  })
}

/** The library's errors are about the file: it can't be decoded, or takes too long. */
const read = <T>(reading: Promise<T>): Promise<T> =>
  reading.catch(() => {
    throw new FileRefused('broken')
  })
