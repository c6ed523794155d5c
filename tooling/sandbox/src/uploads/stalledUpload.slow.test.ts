import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSettings } from '../readSettings.ts'
import { startSandbox } from '../startSandbox.ts'
import { claimBody } from '../testing/claimBody.ts'
import { DATA_KEY } from '../testing/dataKey.ts'
import { ENGINES, emptyDatabase, HAS_SERVER } from '../testing/engines.ts'
import { bigJpeg, jpeg } from '../testing/files.ts'
import { makePersonIn } from '../testing/identity.ts'
import { isLongRun } from '../testing/isLongRun.ts'
import { makeApi } from '../testing/makeApi.ts'
import { startProcess } from '../testing/startProcess.ts'
import { UNSAFE_IN_TESTS } from '../testing/unsafeInTests.ts'
import { CLAIMS_PATH, metadataOf, OFFSET_STREAM, TUS, UPLOADS_PATH, useClaims } from '../testing/useClaims.ts'

const PIECE = 256 * 1024
const UNDER_LOAD = { timeout: 120_000 }

interface Stalled {
  socket: Socket
  /** All bytes of the answer, once the connection has ended. */
  ended: Promise<string>
  /** Resolves with the first bytes of an answer. */
  answered: Promise<string>
}

/** Sends the head of a PATCH of `promised` bytes and only these bytes, and then stalls. */
function stall(
  url: string,
  path: string,
  token: string | null,
  offset: number,
  promised: number,
  bytes: Buffer,
): Stalled {
  const socket = connect(Number(new URL(url).port), new URL(url).hostname)
  socket.write(
    [
      `PATCH ${path} HTTP/1.1`,
      'Host: localhost',
      `Authorization: Bearer ${token}`,
      'Tus-Resumable: 1.0.0',
      `Upload-Offset: ${offset}`,
      `Content-Type: ${OFFSET_STREAM}`,
      `Content-Length: ${promised}`,
      '\r\n',
    ].join('\r\n'),
  )
  socket.write(bytes)
  let text = ''
  const answered = new Promise<string>((resolve) => {
    socket.setEncoding('latin1').on('data', (chunk) => {
      text += chunk
      resolve(text)
    })
  })
  const ended = new Promise<string>((resolve) => {
    socket.on('error', () => {}).once('close', () => resolve(text))
  })
  return { socket, ended, answered }
}

const headersOf = (token: string | null) => ({ authorization: `Bearer ${token}`, ...TUS })

async function offsetAt(url: string, path: string, token: string | null): Promise<number> {
  const answer = await fetch(url + path, { method: 'HEAD', headers: headersOf(token) })
  return Number(answer.headers.get('upload-offset'))
}

const patchAt = (url: string, path: string, token: string | null, offset: number, bytes: Buffer) =>
  fetch(url + path, {
    method: 'PATCH',
    headers: { ...headersOf(token), 'upload-offset': String(offset), 'content-type': OFFSET_STREAM },
    body: new Uint8Array(bytes),
  })

describe.each(ENGINES)('an upload request that stalls on %s', UNDER_LOAD, (engine) => {
  const httpLimits = { headersTimeoutMs: 300, requestTimeoutMs: 600, checkIntervalMs: 50 }
  const { customer, api } = useClaims(engine, { httpLimits })

  test('T24 is ended by the server, keeps what had come, and the upload goes on from there', async () => {
    const { token, lodged, begin, claim } = customer()
    const { id } = await lodged()
    const photo = bigJpeg(2 * PIECE)
    const { path } = await begin({ claim: id, n: 1, document: 'other', type: 'image/jpeg' }, photo.length)
    const came = PIECE + 1000
    const { url } = api()
    const stalled = stall(url, path, token, 0, photo.length, photo.subarray(0, came))
    expect(await stalled.ended).toMatch(/^(?:HTTP\/1\.1 408 .*|)/)
    await expect.poll(() => offsetAt(url, path, token)).toBe(came)
    expect((await patchAt(url, path, token, came, photo.subarray(came))).status).toBe(204)
    expect((await claim(id)).files).toMatchObject([{ n: 1, size: jpeg().length }])
  })
})

type Environment = Record<string, string>

async function startProcesses(env: Environment) {
  const processes = [startProcess(env), startProcess(env)]
  return {
    urls: await Promise.all(processes.map(({ url }) => url)),
    endAll: async () => {
      for (const { child } of processes) child.kill('SIGKILL')
      await Promise.all(processes.map(({ ended }) => ended))
    },
  }
}

/** Starts two backends in this process: they share only stateless code, and start in a tenth of the time. */
async function startHere(env: Environment) {
  const read = readSettings({ ...env, PORT: '0', SANDBOX_CONTROLS: 'on', ALLOW_UNSAFE: UNSAFE_IN_TESTS })
  const settings = { ...read, log: 'nowhere' as const }
  const sandboxes = [await startSandbox(settings), await startSandbox(settings)]
  return {
    urls: sandboxes.map(({ url }) => url),
    endAll: async () => {
      for (const sandbox of sandboxes) await sandbox.close()
    },
  }
}

describe.runIf(HAS_SERVER)('M3: two backends and one upload', UNDER_LOAD, () => {
  let urls: string[] = []
  let endAll = async () => {}
  beforeAll(async () => {
    const { database } = await emptyDatabase('postgres')
    const env = {
      DATABASE_URL: 'url' in database ? database.url : '',
      FILES_DIR: database.files ?? '',
      DATA_KEY,
      IDENTITY_ISSUER: 'https://id.example/pool',
    }
    ;({ urls, endAll } = await (isLongRun ? startProcesses(env) : startHere(env)))
  }, 120_000)
  afterAll(() => endAll())

  test('one goes on while a request of the same upload stalls in the other, which can add nothing after', async () => {
    const [one = '', other = ''] = urls
    const { token } = await makePersonIn(makeApi(one))
    const today = new Date().toISOString().slice(0, 10)
    const body = claimBody({ eventDate: `${Number(today.slice(0, 4)) - 1}-11-02` })
    const headers = { authorization: `Bearer ${token}` }
    const { json } = await makeApi(one).post(CLAIMS_PATH, body, headers)
    const { id } = (json as { claim: { id: string } }).claim
    const photo = bigJpeg(4 * PIECE)
    const begun = await fetch(one + UPLOADS_PATH, {
      method: 'POST',
      headers: {
        ...headersOf(token),
        'upload-length': String(photo.length),
        'upload-metadata': metadataOf({ claim: id, n: 1, document: 'other', type: 'image/jpeg' }),
      },
    })
    const path = begun.headers.get('location') ?? ''
    const stalled = stall(one, path, token, 0, photo.length, photo.subarray(0, PIECE + 1000))
    // Whole pieces are in the database; later bytes are in the first backend's memory only.
    await expect.poll(() => offsetAt(other, path, token), { timeout: 30_000 }).toBeGreaterThanOrEqual(PIECE)
    const at = await offsetAt(other, path, token)
    const next = at + 2 * PIECE
    expect((await patchAt(other, path, token, at, photo.subarray(at, next))).status).toBe(204)
    // The first request continues and is refused, since another one has continued the upload.
    stalled.socket.write(photo.subarray(PIECE + 1000))
    expect(await stalled.answered).toMatch(/^HTTP\/1\.1 409 /)
    stalled.socket.destroy()
    expect(await offsetAt(one, path, token)).toBe(next)
    expect((await patchAt(one, path, token, next, photo.subarray(next))).status).toBe(204)
    const claims = (await makeApi(other).get(CLAIMS_PATH, headers)).json as { files: { size: number }[] }[]
    expect(claims[0]?.files.map(({ size }) => size)).toEqual([jpeg().length])
  })
})
