import type { FastifyInstance } from 'fastify'
import { Problem } from '../problem/Problem.ts'

const DEEPEST = 20
const MOST_VALUES = 10_000

const malformed = (code: string) => new Problem(400, [{ field: '', code }])

/** Parses only JSON; a scope may accept it under other media types too. */
export function readJsonOnly(server: FastifyInstance, types: readonly string[] = ['application/json']): void {
  server.removeAllContentTypeParsers()
  for (const type of types)
    server.addContentTypeParser(type, { parseAs: 'string' }, (request, text, done) => {
      try {
        done(null, readJson(String(text), request.routeOptions.config.mostValues))
      } catch (error) {
        done(error instanceof Problem ? error : malformed('not-json'))
      }
    })
}

/**
 * @throws Problem 400 for text that is not JSON, is nested too deeply or has characters that no database text can have;
 * 413 for too many values
 */
export function readJson(text: string, mostValues = MOST_VALUES): unknown {
  const values = valuesIn(text)
  if (values > mostValues) throw new Problem(413, [{ field: '', code: 'too-large' }])
  const value: unknown = JSON.parse(text)
  refuseBadTexts(value)
  return value
}

/**
 * Counts the values of a text before it is parsed, in one pass: each value but the first of its list follows a
 * comma.
 * @throws Problem 400 if it is nested too deeply
 */
function valuesIn(text: string): number {
  let depth = 0
  let values = 1
  for (let index = 0; index < text.length; index++) {
    const sign = text[index]
    if (sign === '"') index = endOfText(text, index)
    else if (sign === ',') values++
    else if (sign === '[' || sign === '{') {
      values++
      depth++
      if (depth > DEEPEST) throw malformed('too-deep')
    } else if (sign === ']' || sign === '}') depth--
  }
  return values
}

/** Returns the index of the quote that ends a string, or the end of the input. */
function endOfText(text: string, start: number): number {
  let index = start + 1
  while (index < text.length && text[index] !== '"') index += text[index] === '\\' ? 2 : 1
  return index
}

function refuseBadTexts(value: unknown): void {
  if (typeof value === 'string') refuseBadText(value)
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    if (key === '__proto__') throw malformed('reserved-key')
    refuseBadText(key)
    refuseBadTexts(inner)
  }
}

function refuseBadText(text: string): void {
  if (!isStorable(text)) throw malformed('characters')
}

/** Checks that a database text can have these characters. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()
