import type { FastifyInstance } from 'fastify'
import { Problem } from './Problem.ts'

const DEEPEST = 20

const malformed = (code: string) => new Problem(400, [{ field: '', code }])

/** Only JSON is read; text and forms are answered 415, so that no simple cross-site request is ever a write. */
export function readJsonOnly(server: FastifyInstance): void {
  server.removeAllContentTypeParsers()
  for (const type of ['application/json', 'application/csp-report', 'application/reports+json'])
    server.addContentTypeParser(type, { parseAs: 'string' }, (_request, text, done) => {
      try {
        done(null, readJson(String(text)))
      } catch (error) {
        done(error instanceof Problem ? error : malformed('not-json'))
      }
    })
}

/** @throws Problem 400 for text that is not JSON, is nested too deeply or holds what no database text can */
export function readJson(text: string): unknown {
  if (depthOf(text) > DEEPEST) throw malformed('too-deep')
  const value: unknown = JSON.parse(text)
  refuseBadTexts(value)
  return value
}

/** Counted before parsing, in one pass over the text. */
function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  let inText = false
  for (let index = 0; index < text.length; index++) {
    const sign = text[index]
    if (inText) {
      if (sign === '\\') index++
      else if (sign === '"') inText = false
    } else if (sign === '"') inText = true
    else if (sign === '[' || sign === '{') deepest = Math.max(deepest, ++depth)
    else if (sign === ']' || sign === '}') depth--
  }
  return deepest
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
