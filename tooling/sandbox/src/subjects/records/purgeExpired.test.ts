import { randomUUID } from 'node:crypto'
import { getTableName, sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Database } from '../../database/Database.ts'
import { ENGINES, emptyDatabase, HAS_SERVER } from '../../testing/engines.ts'
import { openEmpty } from '../../testing/openEmpty.ts'
import { TABLES, type TableName } from './allTables.ts'
import { openDatabase } from './openDatabase.ts'
import { purgeExpired } from './purgeExpired.ts'
import { RETENTION } from './retention.ts'

const NOW = new Date('2026-11-21T02:00:00Z')
const DAY_MS = 86_400_000
const days = (count: number) => new Date(NOW.getTime() + count * DAY_MS)
const MINUTE = 1 / 1440
const HOUR = 60 * MINUTE

type Row = Record<string, unknown>

interface Example {
  /** Each row has a name, in a column chosen for it. */
  name: string
  rows: (Row & { name: string })[]
  /** The names of the remaining rows, each with the value of a column that may be cleared. */
  remaining: Record<string, unknown>
  /** The column that `remaining` shows; the name when absent. */
  shows?: string
}

const save = (name: string, savedAt: Date, more: Row = {}) => ({
  name,
  trackingId: randomUUID(),
  bodyHash: 'h',
  answer: {},
  body: { a: 1 },
  savedAt,
  ...more,
})
const application = (name: string, savedAt: Date, more: Row = {}) => ({
  name,
  id: randomUUID(),
  trackingId: randomUUID(),
  clientId: 'c',
  draftKey: name,
  rev: 1,
  bodyHash: 'h',
  status: 's',
  sealedBody: 'v1',
  savedAt,
  ...more,
})
/** Makes a submission with this id and a draft of its own. */
const submitted = (id: string, savedAt: Date) => {
  const { name: _, ...row } = application(id, savedAt, { id, draft: id, reference: id.slice(0, 8) })
  return row
}
const transfer = (name: string, savedAt: Date, more: Row = {}) => application(name, savedAt, more)
const transferFile = (name: string, savedAt: Date) => ({
  name,
  number: 1,
  mediaType: 'image/png',
  size: 1,
  savedAt,
})
const policy = (name: string, savedAt: Date, more: Row = {}) => ({
  name,
  id: randomUUID(),
  rowKey: 'row row-1',
  place: 0,
  sealedPolicy: 'v1',
  status: 'Active',
  savedAt,
  ...more,
})
const request = (name: string, savedAt: Date, more: Row = {}) => ({
  name,
  id: randomUUID(),
  body: {},
  savedAt,
  ...more,
})
const mail = (name: string, sentAt: Date) => ({
  name,
  to: 'a@example.com',
  text: '',
  html: '',
  sentAt,
  askedBy: 'c',
  askedFrom: '203.0.113.9',
})
const draft = (name: string, savedAt: Date) => ({
  name,
  owner: name,
  rev: 1,
  trackingId: randomUUID(),
  bodyHash: 'h',
  answer: {},
  content: { answers: 1 },
  savedAt,
  expiresAt: new Date(savedAt.getTime() + 30 * DAY_MS),
})
const link = (name: string, savedAt: Date, more: Row = {}) => ({
  name,
  trackingId: randomUUID(),
  bodyHash: 'h',
  answer: {},
  content: 'kept',
  savedAt,
  expiresAt: new Date(savedAt.getTime() + 7 * DAY_MS),
  ...more,
})
const comparison = (name: string, savedAt: Date) => ({
  ...link(name, savedAt),
  expiresAt: new Date(savedAt.getTime() + 30 * DAY_MS),
})
const person = (name: string, status: string, modifiedAt: Date, more: Row = {}) => ({
  name,
  sub: randomUUID(),
  status,
  attributes: {},
  createdAt: days(-90),
  modifiedAt,
  ...more,
})
const [openedBy, sub] = [randomUUID(), randomUUID()]
const family = (name: string, endsAt: Date, revokedAt: Date | null) => ({
  name,
  sub,
  signedInAt: days(-40),
  endsAt,
  revokedAt,
})
const [living, ended] = [randomUUID(), randomUUID()]
const [unsigned, forgotten, moving] = [randomUUID(), randomUUID(), randomUUID()]
const [claimed, sending] = [randomUUID(), randomUUID()]
const claimRow = (name: string, updatedAt: Date, closedAt: Date | null, id = randomUUID()) => ({
  name,
  id,
  bodyHash: 'h',
  reference: id.slice(0, 8),
  sealedClaim: 'v1',
  stage: 'paid',
  lodgedAt: updatedAt,
  requested: [],
  closedAt,
  updatedAt,
})
const deathClaimRow = (name: string, savedAt: Date) => ({
  name,
  id: randomUUID(),
  bodyHash: 'h',
  sealedClaim: 'v1',
  savedAt,
})
const [opened, closed] = [randomUUID(), randomUUID()]

const [photographed, increased, increasedPolicy] = [randomUUID(), randomUUID(), randomUUID()]
const identityCheck = (name: string, state: string, updatedAt: Date, id = randomUUID()) => ({
  name,
  id,
  state,
  matched: [],
  mismatches: [],
  updatedAt,
})

/** Worked examples of every table with a retention rule, by the column that has the row's name. */
const EXAMPLES: Partial<Record<TableName, Example>> = {
  quotes: {
    name: 'clientId',
    rows: [
      save('visitor', days(-35)),
      save('visitor, over', days(-36)),
      save('customer', days(-365), { owner: 'o' }),
      save('customer, over', days(-366), { owner: 'o' }),
    ],
    remaining: { visitor: 'visitor', customer: 'customer' },
  },
  calculations: {
    name: 'clientId',
    rows: [save('fresh', days(-35)), save('over', days(-36))],
    remaining: { fresh: 'fresh' },
  },
  applications: {
    name: 'draft',
    rows: [
      application('on the way', days(-35)),
      application('on the way, over', days(-36)),
      application('submitted', days(-2556), { reference: 'ACDEFGHJ' }),
      application('submitted, over', days(-2557), { reference: 'KMNPQRTV' }),
    ],
    remaining: { 'on the way': 'on the way', submitted: 'submitted' },
  },
  applicationCopies: {
    name: 'secretHash',
    rows: [
      { name: 'open', application: opened, endsAt: days(MINUTE) },
      { name: 'over', application: closed, endsAt: days(0) },
    ],
    remaining: { open: 'open' },
  },
  policyChanges: {
    name: 'owner',
    rows: ['agreed', 'over'].map((name, index) => ({
      name,
      id: randomUUID(),
      policy: randomUUID(),
      bodyHash: 'h',
      reference: `PC ${name}`,
      sealedChange: 'sealed',
      savedAt: days(-2556 - index),
    })),
    remaining: { agreed: 'agreed' },
  },
  signatures: {
    name: 'sealedSignature',
    rows: [
      { name: 'renewable', application: unsigned, holder: 2, tokenHash: 'fresh', expiresAt: days(-29) },
      { name: 'forgotten', application: forgotten, holder: 2, tokenHash: 'over', expiresAt: days(-30) },
    ],
    remaining: { renewable: 'fresh', forgotten: null },
    shows: 'tokenHash',
  },
  transfers: {
    name: 'draft',
    rows: [
      transfer('on the way', days(-35)),
      transfer('on the way, over', days(-36)),
      transfer('submitted', days(-2556), { reference: 'TCDEFGHJ' }),
      transfer('submitted, over', days(-2557), { reference: 'TMNPQRTV' }),
      transfer('over', days(-100), { reference: 'TMNPQRTW' }),
    ],
    remaining: { 'on the way': 'on the way', submitted: 'submitted', over: 'over' },
  },
  transferPolicies: {
    name: 'draftKey',
    rows: [
      policy('on the way', days(-35)),
      policy('on the way, over', days(-36)),
      policy('moved', days(-400), { transfer: moving }),
    ],
    remaining: { 'on the way': 'on the way', moved: 'moved' },
  },
  policies: {
    name: 'owner',
    rows: ['customer', 'closed fresh', 'closed over'].map((name, index) => ({
      name,
      id: randomUUID(),
      sealedPolicy: 'v1',
      savedAt: days(-2556 - (index === 1 ? 0 : 1)),
    })),
    remaining: { customer: 'customer', 'closed fresh': 'closed fresh' },
  },
  transferFiles: {
    name: 'draftKey',
    rows: [
      transferFile('submitted', days(-89)),
      transferFile('over', days(-90)),
      transferFile('on the way', days(-80)),
      transferFile('on the way, over', days(-1)),
    ],
    remaining: { submitted: 'submitted', 'on the way': 'on the way' },
  },
  insurabilityFiles: {
    name: 'file',
    rows: ['fresh', 'over'].map((name, index) => ({
      name,
      request: increased,
      number: index + 1,
      mediaType: 'image/png',
      size: 1,
      savedAt: days(-89 - index),
    })),
    remaining: { fresh: 'fresh' },
  },
  identityChecks: {
    name: 'owner',
    rows: [
      identityCheck('matched', 'verified', days(-900)),
      identityCheck('tried', 'mismatch', days(-89)),
      identityCheck('tried, over', 'refer', days(-90)),
    ],
    remaining: { matched: 'matched', tried: 'tried' },
  },
  identityFiles: {
    name: 'file',
    rows: ['fresh', 'over'].map((name, index) => ({
      name,
      check: photographed,
      number: index + 1,
      size: 1,
      savedAt: days(-1 + MINUTE * (1 - index)),
    })),
    remaining: { fresh: 'fresh' },
  },
  claims: {
    name: 'owner',
    rows: [
      claimRow('open', days(-5000), null),
      claimRow('fresh', days(-2556), days(-2556)),
      claimRow('over', days(-2557), days(-2557)),
    ],
    remaining: { open: 'open', fresh: 'fresh' },
  },
  deathClaims: {
    name: 'reference',
    rows: [deathClaimRow('fresh', days(-2556)), deathClaimRow('over', days(-2557))],
    remaining: { fresh: 'fresh' },
  },
  claimFiles: {
    name: 'file',
    rows: ['fresh', 'over'].map((name, index) => ({
      name,
      claim: claimed,
      number: index + 1,
      document: 'other',
      mediaType: 'image/png',
      size: 1,
      savedAt: days(-365 - index),
    })),
    remaining: { fresh: 'fresh' },
  },
  uploads: {
    name: 'owner',
    rows: ['fresh', 'over'].map((name, index) => ({
      name,
      id: index === 0 ? sending : randomUUID(),
      kind: 'claim',
      target: claimed,
      home: claimed,
      number: 1,
      document: 'other',
      mediaType: 'image/png',
      size: 1,
      createdAt: days(-1 + MINUTE * (1 - index)),
    })),
    remaining: { fresh: 'fresh' },
  },
  contactRequests: {
    name: 'body',
    rows: [
      request('consent', days(-41), { consentEndsAt: days(1) }),
      request('consent, over', days(-42), { consentEndsAt: days(0) }),
      request('none', days(-29)),
      request('none, over', days(-30)),
    ],
    remaining: { consent: 'consent', none: 'none' },
  },
  appointments: {
    name: 'body',
    shows: 'sealedAnswers',
    rows: [
      request('ahead', days(-59), { lastSlotAt: days(1), consentEndsAt: days(-17), sealedAnswers: 'sealed' }),
      request('over', days(-5), { lastSlotAt: days(-1) }),
      request('today', days(-5), { lastSlotAt: days(-1 + MINUTE), sealedAnswers: 'sealed' }),
      request('over, consent', days(-5), {
        lastSlotAt: days(-1),
        consentEndsAt: days(37),
        sealedAnswers: 'sealed',
      }),
      request('without a time', days(-61)),
      request('without a time, over', days(-62)),
    ],
    remaining: { ahead: 'sealed', today: 'sealed', 'over, consent': null, 'without a time': null },
  },
  mails: {
    name: 'subject',
    shows: 'askedFrom',
    rows: [mail('fresh', days(-1 + MINUTE)), mail('a day', days(-1)), mail('over', days(-30))],
    remaining: { fresh: '203.0.113.9', 'a day': null },
  },
  detailNotices: {
    name: 'owner',
    rows: ['fresh', 'over'].map((name, index) => ({
      name,
      policy: randomUUID(),
      fields: ['mobile'],
      savedAt: days(-29 - index),
    })),
    remaining: { fresh: 'fresh' },
  },
  userUpdates: {
    name: 'owner',
    rows: ['fresh', 'over'].map((name, index) => ({
      name,
      id: randomUUID(),
      bodyHash: 'h',
      savedAt: days(-35 - index),
    })),
    remaining: { fresh: 'fresh' },
  },
  drafts: {
    name: 'flow',
    shows: 'content',
    rows: [
      draft('fresh', days(-29)),
      draft('over', days(-30)),
      draft('key', days(-35)),
      draft('gone', days(-36)),
    ],
    remaining: { fresh: { answers: 1 }, over: null, key: null },
  },
  inCasePages: {
    name: 'owner',
    shows: 'sealedPerson',
    rows: [
      {
        name: 'shared',
        sealedDetails: 'v1',
        savedAt: NOW,
        tokenHash: 't1',
        sealedPerson: 'kept',
        expiresAt: days(1),
      },
      {
        name: 'over',
        sealedDetails: 'v1',
        savedAt: NOW,
        tokenHash: 't2',
        sealedPerson: 'kept',
        expiresAt: NOW,
      },
      { name: 'alone', sealedDetails: 'v1', savedAt: days(-4000) },
    ],
    remaining: { shared: 'kept', over: null, alone: null },
  },
  mailedComparisons: {
    name: 'tokenHash',
    shows: 'content',
    rows: [
      comparison('fresh', days(-29)),
      comparison('over', days(-30)),
      comparison('key', days(-35)),
      comparison('gone', days(-36)),
    ],
    remaining: { fresh: 'kept', over: null, key: null },
  },
  resumes: {
    name: 'tokenHash',
    shows: 'content',
    rows: [
      link('fresh', days(-6)),
      link('open', days(-1), { openedBy, codeHash: 'c', codeEndsAt: days(MINUTE) }),
      link('handed over', days(-1), { openedBy, codeHash: 'c', codeEndsAt: days(0) }),
      link('code over', days(-1), { codeHash: 'c', codeEndsAt: days(-0.5) }),
      link('over', days(-7)),
      link('gone', days(-36)),
    ],
    remaining: { fresh: 'kept', open: 'kept', 'handed over': null, 'code over': 'kept', over: null },
  },
  identityUsers: {
    name: 'email',
    shows: 'pendingEmail',
    rows: [
      person('confirmed', 'CONFIRMED', days(-90)),
      person('unconfirmed', 'UNCONFIRMED', days(-1 + MINUTE)),
      person('unconfirmed, over', 'UNCONFIRMED', days(-1)),
      person('moving', 'CONFIRMED', days(-1 + MINUTE), { pendingEmail: 'new@example.com' }),
      person('moved away', 'CONFIRMED', days(-1), { pendingEmail: 'other@example.com' }),
    ],
    remaining: { confirmed: null, unconfirmed: null, moving: 'new@example.com', 'moved away': null },
  },
  tokenFamilies: {
    name: 'id',
    rows: [
      family(living, days(10), null),
      family(ended, days(-1), null),
      family(randomUUID(), days(10), days(-1)),
    ],
    remaining: { [living]: living },
  },
  challengeSessions: {
    name: 'hash',
    rows: [
      { name: 'open', sub, endsAt: days(MINUTE) },
      { name: 'over', sub, endsAt: days(0) },
    ],
    remaining: { open: 'open' },
  },
  oneTimeCodes: {
    name: 'key',
    rows: [
      { name: 'open', codeHash: 'h', endsAt: days(MINUTE) },
      { name: 'over', codeHash: 'h', endsAt: days(0) },
    ],
    remaining: { open: 'open' },
  },
  useCounts: {
    name: 'key',
    rows: [
      { name: 'fresh', uses: 1, endsAt: days(-1 + MINUTE) },
      { name: 'over', uses: 1, endsAt: days(-1) },
    ],
    remaining: { fresh: 'fresh' },
  },
  rateCounts: {
    name: 'key',
    rows: [
      { name: 'fresh', points: 1, expire: days(-HOUR + MINUTE).getTime() },
      { name: 'over', points: 1, expire: days(-HOUR).getTime() },
    ],
    remaining: { fresh: 'fresh' },
  },
}

describe.each(ENGINES)('M5: retention on %s', (engine) => {
  let database: Database
  beforeAll(async () => {
    database = await openEmpty(engine)
    await insert('identityUsers', [
      { ...person('ada@example.com', 'CONFIRMED', NOW), sub, email: 'ada@example.com' },
    ])
    const submissions = [unsigned, forgotten, opened, closed]
    await insert(
      'applications',
      submissions.map((id) => submitted(id, NOW)),
    )
    await insert('transfers', [submitted(moving, NOW)])
    await insert('policies', [{ id: increasedPolicy, owner: 'increased', sealedPolicy: 'v1', savedAt: NOW }])
    await insert('insurabilityRequests', [
      {
        id: increased,
        owner: 'increased',
        policy: increasedPolicy,
        bodyHash: 'h',
        sealedRequest: 'v1',
        savedAt: NOW,
      },
    ])
    const { name: _, ...open } = claimRow('', NOW, null, claimed)
    await insert('claims', [{ ...open, owner: claimed }])
    await insert('identityChecks', [
      { ...identityCheck('p', 'verified', NOW, photographed), owner: photographed },
    ])
    for (const [name, { name: column, rows }] of Object.entries(EXAMPLES)) {
      const filled = rows.map(({ name: own, ...row }) => ({ flow: 'f', ...row, [column]: own }))
      await insert(name as TableName, filled)
    }
    await purgeExpired(database.queries, NOW)
    await purgeExpired(database.queries, NOW)
  })
  afterAll(() => database.close())

  const insert = (table: TableName, rows: Row[]) =>
    database.queries.insert(TABLES[table]).values(rows as never)
  const rowsOf = async (table: TableName): Promise<Row[]> => database.queries.select().from(TABLES[table])

  test('every table of the database has a rule', async () => {
    const { rows } = (await database.queries.execute(
      sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
    )) as unknown as { rows: { name: string }[] }
    const ruled = Object.keys(RETENTION).map((name) => getTableName(TABLES[name as TableName]))
    expect(rows.length).toBeGreaterThan(10)
    expect(rows.map(({ name }) => name).toSorted()).toEqual(ruled.toSorted())
  })

  test('every table that loses something has a worked example', () => {
    const losing = Object.entries(RETENTION).filter(([, rules]) => rules.some((rule) => !('stays' in rule)))
    expect(losing.map(([name]) => name).toSorted()).toEqual(Object.keys(EXAMPLES).toSorted())
  })

  test.each(Object.entries(EXAMPLES))(
    '%s',
    async (name, { name: column, rows, remaining, shows = column }) => {
      const names = new Set(rows.map((row) => row.name))
      const left = (await rowsOf(name as TableName)).filter((row) => names.has(String(row[column])))
      expect(Object.fromEntries(left.map((row) => [row[column], row[shows]]))).toEqual(remaining)
    },
  )

  test('refresh tokens go with their session', async () => {
    const family = { id: randomUUID(), sub, signedInAt: days(-40), endsAt: days(-2) }
    await insert('tokenFamilies', [family])
    await insert('refreshTokens', [{ hash: 'ended', family: family.id }])
    await purgeExpired(database.queries, NOW)
    expect(await rowsOf('refreshTokens')).toEqual([])
  })

  test('signatures go with their application', async () => {
    const [application, sealedSignature] = [randomUUID(), 'old']
    await insert('applications', [submitted(application, days(-2557))])
    await insert('signatures', [{ application, holder: 2, sealedSignature }])
    await purgeExpired(database.queries, NOW)
    expect((await rowsOf('signatures')).filter((row) => row.sealedSignature === 'old')).toEqual([])
  })

  test('policies and signatures go with their transfer', async () => {
    const id = randomUUID()
    await insert('transfers', [submitted(id, days(-2557))])
    const { name: draftKey, ...row } = policy('gone', NOW, { transfer: id })
    await insert('transferPolicies', [{ ...row, draftKey }])
    await insert('signatures', [{ transfer: id, holder: 2, sealedSignature: 'transfer' }])
    await purgeExpired(database.queries, NOW)
    expect((await rowsOf('transferPolicies')).filter((policies) => policies.draftKey === 'gone')).toEqual([])
    expect((await rowsOf('signatures')).filter((one) => one.sealedSignature === 'transfer')).toEqual([])
  })

  test('a signature is of an application or of a transfer', async () => {
    await expect(insert('signatures', [{ holder: 2 }])).rejects.toThrow()
    await expect(
      insert('signatures', [{ application: unsigned, transfer: moving, holder: 2 }]),
    ).rejects.toThrow()
  })

  test('of 25 revisions of a draft the latest 20 keep their answers, and every key stays', async () => {
    const revisions = Array.from({ length: 25 }, (_, index) => index + 1)
    const owned = revisions.map((rev) => ({ ...draft('many', NOW), owner: 'many', flow: 'f', rev }))
    await insert('drafts', [...owned, { ...draft('few', NOW), owner: 'many', flow: 'other' }])
    await insert(
      'quotes',
      revisions.map((rev) => save('', NOW, { clientId: 'many', draft: 'd', rev, body: 'v1' })),
    )
    await insert(
      'calculations',
      revisions.map((rev) => save('', NOW, { clientId: 'many', draft: 'd', rev })),
    )
    const saved = (rev: number, more: Row = {}) => {
      const { name: draftOf, ...row } = application('many', NOW, { clientId: 'many', draft: 'many', rev })
      return { ...row, draftKey: draftOf, ...more }
    }
    await insert('applications', [
      ...revisions.map((rev) => saved(rev)),
      saved(0, { draftKey: 'other', reference: 'WXYACDEF' }),
    ])
    await insert(
      'transfers',
      revisions.map((rev) => saved(rev, { id: randomUUID(), trackingId: randomUUID() })),
    )
    await purgeExpired(database.queries, NOW)
    const older = revisions.slice(0, 5)
    const clearedOf = async (table: TableName, isCleared: (row: Row) => boolean) => {
      const many = (await rowsOf(table)).filter((row) => row.owner === 'many' || row.clientId === 'many')
      expect(many.length).toBeGreaterThanOrEqual(25)
      return many
        .filter(isCleared)
        .map(({ rev }) => Number(rev))
        .toSorted((a, b) => a - b)
    }
    expect(await clearedOf('drafts', ({ content }) => content === null)).toEqual(older)
    expect(await clearedOf('quotes', ({ body }) => JSON.stringify(body) === '{}')).toEqual(older)
    expect(await clearedOf('applications', ({ sealedBody }) => sealedBody === null)).toEqual(older)
    expect(await clearedOf('transfers', ({ sealedBody }) => sealedBody === null)).toEqual(older)
    expect(await clearedOf('calculations', ({ body }) => JSON.stringify(body) === '{}')).toEqual(older)
  })

  test('more than a batch goes at once', async () => {
    const many = Array.from({ length: 1203 }, (_, index) => ({
      key: `many ${index}`,
      uses: 1,
      endsAt: days(-3),
    }))
    await insert('useCounts', many)
    await purgeExpired(database.queries, NOW)
    expect((await rowsOf('useCounts')).filter(({ key }) => String(key).startsWith('many'))).toEqual([])
  })
})

test.runIf(HAS_SERVER)('M5: while one process purges, another leaves it alone', async () => {
  const { database: location } = await emptyDatabase('postgres')
  const database = await openDatabase(location)
  await database.queries.insert(TABLES.oneTimeCodes).values({ key: 'over', codeHash: 'h', endsAt: days(-1) })
  const connectionString = 'url' in location ? location.url : (inject('postgresUrl') ?? '')
  const other = new pg.Client({ connectionString })
  await other.connect()
  await other.query('select pg_advisory_lock(4207312)')
  await purgeExpired(database.queries, NOW)
  expect(await database.queries.$count(TABLES.oneTimeCodes)).toBe(1)
  await other.end()
  await expect
    .poll(async () => {
      await purgeExpired(database.queries, NOW)
      return database.queries.$count(TABLES.oneTimeCodes)
    })
    .toBe(0)
  await database.close()
})
