interface GlyphInfo {
  codepoint: number
  cluster: number
}

interface NamedGlyph {
  id: number
  codePoints: readonly number[]
}

/** PDF/UA wants a character for each glyph; this one is not seen. */
const NOTHING: readonly number[] = [0x200b]

/**
 * Returns the glyphs with the characters that they show. A cluster is a group of characters that became one glyph or more:
 * a single glyph shows all of them. Of several, each shows the character whose usual glyph it is, and the first of the
 * others shows the rest.
 */
export function nameGlyphs(
  text: string,
  infos: readonly GlyphInfo[],
  usualGlyph: (codePoint: number) => number | undefined,
): NamedGlyph[] {
  const starts = [...new Set(infos.map(({ cluster }) => cluster))].sort((a, b) => a - b)
  const textOf = new Map(starts.map((start, index) => [start, text.slice(start, starts[index + 1])]))
  const groups = Map.groupBy(infos, ({ cluster }) => cluster)
  const names = new Map<GlyphInfo, readonly number[]>()
  for (const [cluster, group] of groups) {
    const characters = textOf.get(cluster) ?? ''
    const [only] = group
    if (only && group.length === 1) names.set(only, codePointsOf(characters))
    else nameParts(group, codePointsOf(characters.normalize('NFKD')), usualGlyph, names)
  }
  return infos.map((info) => ({ id: info.codepoint, codePoints: names.get(info) ?? NOTHING }))
}

function nameParts(
  group: readonly GlyphInfo[],
  left: number[],
  usualGlyph: (codePoint: number) => number | undefined,
  names: Map<GlyphInfo, readonly number[]>,
): void {
  for (const info of group) {
    const at = left.findIndex((codePoint) => usualGlyph(codePoint) === info.codepoint)
    if (at >= 0) names.set(info, left.splice(at, 1))
  }
  const other = group.find((info) => !names.has(info))
  if (other && left.length > 0) names.set(other, left)
}

const codePointsOf = (text: string) => Array.from(text, (character) => character.codePointAt(0) ?? 0)
