import { expect, test } from 'vitest'
import { claimBody } from '../src/testing/claimBody.ts'
import { bigJpeg, jpeg } from '../src/testing/files.ts'
import { makePersonIn, signInWith } from '../src/testing/identity.ts'
import { makeApi } from '../src/testing/makeApi.ts'
import { CLAIMS_PATH, metadataOf, OFFSET_STREAM, TUS, UPLOADS_PATH } from '../src/testing/useClaims.ts'
import { useFolder } from '../src/testing/useFolder.ts'

const MB = 1024 * 1024
const LONG = 240_000

const { copyTemplate, start } = useFolder()

test(
  'F48 a file goes on where it was after the backend was killed between its pieces and within one',
  async () => {
    copyTemplate()
    const photo = bigJpeg(4 * MB)
    let sandbox = start()
    let url = await sandbox.url
    const { email, password, token } = await makePersonIn(makeApi(url))
    let headers = { authorization: `Bearer ${token}` }
    const today = new Date().toISOString().slice(0, 10)
    const body = claimBody({ eventDate: `${Number(today.slice(0, 4)) - 1}-11-02` })
    const { json } = await makeApi(url).post(CLAIMS_PATH, body, headers)
    const { id } = (json as { claim: { id: string } }).claim
    const begun = await fetch(url + UPLOADS_PATH, {
      method: 'POST',
      headers: {
        ...headers,
        ...TUS,
        'upload-length': String(photo.length),
        'upload-metadata': metadataOf({ claim: id, n: 1, document: 'other', type: 'image/jpeg' }),
      },
    })
    const path = begun.headers.get('location') ?? ''
    const offsetNow = async () => {
      const answer = await fetch(url + path, { method: 'HEAD', headers: { ...headers, ...TUS } })
      return Number(answer.headers.get('upload-offset'))
    }
    const patch = (offset: number, bytes: Buffer) =>
      fetch(url + path, {
        method: 'PATCH',
        headers: { ...headers, ...TUS, 'upload-offset': String(offset), 'content-type': OFFSET_STREAM },
        body: new Uint8Array(bytes),
      })
    const restart = async () => {
      sandbox.child.kill('SIGKILL')
      expect(await sandbox.ended).toBe('SIGKILL')
      sandbox = start()
      url = await sandbox.url
      // Another port means another issuer, so the customer signs in again.
      const { json: signedIn } = await signInWith(url, email, password)
      const { IdToken } = signedIn.AuthenticationResult as { IdToken: string }
      headers = { authorization: `Bearer ${IdToken}` }
    }

    expect((await patch(0, photo.subarray(0, MB))).status).toBe(204)
    await restart()
    // Acknowledged bytes are stored.
    expect(await offsetNow()).toBe(MB)
    const cut = patch(MB, photo.subarray(MB, 2 * MB)).catch(() => null)
    await restart()
    await cut
    const resumed = await offsetNow()
    expect(resumed).toBeGreaterThanOrEqual(MB)
    expect(resumed).toBeLessThanOrEqual(2 * MB)
    for (let at = resumed; at < photo.length; at += MB)
      expect((await patch(at, photo.subarray(at, at + MB))).status).toBe(204)
    const claims = (await makeApi(url).get(CLAIMS_PATH, headers)).json as { files: { size: number }[] }[]
    expect(claims[0]?.files.map(({ size }) => size)).toEqual([jpeg().length])
    sandbox.child.kill('SIGKILL')
    await sandbox.ended
  },
  LONG,
)
