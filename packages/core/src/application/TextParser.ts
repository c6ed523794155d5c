import type { ParseOptions } from '../fields/cleanText.ts'

/** Reads a text into its canonical form or throws an `InvalidInputError`. */
export type TextParser = (text: string, options: ParseOptions) => string
