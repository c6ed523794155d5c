import { eq, getTableColumns, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { afterEach, describe, expect, test } from 'vitest'
import { bodyHash } from '../../database/bodyHash.ts'
import type { Queries } from '../../database/Database.ts'
import type { Schema } from '../../document/Schema.ts'
import { makeSealing } from '../../sealing/makeSealing.ts'
import { type Sandbox, startSandbox } from '../../startSandbox.ts'
import { exampleOf, mailedCalculation, newTracking, quoteBody } from '../../testing/bodies.ts'
import { DATA_KEY } from '../../testing/dataKey.ts'
import { dumpDatabase } from '../../testing/dumpDatabase.ts'
import { emptyDatabase, OPERATION_ENGINES } from '../../testing/engines.ts'
import { bearer, makePersonIn, newEmail } from '../../testing/identity.ts'
import { makeApi } from '../../testing/makeApi.ts'
import { openedRow } from '../../testing/openedRow.ts'
import { startProcess } from '../../testing/startProcess.ts'
import { TABLES, type TableName } from './allTables.ts'
import { openDatabase } from './openDatabase.ts'

const PRELOAD = new URL('../../testing/dieInMigration.ts', import.meta.url).href
const ISSUER = 'http://localhost:4000/ap-southeast-2_Sandbox01'
const KEYS_OF_ROWS: Partial<Record<TableName, string>> = {
  users: 'subject',
  identityUsers: 'sub',
  beneficiaries: 'id',
  secondPolicyHolders: 'owner',
  quotes: 'id',
  calculations: 'id',
  contactRequests: 'id',
  appointments: 'id',
  resumes: 'tokenHash',
}
const sealing = makeSealing([Buffer.from(DATA_KEY, 'base64')])

/** Restores the form in which an earlier release stored the rows: unsealed, and without keyed hashes. */
async function unseal(queries: Queries, plainHashes: ReadonlyMap<string, string>): Promise<void> {
  for (const [name, key] of Object.entries(KEYS_OF_ROWS) as [TableName, string][]) {
    const table: PgTable = TABLES[name]
    const columns = getTableColumns(table)
    const rows: Record<string, unknown>[] = await queries.select().from(table)
    for (const row of rows) {
      const opened = openedRow(sealing, name, row)
      const changed = Object.entries(opened).filter(([column, value]) => value !== row[column])
      const hash = plainHashes.get(name)
      const keyColumn = columns[key]
      if (!keyColumn) throw new Error(`${name} has no ${key}`)
      const isThis: SQL = eq(keyColumn, row[key])
      await queries
        .update(table)
        .set({
          ...Object.fromEntries(changed),
          ...(hash !== undefined && { bodyHash: hash }),
          ...('emailHash' in columns && { emailHash: null }),
          ...('offerHash' in columns && { offerHash: null }),
        })
        .where(isThis)
    }
  }
}

describe.each(OPERATION_ENGINES)('a database of an earlier release on %s', (engine) => {
  let end = async () => {}
  afterEach(() => end())

  test('is sealed by a start, and by the next where that one was killed on the way', async () => {
    const { database, remove } = await emptyDatabase(engine)
    const options = { database, dataKey: DATA_KEY, controls: true, pool: { issuer: ISSUER } }
    const start = (): Promise<Sandbox> =>
      startSandbox({ ...options, sites: new Map([['wattlebird', 'https://wattlebird.example']]) })
    const before = await start()
    const api = makeApi(before.url)
    const email = newEmail('earlier')
    const person = await makePersonIn(api, {
      email,
      givenName: 'Canarygiven',
      profile: { first_Name: 'Canaryfirst' },
      beneficiaries: [
        { ...exampleOf<Schema<'BeneficiaryContact'>>('BeneficiaryContact'), last_Name: 'Canaryheir' },
      ],
      secondPolicyHolder: { ...exampleOf<Schema<'PolicyHolder'>>('PolicyHolder'), last_Name: 'Canaryholder' },
    })
    const headers = bearer(person.token)
    const quote = quoteBody({ last_Name: 'Canaryquoted', tracking: newTracking() })
    const calculation = mailedCalculation(email, { name: 'Canarycalculated' })
    const link = {
      action: 'send-link',
      flow: 'client-quote',
      version: 3,
      attempt: 'a-1',
      answers: { words: 'Canaryresumed' },
      email,
      accountName: 'wattlebird',
      consent: { accepted: true, text: 'Keep my answers for 7 days.' },
      tracking: newTracking(),
    }
    const slots = [new Date(Date.now() + 86_400_000).toISOString()]
    const sent: [string, unknown][] = [
      ['/api/v1/quote/savequotes', quote],
      ['/api/v1/savecalculatecoverform', calculation],
      ['/api/v1/contact', { ...exampleOf<object>('ContactRequest'), email, message: 'Canarymessage' }],
      [
        '/api/v1/appointments',
        { ...exampleOf<object>('AppointmentRequest'), email, slots, topics: ['Canarytopic'] },
      ],
      ['/api/v1/resume', link],
    ]
    for (const [path, body] of sent)
      expect([path, (await api.post(path, body, headers)).status]).toEqual([path, 200])
    const answered = (await api.post('/api/v1/quote/savequotes', quote, headers)).json
    const exported = async (url: string) => {
      const { sections } = (await makeApi(url).post('/api/v1/users/export', undefined, headers))
        .json as Schema<'CustomerExport'>
      // Each export is mailed, so the mails differ.
      return sections.filter(({ name }) => name !== 'mails')
    }
    const whole = await exported(before.url)
    expect(
      JSON.stringify(whole)
        .match(/Canary[a-z]+/g)
        ?.toSorted(),
    ).toEqual([
      'Canarycalculated',
      'Canaryfirst',
      'Canarygiven',
      'Canaryheir',
      'Canaryholder',
      'Canarymessage',
      'Canaryquoted',
      'Canaryresumed',
      'Canarytopic',
    ])
    const hashes = { quotes: bodyHash(quote), calculations: bodyHash(calculation), resumes: bodyHash(link) }
    await unseal(before.database.queries, new Map(Object.entries(hashes)))
    await before.close()

    const tablesInClear = async () => {
      const { queries, close } = await openDatabase(database)
      const dump = await dumpDatabase(queries)
      await close()
      return [...dump].flatMap(([name, rows]) => (/Canary/.test(rows) ? [name] : [])).toSorted()
    }
    const ALL = [
      'appointments',
      'beneficiaries',
      'calculations',
      'contact_requests',
      'identity_users',
      'quotes',
      'resumes',
      'second_policy_holders',
      'users',
    ]
    expect(await tablesInClear()).toEqual(ALL)
    const place = 'url' in database ? { DATABASE_URL: database.url } : { SANDBOX_DATA: database.folder }
    const killed = startProcess({
      ...place,
      DATA_KEY,
      IDENTITY_ISSUER: ISSUER,
      NODE_OPTIONS: `--import ${PRELOAD}`,
      DIE_AT: 'update "calculations"',
    })
    expect(await killed.ended).toBe('SIGKILL')
    expect(await tablesInClear()).toEqual(['appointments', 'calculations', 'contact_requests', 'resumes'])

    const after = await start()
    end = async () => {
      await after.close()
      remove()
    }
    const dump = await dumpDatabase(after.database.queries)
    expect([...dump].filter(([, rows]) => /Canary/.test(rows)).map(([name]) => name)).toEqual([])
    expect([...dump.values()].join('\n')).not.toContain(bodyHash(quote))
    expect(await exported(after.url)).toEqual(whole)
    const again = makeApi(after.url)
    expect((await again.post('/api/v1/quote/savequotes', quote, headers)).json).toEqual(answered)
    expect((await again.post('/api/v1/resume', link)).status).toBe(200)
  })
})
