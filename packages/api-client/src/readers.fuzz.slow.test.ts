import { readdirSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readDocument } from '../scripts/readDocument.ts'
import { examples } from './generated/examples.ts'
import { fileReader } from './http/fileReader.ts'
import { parseJson } from './http/parseJson.ts'
import { readValue } from './http/readAnswer.ts'
import { mutations } from './mutations.fixture.ts'
import type { Operation } from './Operation.ts'

const document = readDocument()
const ajv = new Ajv2020({ strict: false })
addFormats.default(ajv)
ajv.addSchema({ ...document, $id: 'document' })

const folder = new URL('./generated/operations/', import.meta.url)
const ids = readdirSync(folder).map((name) => name.replace(/\.ts$/, ''))
const answers = new Map<string, unknown>(Object.entries(examples))

/** Values that no document of ours allows everywhere: each is put in place of each value of an answer. */
const ODD: readonly unknown[] = [
  '',
  'x'.repeat(3_000),
  '2026-02-30',
  'javascript:0',
  -1,
  0.5,
  1e12,
  Array(5_001).fill('x'),
]

const operations = await Promise.all(
  ids.map(async (id) => {
    const module: Record<string, Operation<unknown, unknown>> = await import(
      `./generated/operations/${id}.ts`
    )
    return { id, operation: module[`${id}Operation`], answer: answers.get(id) }
  }),
)

/** A pointer into the document, to the schema of what an operation answers. */
function pointerOf(method: string, path: string): string {
  const steps = [path, method.toLowerCase(), 'responses', '200']
  const at = steps.map((step) => step.replaceAll('~', '~0').replaceAll('/', '~1')).map(encodeURIComponent)
  const { $ref } = document.paths[path]?.[method.toLowerCase()]?.responses['200'] ?? {}
  const response = $ref ?? `#/paths/${at.join('/')}`
  return `document${response}/content/${encodeURIComponent('application~1json')}/schema`
}

/** The place of each field of an answer, in lists too. */
const placesIn = (value: unknown, above: readonly string[] = []): (readonly string[])[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, inner]) => {
        const place = [...above, key]
        const own = Array.isArray(value) ? [] : [place]
        return [...own, ...placesIn(inner, place)]
      })

/** An answer with another value in one place; without the field for `undefined`. */
function changed(answer: unknown, place: readonly string[], value: unknown): unknown {
  const copy: unknown = structuredClone(answer)
  const parent = place.slice(0, -1).reduce<unknown>((at, key) => Reflect.get(Object(at), key), copy)
  const key = place.at(-1) ?? ''
  if (value === undefined) Reflect.deleteProperty(Object(parent), key)
  else Reflect.set(Object(parent), key, value)
  return copy
}

describe.each(operations.filter(({ operation }) => operation?.reader !== fileReader))(
  '$id',
  ({ operation, answer }) => {
    if (!operation || answer === undefined) throw new Error('An operation without its row or its example')
    const fits = ajv.compile({ $ref: pointerOf(operation.method, operation.path) })
    const read = (value: unknown) => operation.reader().safeParse(value)

    test('the reader takes what fits the document, and what it gives fits the document', () => {
      expect(read(answer).success).toBe(true)
      const odd = fc.constantFrom(...ODD)
      fc.assert(
        fc.property(mutations(answer, odd), ({ text }) => {
          const value = parseJson(text)
          const given = read(value)
          // A whole number that no number can hold is refused, whatever its bounds.
          const isSafe = !text.includes('e+308')
          if (isSafe && fits(value)) expect([text, given.success]).toEqual([text, true])
          if (given.success) expect([fits(given.data), fits.errors, text]).toEqual([true, null, text])
        }),
        { numRuns: 300 },
      )
    })

    test('null says what a missing field does, and a number is read as the identifier that it is', () => {
      for (const place of placesIn(answer)) {
        const without = read(changed(answer, place, undefined))
        const empty = readValue(operation.reader(), changed(answer, place, null))
        if (without.success && !read(changed(answer, place, null)).success)
          expect([place, empty]).toEqual([place, { ok: true, value: without.data }])
        // A text that digits fit too: others, such as names of a set, can't be numbers.
        const digits = read(changed(answer, place, '7'))
        const isOpen = read(changed(answer, place, 7)).success
        if (!digits.success || isOpen || !/(?:id|number|reference)$/i.test(place.at(-1) ?? '')) continue
        expect([place, readValue(operation.reader(), changed(answer, place, 7))]).toEqual([
          place,
          { ok: true, value: digits.data },
        ])
      }
    })
  },
)
