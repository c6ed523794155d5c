import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Sandbox, startSandbox } from '../startSandbox.ts'
import { quoteBody } from '../testing/bodies.ts'
import { DATA_KEY } from '../testing/dataKey.ts'
import { HAS_SERVER } from '../testing/engines.ts'
import { type Api, makeApi } from '../testing/makeApi.ts'
import { type PostgresServer, startPostgres } from '../testing/startPostgres.ts'
import { startProcess } from '../testing/startProcess.ts'
import { acknowledgedOf, startWriting } from '../testing/startWriting.ts'

/** Fifty in the long run. */
const KILLS = 1
const WRITERS = 20
const LONG = 600_000

type SavedBody = ReturnType<typeof quoteBody>

const SAVE = '/api/v1/quote/savequotes'

describe.runIf(HAS_SERVER)('a PostgreSQL server of its own', () => {
  const files = mkdtempSync(join(tmpdir(), 'coverkit-files-'))
  let server: PostgresServer
  let sandbox: Sandbox
  let api: Api
  beforeAll(async () => {
    const started = await startPostgres()
    if (!started) throw new Error('PostgreSQL is not installed')
    server = started
    sandbox = await startSandbox({ database: { url: server.url, files }, dataKey: DATA_KEY, controls: true })
    api = makeApi(sandbox.url)
  })
  afterAll(async () => {
    await sandbox.close()
    await server.stop()
    rmSync(files, { recursive: true })
  })

  test('F49 while the server is gone saves are answered 503, and afterwards they work again', async () => {
    const bodies = Array.from({ length: 60 }, () => quoteBody())
    const saved: string[] = []
    const save = async (body: SavedBody) => {
      const answer = await api.post(SAVE, body)
      if (answer.status === 200) saved.push(body.tracking?.id ?? '')
      else expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1'])
    }
    const [first = quoteBody(), ...others] = bodies
    await save(first)
    const underWay = others.slice(0, 30).map(save)
    await server.kill()
    await Promise.all([...underWay, ...others.slice(30).map(save)])
    expect((await api.get('/readyz')).status).toBe(503)
    expect((await api.get('/healthz')).status).toBe(200)
    expect(saved).toContain(first.tracking?.id)
    expect(saved.length).toBeLessThanOrEqual(31)

    await server.restart()
    expect((await api.get('/readyz')).status).toBe(200)
    for (const body of bodies) expect((await api.post(SAVE, body)).status).toBe(200)
    const rows = (await api.get('/sandbox/saved/quotes')).json as { trackingId: string }[]
    const keys = rows.map(({ trackingId }) => trackingId)
    expect(keys.toSorted()).toEqual(bodies.map(({ tracking }) => tracking?.id).toSorted())
    expect(saved.filter((id) => !keys.includes(id))).toEqual([])
  })

  // Takes over 5 s: it starts a backend and kills it under load.
  test(
    'F48 what was answered is there after kill -9 of the backend, whole and once',
    async () => {
      const acknowledged: string[] = []
      for (let kill = 0; kill < KILLS; kill++) {
        const process = startProcess({
          DATABASE_URL: server.url,
          FILES_DIR: files,
          DATA_KEY,
          IDENTITY_ISSUER: 'https://id.example/pool',
        })
        const writing = startWriting(await process.url, WRITERS)
        await writing.reached(2 * WRITERS + 17 * kill)
        process.child.kill('SIGKILL')
        expect(await process.ended).toBe('SIGKILL')
        acknowledged.push(...acknowledgedOf(await writing.ended))
      }
      const rows = (await api.get('/sandbox/saved/quotes')).json as { trackingId: string; body: SavedBody }[]
      const present = new Map(rows.map((row) => [row.trackingId, row.body]))
      expect(present.size).toBe(rows.length)
      expect(acknowledged.length).toBeGreaterThan(KILLS * WRITERS)
      expect(acknowledged.filter((id) => !present.has(id))).toEqual([])
      for (const { body } of rows) expect(body).toEqual(quoteBody({ tracking: body.tracking }))
    },
    LONG,
  )

  test('two that start together migrate once', async () => {
    const more = await Promise.all(
      [1, 2].map(() =>
        startSandbox({ database: { url: server.url, files }, dataKey: DATA_KEY, controls: true }),
      ),
    )
    for (const one of more) await one.close()
    expect((await api.get('/readyz')).status).toBe(200)
  })
})
