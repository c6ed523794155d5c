import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { COVER_KINDS } from '@coverkit/core'
import { expect, test } from 'vitest'

const RATING = join(import.meta.dirname, '..')
/** One cover's rule among those of all: a comparison with its kind, or its part of the needs. */
const NAMED = new RegExp(
  COVER_KINDS.map((kind) => `(?:={2,3}|!==|includes\\(|case|cover:) ?'${kind}'|\\b${kind}Cover\\b`).join('|'),
)
/** The terms that an insurer may replace are those of two covers. */
const TERMS = 'Terms.ts'

test('rules that hold for every cover name none', () => {
  const shared = globSync('*.ts', { cwd: RATING }).filter((path) => !path.endsWith('.test.ts'))
  expect(shared.length).toBeGreaterThan(10)
  const naming = shared.filter((path) => NAMED.test(readFileSync(join(RATING, path), 'utf8')))
  expect(naming).toEqual([TERMS])
})
