/// <reference path="./subset-font.d.ts" />
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { type Face, faceFile } from '@coverkit/ui/brand-theme'
import subsetFont from 'subset-font'

/** Folder of subset files between builds. */
export const CUT_FACES = join(import.meta.dirname, '..', 'node_modules', '.cache', 'faces')

/** Increase it when the same declaration is to be subset differently. */
const RECIPE = 1

const LATIN = [
  [0x20, 0x7e],
  [0xa0, 0xff],
] as const
const SIGNS = '–—‘’“”•…−'
/** Letters of names, and signs that occur in sentences. */
const SIGNS_OF_TEXT = 'ıŒœ€←→≤≥'

const HEADING_FEATURES = ['kern', 'liga', 'calt', 'tnum', 'lnum']
const TEXT_FEATURES = [...HEADING_FEATURES, 'locl', 'ccmp', 'mark']

const latin = LATIN.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
).join('')

/** Path of a font's published file: in the brand's folder, or in a package of the brand's or of this tool's. */
export function publishedFile({ file }: Face, appDir: string): string {
  const { resolve } = createRequire(import.meta.url)
  return resolve(file, { paths: [appDir, import.meta.dirname] })
}

/** Subsets a published file to the letters of Western Europe, typographic signs, and the declared weights. */
function cut(published: Buffer, { weight, axes }: Face): Promise<Buffer> {
  const isText = typeof weight !== 'number'
  return subsetFont(published, latin + SIGNS + (isText ? SIGNS_OF_TEXT : ''), {
    targetFormat: 'woff2',
    variationAxes: { ...axes, wght: isText ? { min: weight[0], max: weight[1] } : weight },
    keepFeatures: isText ? TEXT_FEATURES : HEADING_FEATURES,
    noHinting: true,
  })
}

/** Replaces the file in one step, since another build may read it: that one reads the old file or the new one. */
async function replaceFile(path: string, content: Buffer | string): Promise<void> {
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, content)
  await rename(draft, path)
}

/** Subsets a font, unless the same was subset before, and @returns the path of the file. */
export async function cutFace(face: Face, appDir: string): Promise<string> {
  const published = await readFile(publishedFile(face, appDir))
  const { weight, axes } = face
  const recipe = JSON.stringify([RECIPE, weight, axes])
  const key = createHash('sha256').update(recipe).update(published).digest('hex')
  const path = join(CUT_FACES, faceFile(face))
  const known = await readFile(`${path}.key`, 'utf8').catch(() => null)
  if (known === key) return path
  await mkdir(CUT_FACES, { recursive: true })
  await replaceFile(path, await cut(published, face))
  await replaceFile(`${path}.key`, key)
  return path
}
