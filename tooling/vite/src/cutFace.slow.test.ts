import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { faceFile } from '@coverkit/ui/brand-theme'
import { create, type Font } from 'fontkit'
import { describe, expect, it } from 'vitest'
import { cutFace } from './cutFace.ts'
import { readFaces } from './readFaces.ts'

const KIB = 1024
const APPS = join(import.meta.dirname, '..', '..', '..', 'apps')
const BRANDS = ['wattlebird', 'redearth', 'bluegum', 'saltbush', 'coolabah']
const WORDS = 'Zoë’s cover – “income protection” for José, $9,767.58 • ½ × 2 − 1…'

async function cutFaces(name: string) {
  const appDir = join(APPS, name)
  const faces = await readFaces(appDir)
  const paths = await Promise.all(faces.map((face) => cutFace(face, appDir)))
  return faces.map((face, index) => {
    const content = readFileSync(paths[index] ?? '')
    return { face, content, font: create(content) as Font }
  })
}

describe.each(BRANDS)('the faces of %s', (name) => {
  it('are two, and weigh at most 45 KiB together', async () => {
    const cut = await cutFaces(name)
    expect(cut).toHaveLength(2)
    expect(cut.reduce((sum, { content }) => sum + content.length, 0)).toBeLessThanOrEqual(45 * KIB)
  })

  it('have every letter and sign of Australian sentences and names', async () => {
    for (const { font } of await cutFaces(name)) {
      const missing = [...WORDS].filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
      expect(missing).toEqual([])
    }
  })

  it('keep one weight for headings and all from regular to bold for text', async () => {
    const axes = (await cutFaces(name)).map(({ font }) => font.variationAxes)
    expect(axes[0]).toEqual({})
    expect(Object.keys(axes[1] ?? {})).toEqual(['wght'])
    expect(axes[1]?.wght).toMatchObject({ min: 400, max: 700 })
  })

  it('have figures of one width in text, so that amounts stand below each other', async () => {
    const text = (await cutFaces(name)).at(1)?.font
    const widths = [...'0123456789'].map((figure) => text?.layout(figure, ['tnum', 'lnum']).advanceWidth)
    expect(new Set(widths).size).toBe(1)
  })

  it('keep the notice of their makers', async () => {
    for (const { font } of await cutFaces(name)) expect(font.copyright).toMatch(/Copyright|©/)
  })
})

it('names a cut file by what is kept of the face', () => {
  const fallback = { like: 'serif', sizeAdjust: 100, ascent: 90, descent: 20 } as const
  const file = './Face.woff2'
  expect(faceFile({ family: 'Old Face', file, weight: 500, axes: { SOFT: 60 }, fallback })).toBe(
    'old-face-500-soft60.woff2',
  )
  expect(faceFile({ family: 'Old Face', file, weight: [400, 700], fallback })).toBe('old-face-400-700.woff2')
})

it('says which package a face is missing from', async () => {
  const face = {
    family: 'Nowhere',
    file: '@fontsource-variable/nowhere/files/nowhere.woff2',
    weight: 700,
    fallback: { like: 'sans', sizeAdjust: 100, ascent: 90, descent: 20 },
  } as const
  await expect(cutFace(face, APPS)).rejects.toThrow('@fontsource-variable/nowhere')
})
