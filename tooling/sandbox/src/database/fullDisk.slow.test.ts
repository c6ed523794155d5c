import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { newTracking, quoteBody } from '../testing/bodies.ts'
import { isLongRun } from '../testing/isLongRun.ts'
import { makeApi } from '../testing/makeApi.ts'
import { startProcess } from '../testing/startProcess.ts'
import { sendSave } from '../testing/startWriting.ts'
import { useFolder } from '../testing/useFolder.ts'

const LONG = 600_000
const PRELOAD = new URL('../testing/fullDisk.ts', import.meta.url).href
const AT_ONCE = 10
const ROUNDS = isLongRun ? 12 : 6

const { location, copyTemplate, savedQuotes } = useFolder()

const MODES = [
  ['any', 'not even the log can be written, so that the engine gives up'],
  ['grow', 'no file can grow'],
] as const

// Injects ENOSPC: a real full disk needs rights that a test run may not have. Takes over 5 s: it starts a
// process whose engine gives up and recovers, and opens the remaining data.
test.each(isLongRun ? MODES : MODES.slice(0, 1))(
  'F50 on a full disk saves are answered 503, nothing breaks, and room makes it well (%s: %s)',
  async (mode) => {
    copyTemplate()
    const flag = join(location.parent, 'full')
    const sandbox = startProcess({
      SANDBOX_DATA: location.folder,
      FULL_DISK: flag,
      NODE_OPTIONS: `--import ${PRELOAD}`,
    })
    const url = await sandbox.url
    const api = makeApi(url)
    const sent = Array.from({ length: AT_ONCE * ROUNDS }, () => newTracking())
    const acknowledged: string[] = []
    const statuses = new Map<string, number>()
    for (let round = 0; round < ROUNDS; round++) {
      if (round === 2) writeFileSync(flag, mode)
      await Promise.all(
        sent.slice(round * AT_ONCE, (round + 1) * AT_ONCE).map(async (tracking) => {
          const { status, json } = await api.post('/api/v1/quote/savequotes', quoteBody({ tracking }))
          if (status === 200) acknowledged.push(tracking.id)
          const { errors = [] } = json as { errors?: { code: string }[] }
          const outcome = [status, ...errors.map(({ code }) => code)].join(' ')
          statuses.set(outcome, (statuses.get(outcome) ?? 0) + 1)
        }),
      )
    }
    expect(
      [...statuses.keys()].filter((outcome) => !/^(200|503 (storage-full|unavailable))$/.test(outcome)),
    ).toEqual([])
    expect(statuses.get('503 storage-full')).toBeGreaterThan(0)
    expect(acknowledged.length).toBeGreaterThanOrEqual(2 * AT_ONCE)
    expect((await api.get('/healthz')).status).toBe(200)

    rmSync(flag)
    await expect.poll(async () => (await api.get('/readyz')).status, { timeout: 20_000 }).toBe(200)
    for (const tracking of sent) expect(await sendSave(url, tracking)).not.toBeNull()
    sandbox.child.kill('SIGTERM')
    expect(await sandbox.ended).toBe(0)
    const rows = await savedQuotes()
    expect(rows.map(({ trackingId }) => trackingId).toSorted()).toEqual(sent.map(({ id }) => id).toSorted())
    const isWhole = (row: (typeof rows)[number]) => {
      const { tracking } = row.body as ReturnType<typeof quoteBody>
      return isDeepStrictEqual(row.body, quoteBody({ tracking }))
    }
    expect(rows.filter((row) => !isWhole(row))).toEqual([])
  },
  LONG,
)
