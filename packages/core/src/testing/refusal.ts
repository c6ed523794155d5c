import { InvalidInputError } from '../fields/InvalidInputError.ts'

/** Returns the code and path of a parser's refusal, or null when it accepted. Other errors pass through. */
export function refusal(parse: () => unknown): { code: string; path: string } | null {
  try {
    parse()
    return null
  } catch (error) {
    if (error instanceof InvalidInputError) return { code: error.code, path: error.path }
    throw error
  }
}
