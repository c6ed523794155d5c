import { readFileSync } from 'node:fs'
import { parse } from 'node:path'
import { create, type Font as FontkitFont } from 'fontkit'
import {
  Blob,
  BufferFlag,
  ClusterLevel,
  Direction,
  Font,
  Face as HbFace,
  Buffer as Shaping,
  shape,
} from 'harfbuzzjs'
import type { FaceFile } from './families.ts'
import { nameGlyphs } from './nameGlyphs.ts'
import { unpackWoff } from './unpackWoff.ts'

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** Since PDFKit 0.20; its types are older. */
      registerFont(name: string, font: FontkitFont): this
    }
  }
}

/** A font file that is read: HarfBuzz shapes texts with it, PDFKit embeds the shapes that are used. */
export interface Face {
  /** Its name in a PDF, another one for each file. */
  name: string
  /** The height of its letters above the line, for a size of 1. */
  ascent: number
  has: (codePoint: number) => boolean
  /** Shapes a text of one direction. */
  shape: (text: string, isRightToLeft: boolean) => Shaped
  /** The font that PDFKit embeds; its layout is ours. */
  font: FontkitFont
}

interface ShapedGlyph {
  id: number
  advanceWidth: number
  /** The characters that readers find and copy for it. */
  codePoints: readonly number[]
}

/** Shapes from left to right, as they are drawn, with places in the units of the font. */
interface Shaped {
  glyphs: ShapedGlyph[]
  positions: { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }[]
  /** For a size of 1. */
  width: number
}

/** The features by which PDFKit hands on the direction of a text; OpenType has them for that direction. */
export const RIGHT_TO_LEFT = 'rtla'
export const LEFT_TO_RIGHT = 'ltra'

/** Shapes each word once. */
export function loadFace(file: FaceFile): Face {
  const bytes = unpackWoff(readFileSync(new URL(import.meta.resolve(file))))
  const font = onlyFont(create(bytes))
  const shaper = new Font(new HbFace(new Blob(bytes)))
  const usualGlyph = remembered((codePoint: number) => shaper.nominalGlyph(codePoint))

  function shapeWord(text: string, direction: Direction): Shaped {
    const buffer = new Shaping()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    buffer.setDirection(direction)
    buffer.setClusterLevel(ClusterLevel.CHARACTERS)
    buffer.setFlags(BufferFlag.REMOVE_DEFAULT_IGNORABLES)
    shape(shaper, buffer)
    const glyphs = nameGlyphs(text, buffer.getGlyphInfos(), usualGlyph).map((glyph) => ({
      ...glyph,
      advanceWidth: font.getGlyph(glyph.id).advanceWidth,
    }))
    return joined([{ glyphs, positions: buffer.getGlyphPositions(), width: 0 }], font.unitsPerEm)
  }
  const toRight = remembered((word: string) => shapeWord(word, Direction.LTR))
  const toLeft = remembered((word: string) => shapeWord(word, Direction.RTL))
  const shapeText = (text: string, isRightToLeft: boolean): Shaped => {
    const words = text.split(/(?<= )/)
    return joined(isRightToLeft ? words.reverse().map(toLeft) : words.map(toRight), font.unitsPerEm)
  }
  const name = parse(file).name
  return {
    name,
    ascent: font.ascent / font.unitsPerEm,
    has: (codePoint) => usualGlyph(codePoint) !== undefined,
    shape: shapeText,
    font: Object.create(font, {
      postscriptName: { value: name },
      layout: {
        value: (text: string, features: readonly string[] = []) => {
          const { glyphs, positions, width } = shapeText(text, features.includes(RIGHT_TO_LEFT))
          return { glyphs, positions, advanceWidth: width * font.unitsPerEm }
        },
      },
    }),
  }
}

function onlyFont(font: ReturnType<typeof create>): FontkitFont {
  if ('fonts' in font) throw new Error('A file has more than one font')
  return font
}

/** Puts shapes side by side, as copies, which PDFKit changes to its own units. */
function joined(parts: readonly Shaped[], unitsPerEm: number): Shaped {
  const positions = parts.flatMap((part) => part.positions.map((position) => ({ ...position })))
  const width = positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) / unitsPerEm
  return { glyphs: parts.flatMap(({ glyphs }) => glyphs), positions, width }
}

function remembered<Key, Value>(find: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>()
  return (key) => {
    const value = known.has(key) ? (known.get(key) as Value) : find(key)
    known.set(key, value)
    return value
  }
}
