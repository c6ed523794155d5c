import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { lossOf } from './comparePictures.ts'
import { fewColours } from './fewColours.ts'
import type { PictureName } from './PictureName.ts'

/** Folder of all pictures. */
export const SCREENS = fileURLToPath(new URL('../../../../docs/screens/', import.meta.url))

/**
 * Text and flat areas: few colours without loss are half of what a photo's compression makes, and sharper. The first palette
 * is larger, so that small marks in a colour of their own are in it.
 */
const PALETTE = 32
const COLOURS = 9

const fileOf = (picture: PictureName) =>
  join(SCREENS, `${picture.flow}/${picture.screen}-${picture.look}.webp`)

/** Returns the compressed form of a drawing, as it is stored. */
export async function compress(png: Buffer): Promise<Buffer> {
  const few = await sharp(png).png({ palette: true, colours: PALETTE, dither: 0, effort: 5 }).toBuffer()
  const { data, info } = await sharp(few).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  fewColours(data, COLOURS)
  const raw = { width: info.width, height: info.height, channels: 3 } as const
  return sharp(data, { raw }).webp({ lossless: true, effort: 6 }).toBuffer()
}

export interface Stored {
  readonly bytes: number
  readonly loss: number
}

/** Stores a drawing; returns its size in bytes, and the loss by its reduced colours. */
export async function storePicture(picture: PictureName, png: Buffer): Promise<Stored> {
  const file = fileOf(picture)
  await mkdir(dirname(file), { recursive: true })
  const compressed = await compress(png)
  await writeFile(file, compressed)
  return { bytes: compressed.length, loss: await lossOf(compressed, png) }
}

/** Undefined where there is none. */
export async function readPicture(picture: PictureName): Promise<Buffer | undefined> {
  const file = fileOf(picture)
  return existsSync(file) ? readFile(file) : undefined
}
