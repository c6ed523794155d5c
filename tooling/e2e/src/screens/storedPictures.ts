import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { lossOf } from './comparePictures.ts'
import { fewColours } from './fewColours.ts'
import { type Fingerprint, fingerprintOf } from './fingerprint.ts'
import { isStored } from './isStored.ts'
import { nameOf, type PictureName } from './PictureName.ts'

/** Folder of the pictures that git has. */
export const SCREENS = fileURLToPath(new URL('../../../../docs/screens/', import.meta.url))
/** Folder of all pictures that were drawn here, and of drawings that differ from theirs. */
export const DRAWN = fileURLToPath(new URL('../../../../.data/screens/', import.meta.url))

/**
 * Text and flat areas: few colours without loss are half of what a photo's compression makes, and sharper. The first palette
 * is larger, so that small marks in a colour of their own are in it.
 */
const PALETTE = 32
const COLOURS = 9
/** In the dark, the tints of badges are close to each other and to the ground: with fewer, a badge becomes a black pill. */
const DARK_COLOURS = 14

const fileOf = (folder: string, picture: PictureName, type = 'webp') =>
  join(folder, `${nameOf(picture)}.${type}`)

async function write(file: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, bytes)
}

/** Returns the compressed form of a drawing, as it is stored. */
export async function compress(png: Buffer, colours = COLOURS): Promise<Buffer> {
  const few = await sharp(png).png({ palette: true, colours: PALETTE, dither: 0, effort: 5 }).toBuffer()
  const { data, info } = await sharp(few).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  fewColours(data, colours)
  const raw = { width: info.width, height: info.height, channels: 3 } as const
  return sharp(data, { raw }).webp({ lossless: true, effort: 6 }).toBuffer()
}

/** A picture as it was drawn last. */
export interface IndexedPicture extends Fingerprint {
  /** The version of Chromium that drew it. */
  readonly browser: string
  /** The number of pixels in which a stored picture differs from its drawing, by its reduced colours. */
  readonly loss?: number
}

export interface Drawn {
  readonly indexed: IndexedPicture
  /** Size of what git has of it. */
  readonly storedBytes: number
}

/** Writes a picture that a version of Chromium drew, for git only where it is stored there. */
export async function writePicture(picture: PictureName, png: Buffer, browser: string): Promise<Drawn> {
  const colours = picture.look.endsWith('dark') ? DARK_COLOURS : COLOURS
  const [compressed, fingerprint] = await Promise.all([compress(png, colours), fingerprintOf(png)])
  await write(fileOf(DRAWN, picture), compressed)
  const file = fileOf(SCREENS, picture)
  if (!isStored(picture)) {
    await rm(file, { force: true })
    return { indexed: { browser, ...fingerprint }, storedBytes: 0 }
  }
  await write(file, compressed)
  return {
    indexed: { browser, ...fingerprint, loss: await lossOf(compressed, png) },
    storedBytes: compressed.length,
  }
}

/** Undefined where there is none. */
export async function readPicture(picture: PictureName): Promise<Buffer | undefined> {
  const file = fileOf(SCREENS, picture)
  return existsSync(file) ? readFile(file) : undefined
}

/** Leaves a drawing that differs from its picture for a reviewer; returns its path from the root. */
export async function writeDifferent(picture: PictureName, png: Buffer): Promise<string> {
  await write(fileOf(DRAWN, picture, 'png'), png)
  return fileOf('.data/screens', picture, 'png')
}
