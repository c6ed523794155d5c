interface Counted {
  readonly colour: number
  count: number
}

/** A tint or an accent is more visible than a shade of the same grey: its distance has this weight. */
const TINT = 4
/** Below 1: a small mark in a colour of its own is preserved over the many shades at the edges of letters. */
const RARITY = 0.75

const channels = (colour: number) => [colour >> 16, (colour >> 8) & 255, colour & 255] as const

/** Squared distance of two colours: in lightness, and weighted more in tint. */
function distance(one: number, other: number): number {
  const [red, green, blue] = channels(one)
  const [otherRed, otherGreen, otherBlue] = channels(other)
  const [r, g, b] = [red - otherRed, green - otherGreen, blue - otherBlue]
  const light = 0.3 * r + 0.6 * g + 0.1 * b
  return light ** 2 + TINT * ((r - light) ** 2 + (g - light) ** 2 + (b - light) ** 2)
}

/** Returns the two colours that merge at the least cost, the rarer into the other; small contrasts survive. */
function cheapestPair(colours: readonly Counted[]) {
  const pairs = colours.flatMap((rare) =>
    colours
      .filter((other) => other !== rare && other.count >= rare.count)
      .map((into) => ({ rare, into, cost: rare.count ** RARITY * distance(rare.colour, into.colour) })),
  )
  return pairs.reduce((best, pair) => (pair.cost < best.cost ? pair : best))
}

/** Reduces a palette to so many colours; returns the replacement of each former colour. */
function reducePalette(counts: ReadonlyMap<number, number>, most: number): ReadonlyMap<number, number> {
  const colours: Counted[] = [...counts].map(([colour, count]) => ({ colour, count }))
  const replaced = new Map([...counts.keys()].map((colour) => [colour, colour]))
  while (colours.length > most) {
    const { rare, into } = cheapestPair(colours)
    into.count += rare.count
    colours.splice(colours.indexOf(rare), 1)
    for (const [from, to] of replaced) if (to === rare.colour) replaced.set(from, into.colour)
  }
  return replaced
}

/** Leaves so many colours of a picture of three bytes a pixel, in place: half of the shades at the edges of letters go. */
export function fewColours(pixels: Buffer, most: number): void {
  const counts = new Map<number, number>()
  const at = (index: number) => pixels.readUIntBE(index, 3)
  for (let index = 0; index < pixels.length; index += 3)
    counts.set(at(index), (counts.get(at(index)) ?? 0) + 1)
  const replaced = reducePalette(counts, most)
  for (let index = 0; index < pixels.length; index += 3)
    pixels.writeUIntBE(replaced.get(at(index)) ?? at(index), index, 3)
}
