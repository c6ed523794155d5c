import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { MIGRATIONS } from './migrations.ts'

interface Journal {
  readonly entries: readonly { readonly tag: string }[]
}

const META = join(MIGRATIONS, 'meta')

test('of the snapshots the last migration’s alone is there, with which drizzle-kit compares the tables: remove those before it', () => {
  const { entries } = JSON.parse(readFileSync(join(META, '_journal.json'), 'utf8')) as Journal
  const last = entries.at(-1)?.tag.slice(0, 4)
  expect(readdirSync(META).sort()).toEqual([`${last}_snapshot.json`, '_journal.json'])
})
