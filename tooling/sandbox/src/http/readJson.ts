import type { FastifyInstance } from 'fastify'
import { Problem } from '../problem/Problem.ts'

const DEEPEST = 20
const MOST_VALUES = 10_000

const malformed = (code: string) => new Problem(400, [{ field: '', code }])

/** Reads JSON and nothing else; a scope may read it under other names too. */
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
  const { depth, values } = shapeOf(text)
  if (depth > DEEPEST) throw malformed('too-deep')
  if (values > mostValues) throw new Problem(413, [{ field: '', code: 'too-large' }])
  const value: unknown = JSON.parse(text)
  refuseBadTexts(value)
  return value
}

/** Counted before parsing, in one pass over the text: each value but the first of its list follows a comma. */
function shapeOf(text: string): { depth: number; values: number } {
  let depth = 0
  let deepest = 0
  let values = 1
  let inText = false
  for (let index = 0; index < text.length; index++) {
    const sign = text[index]
    if (inText) {
      if (sign === '\\') index++
      else if (sign === '"') inText = false
    } else if (sign === '"') inText = true
    else if (sign === ',') values++
    else if (sign === '[' || sign === '{') {
      values++
      deepest = Math.max(deepest, ++depth)
    } else if (sign === ']' || sign === '}') depth--
  }
  return { depth: deepest, values }
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
  if (text.includes('\0') || !text.isWellFormed()) throw malformed('characters')
}
