import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { useFolder } from '../testing/useFolder.ts'
import { forgetOutdated } from './forgetOutdated.ts'
import { openDatabase } from './openDatabase.ts'
import { drafts, resumes } from './schema.ts'

const { place, copyTemplate } = useFolder()
const NOW = new Date('2026-11-21T02:00:00Z')
const days = (count: number) => new Date(NOW.getTime() + count * 86_400_000)

const draft = (name: string, savedAt: Date, expiresAt: Date) => ({
  owner: name,
  flow: 'application',
  rev: 1,
  trackingId: randomUUID(),
  bodyHash: 'h',
  answer: {},
  content: { answers: {} },
  savedAt,
  expiresAt,
})
const link = (name: string, savedAt: Date, expiresAt: Date, opened = {}) => ({
  tokenHash: name,
  trackingId: randomUUID(),
  bodyHash: 'h',
  answer: {},
  content: { email: 'a@example.com' },
  savedAt,
  expiresAt,
  ...opened,
})

test('answers go when their time is over, and their keys after the longest life of a draft', async () => {
  copyTemplate()
  const { queries, close } = await openDatabase({ folder: place.folder })
  await queries
    .insert(drafts)
    .values([
      draft('fresh', days(-1), days(29)),
      draft('over', days(-30), days(0)),
      draft('key kept', days(-35), days(-5)),
      draft('key gone', days(-37), days(-7)),
    ])
  const openedBy = randomUUID()
  await queries
    .insert(resumes)
    .values([
      link('fresh', days(-1), days(6)),
      link('open', days(-1), days(6), { openedBy, codeHash: 'c', codeEndsAt: days(0.001) }),
      link('handed over', days(-1), days(6), { openedBy, codeHash: 'c', codeEndsAt: days(0) }),
      link('code over', days(-1), days(6), { codeHash: 'c', codeEndsAt: days(-0.5) }),
      link('over', days(-7), days(0)),
      link('key gone', days(-37), days(-30)),
    ])
  await forgetOutdated(queries, NOW)
  await forgetOutdated(queries, NOW)
  const kept = (rows: { name: string; content: unknown }[]) =>
    Object.fromEntries(rows.map(({ name, content }) => [name, content !== null]))
  expect(kept(await queries.select({ name: drafts.owner, content: drafts.content }).from(drafts))).toEqual({
    fresh: true,
    over: false,
    'key kept': false,
  })
  const links = await queries.select({ name: resumes.tokenHash, content: resumes.content }).from(resumes)
  expect(kept(links)).toEqual({
    fresh: true,
    open: true,
    'handed over': false,
    'code over': true,
    over: false,
  })
  await close()
})
