import { setTimeout } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { seed } from '@coverkit/seed'
import { asc, gt } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadDataKeys } from '../src/sealing/loadDataKeys.ts'
import { makeSealing } from '../src/sealing/makeSealing.ts'
import { openJson } from '../src/sealing/sealedJson.ts'
import { quotes } from '../src/subjects/quotes/tables.ts'
import { type DatabaseLocation, openDatabase } from '../src/subjects/records/openDatabase.ts'
import { quoteBody } from '../src/testing/bodies.ts'
import { DATA_KEY } from '../src/testing/dataKey.ts'
import { HAS_SERVER } from '../src/testing/engines.ts'
import { type PostgresServer, startPostgres } from '../src/testing/startPostgres.ts'
import { type SandboxProcess, startProcess } from '../src/testing/startProcess.ts'
import { sendSave, startWriting, type Write } from '../src/testing/startWriting.ts'
import { useFolder } from '../src/testing/useFolder.ts'

const KILLS = Number(process.env.KILLS ?? 50)
const WRITERS = 20
const SHORTEST_MS = 200
const LONGEST_MS = 5000
const PAGE = 5000

const { location, copyTemplate, start } = useFolder()

/** The times of the kills; every fifth counts from the start of the process, so that some happen during boot. */
const kills = fc
  .sample(fc.integer({ min: SHORTEST_MS, max: LONGEST_MS }), { seed, numRuns: KILLS })
  .map((afterMs, round) => ({ afterMs, whileBooting: round % 5 === 4, serverToo: round % 5 === 2 }))

interface Setting {
  start: () => SandboxProcess
  /** Kills and restarts the database server too; does nothing without one. */
  killServer: () => Promise<void>
  restartServer: () => Promise<void>
}

async function killUnderLoad({ start: startOne, killServer, restartServer }: Setting): Promise<Write[]> {
  const written: Write[] = []
  for (const { afterMs, whileBooting, serverToo } of kills) {
    const sandbox = startOne()
    if (whileBooting) {
      // If it has started before, it is killed while idle.
      await Promise.race([setTimeout(afterMs / 5), sandbox.ended])
      sandbox.child.kill('SIGKILL')
      await sandbox.ended
      continue
    }
    const writing = startWriting(await sandbox.url, WRITERS)
    await setTimeout(afterMs)
    if (serverToo) await killServer()
    sandbox.child.kill('SIGKILL')
    expect(await sandbox.ended).toBe('SIGKILL')
    if (serverToo) await restartServer()
    written.push(...(await writing.ended))
  }
  return written
}

/** Compares every row with the sent one, page by page, since there are many. */
async function checkRows(database: DatabaseLocation, written: readonly Write[]): Promise<Set<string>> {
  const sealing = makeSealing(loadDataKeys(database, 'url' in database ? DATA_KEY : undefined))
  const sent = new Map(written.map((one) => [one.tracking.id, one]))
  const present = new Set<string>()
  const { queries, close } = await openDatabase(database)
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const page = await queries
      .select()
      .from(quotes)
      .where(gt(quotes.id, after))
      .orderBy(asc(quotes.id))
      .limit(PAGE)
    for (const { id, trackingId, body, answer } of page) {
      const one = sent.get(trackingId ?? '')
      if (!one || present.has(one.tracking.id))
        throw new Error(`The row ${id} was not sent, or is there twice`)
      const isWhole = isDeepStrictEqual(
        openJson(sealing, 'quote', id, body),
        quoteBody({ tracking: one.tracking }),
      )
      if (!isWhole || JSON.stringify(answer) !== (one.answer ?? JSON.stringify(answer)))
        throw new Error(`The row ${id} is not what was sent or answered`)
      present.add(one.tracking.id)
    }
    const last = page.at(-1)
    if (!last) break
    after = last.id
  }
  await close()
  return present
}

async function prove(setting: Setting, database: DatabaseLocation, name: string): Promise<void> {
  const written = await killUnderLoad(setting)
  const acknowledged = written.filter(({ answer }) => answer !== null)
  const present = await checkRows(database, written)
  const missing = acknowledged.filter(({ tracking }) => !present.has(tracking.id))
  const unanswered = written.filter(({ answer }) => answer === null)
  const storedUnanswered = unanswered.filter(({ tracking }) => present.has(tracking.id)).length
  console.log(
    `F48 ${name}: seed ${seed}, ${KILLS} kills, ${acknowledged.length} acknowledged, ${missing.length} missing, ` +
      `${present.size} rows, ${storedUnanswered} of ${unanswered.length} unanswered kept`,
  )
  expect(missing).toEqual([])
  expect(unanswered.length).toBeLessThanOrEqual(KILLS * WRITERS)
  await sendAgain(setting, written, unanswered)
  expect((await checkRows(database, written)).size).toBe(written.length)
}

/** Repeats the unanswered requests, and some answered ones, which must get their first answer, byte for byte. */
async function sendAgain({ start: startOne }: Setting, written: Write[], unanswered: Write[]): Promise<void> {
  const sandbox = startOne()
  const url = await sandbox.url
  for (const one of unanswered) {
    one.answer = await sendSave(url, one.tracking)
    expect(one.answer).not.toBeNull()
  }
  for (const { tracking, answer } of written.slice(0, PAGE))
    expect(await sendSave(url, tracking)).toBe(answer)
  sandbox.child.kill('SIGTERM')
  expect(await sandbox.ended).toBe(0)
}

test(`F48 PGlite: ${KILLS} kills of the backend under load lose nothing that was answered`, async () => {
  copyTemplate()
  const nothing = async () => {}
  await prove({ start, killServer: nothing, restartServer: nothing }, { folder: location.folder }, 'PGlite')
})

test.runIf(HAS_SERVER)(
  `F48 PostgreSQL: ${KILLS} kills of the backend, some with the server, lose nothing that was answered`,
  async () => {
    const server = (await startPostgres()) as PostgresServer
    try {
      await prove(
        {
          start: () =>
            startProcess({ DATABASE_URL: server.url, DATA_KEY, IDENTITY_ISSUER: 'https://id.example/pool' }),
          killServer: server.kill,
          restartServer: server.restart,
        },
        { url: server.url },
        'PostgreSQL',
      )
    } finally {
      await server.stop()
    }
  },
)
