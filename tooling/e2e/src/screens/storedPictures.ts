import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import type { PictureName } from './PictureName.ts'

/** Where all pictures are. */
export const SCREENS = fileURLToPath(new URL('../../../../docs/screens/', import.meta.url))

/** Text and flat areas: sixteen colours without loss are half of what a photo's compression makes, and sharper. */
const COLOURS = 16

const fileOf = (picture: PictureName) =>
  join(SCREENS, `${picture.flow}/${picture.screen}-${picture.look}.webp`)

/** What is stored of a drawing, and compared: the same drawing always makes the same bytes. */
export async function compress(png: Buffer): Promise<Buffer> {
  const few = await sharp(png).png({ palette: true, colours: COLOURS, dither: 0, effort: 5 }).toBuffer()
  return sharp(few).webp({ lossless: true, effort: 5 }).toBuffer()
}

/** Stores a drawing; how many bytes it takes. */
export async function storePicture(picture: PictureName, png: Buffer): Promise<number> {
  const file = fileOf(picture)
  await mkdir(dirname(file), { recursive: true })
  const bytes = await compress(png)
  await writeFile(file, bytes)
  return bytes.length
}

/** Undefined where there is none. */
export async function readPicture(picture: PictureName): Promise<Buffer | undefined> {
  const file = fileOf(picture)
  return existsSync(file) ? readFile(file) : undefined
}
