const COMMITTED = 20_261_123

/** Parses a text as a whole number, or returns the committed seed without one. */
export function seedOf(text: string | undefined): number {
  if (text === undefined || text === '') return COMMITTED
  const given = Number(text)
  // Above it fast-check mixes the number first, and parts of a run that add to the seed would repeat each other.
  if (!/^-?\d+$/.test(text) || given !== (given | 0))
    throw new Error(`SEED is no whole number from -2147483648 to 2147483647: ${text}`)
  return given
}

/** The seed of everything random in tests: `SEED`, or the same in every run. */
export const seed: number = seedOf(process.env.SEED)
