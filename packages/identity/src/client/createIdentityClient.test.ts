import { createHash, createHmac } from 'node:crypto'
import { SignatureV4 } from '@smithy/signature-v4'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createIdentityClient, type IdentityClientOptions } from './createIdentityClient.ts'
import { isAnswer } from './isAnswer.ts'

const clientId = '1example23456789'
const fetch = vi.fn(async (_url: string, _init: RequestInit) => new Response('{}'))
const client = (options: Partial<IdentityClientOptions> = {}) =>
  createIdentityClient({ clientId, fetch, ...options })
const sent = (index = 0) => fetch.mock.calls[index]?.[1]

beforeEach(() => void fetch.mockReset())
afterEach(() => vi.useRealTimers())

const answers = (...given: readonly (() => Response | Promise<Response>)[]) => {
  for (const answer of given) fetch.mockImplementationOnce(async () => answer())
}
const tokens = { AuthenticationResult: { IdToken: 'i', AccessToken: 'a', ExpiresIn: 300 } }

type Source = string | ArrayBuffer | ArrayBufferView
const bytesOf = (source: Source) =>
  typeof source === 'string'
    ? source
    : ArrayBuffer.isView(source)
      ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
      : new Uint8Array(source)

/** SHA-256, keyed or not, as the signer wants it. */
class Sha256 {
  readonly #hash
  constructor(secret?: Source) {
    this.#hash = secret === undefined ? createHash('sha256') : createHmac('sha256', bytesOf(secret))
  }
  update(data: Source) {
    this.#hash.update(bytesOf(data))
  }
  async digest() {
    return new Uint8Array(this.#hash.digest())
  }
  reset() {}
}

describe('the signing hook', () => {
  // Signature calculated apart from any library, from the published steps of Signature Version 4.
  const KNOWN = 'bacb6aa47e673f3884fa74748959698e60ccd1200229482e76c04b6ef6d52ea1'

  it('signs a request so that the known signature goes out', async () => {
    const signer = new SignatureV4({
      credentials: {
        accessKeyId: 'AKIDEXAMPLE',
        secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
      },
      region: 'ap-southeast-2',
      service: 'cognito-idp',
      applyChecksum: false,
      sha256: Sha256,
    })
    const sign: IdentityClientOptions['sign'] = async ({ url, headers, body }) => {
      const { protocol, hostname, pathname: path } = new URL(url)
      const request = {
        method: 'POST',
        protocol,
        hostname,
        path,
        body,
        headers: { ...headers, host: hostname },
      }
      const signed = await signer.sign(request, { signingDate: new Date('2026-11-21T10:00:00Z') })
      return signed.headers
    }
    answers(() => Response.json({ Username: 'u', UserAttributes: [] }))
    await client({ sign }).getUser({ AccessToken: 'an-access-token' })
    expect(new Headers(sent()?.headers).get('authorization')).toBe(
      `AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/20261121/ap-southeast-2/cognito-idp/aws4_request, SignedHeaders=content-type;host;x-amz-date;x-amz-target, Signature=${KNOWN}`,
    )
  })

  it('signs every try again, and is off without the option', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0)
    const sign = vi.fn(() => ({ authorization: 'signed' }))
    answers(
      () => new Response('', { status: 500 }),
      () => Response.json({}),
    )
    await client({ sign }).globalSignOut({ AccessToken: 'a' })
    expect(sign).toHaveBeenCalledTimes(2)
    answers(() => Response.json({}))
    await client().globalSignOut({ AccessToken: 'a' })
    expect(Object.keys({ ...sent(2)?.headers })).toEqual(['content-type', 'x-amz-target'])
  })
})

describe('a call', () => {
  it('tells the server’s clock when the answer has it', async () => {
    answers(
      () => Response.json(tokens, { headers: { date: 'Sat, 21 Nov 2026 10:00:00 GMT' } }),
      () => Response.json(tokens),
    )
    const call = () => client().getTokensFromRefreshToken({ RefreshToken: 'r' })
    expect(await call()).toMatchObject({ ok: true, servedAt: Date.UTC(2026, 10, 21, 10) })
    expect(await call()).toMatchObject({ ok: true, servedAt: null })
  })

  it('is not sent at all once its signal has aborted', async () => {
    const result = await client().getUser({ AccessToken: 'a' }, { signal: AbortSignal.abort() })
    expect(result).toEqual({ ok: false, error: { name: 'AbortError', message: '', status: 0 } })
    expect(fetch).not.toHaveBeenCalled()
  })

  it('ends when its signal aborts, on the way and between tries', async () => {
    const controller = new AbortController()
    fetch.mockImplementationOnce(async (_url, { signal }) => {
      controller.abort()
      signal?.throwIfAborted()
      return new Response('')
    })
    expect(await client().getUser({ AccessToken: 'a' }, { signal: controller.signal })).toMatchObject({
      error: { name: 'AbortError' },
    })

    const between = new AbortController()
    answers(() => {
      setTimeout(() => between.abort(), 5)
      return new Response('', { status: 503, headers: { 'retry-after': '20' } })
    })
    expect(await client().getUser({ AccessToken: 'a' }, { signal: between.signal })).toMatchObject({
      error: { name: 'AbortError' },
    })
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  it('needs nothing that the oldest promised browsers lack', async () => {
    const any = vi.spyOn(AbortSignal, 'any').mockImplementation(() => {
      throw new TypeError('AbortSignal.any is not a function')
    })
    answers(() => Response.json({ Username: 'u' }))
    const { signal } = new AbortController()
    expect(await client().getUser({ AccessToken: 'a' }, { signal })).toMatchObject({ ok: true })
    any.mockRestore()
  })

  it('does not call a mistake a cut connection', async () => {
    answers(() => Response.json({ Username: 'u' }))
    const isAnswer = () => {
      throw new TypeError('a mistake')
    }
    await expect(client({ isAnswer }).getUser({ AccessToken: 'a' })).rejects.toThrow('a mistake')
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('outlives the page when asked to', async () => {
    answers(() => new Response(''))
    await client().revokeToken({ Token: 'r' }, { keepalive: true })
    expect(sent()?.keepalive).toBe(true)
  })

  it('uses the fetch of the moment, and the browser’s own by default', async () => {
    vi.stubGlobal('fetch', fetch)
    answers(() => new Response(''))
    expect(await createIdentityClient({ clientId }).revokeToken({ Token: 'r' })).toMatchObject({ ok: true })
    vi.unstubAllGlobals()
  })
})

describe('waits between tries', () => {
  it.each([
    [500, 0, 0],
    [500, 0.999, 99.9 + 199.8],
    [429, 0.999, 499.5 + 999],
  ])('after %i at a random number of %f take %f ms', async (status, random, expected) => {
    vi.useFakeTimers({ now: 0 })
    fetch.mockImplementation(async () => new Response('', { status }))
    const done = client({ random: () => random }).getUser({ AccessToken: 'a' })
    await vi.runAllTimersAsync()
    expect(await done).toMatchObject({ ok: false })
    expect(fetch).toHaveBeenCalledTimes(3)
    expect(Math.abs(Date.now() - expected)).toBeLessThanOrEqual(2)
  })
})

describe('schemas', () => {
  it.each([
    ['signUp', {}],
    ['signUp', { UserConfirmed: 'no', UserSub: 's' }],
    ['getUser', { Username: 'u' }],
    ['initiateAuth', { AuthenticationResult: { IdToken: 7 } }],
    ['initiateAuth', { AuthenticationResult: [] }],
  ] as const)('refuse for %s the answer %j', async (name, answer) => {
    answers(() => Response.json(answer))
    const call = client({ isAnswer })[name] as (input: object) => Promise<unknown>
    expect(await call({})).toEqual({
      ok: false,
      error: { name: 'UnreadableAnswer', message: '', status: 200 },
    })
  })

  it('take members that are null for absent, and members of tomorrow as they come', async () => {
    answers(() =>
      Response.json({
        ChallengeName: null,
        AuthenticationResult: { ...tokens.AuthenticationResult, New: 1 },
      }),
    )
    const AuthParameters = { USERNAME: 'u', PASSWORD: 'p' }
    expect(
      await client({ isAnswer }).initiateAuth({ AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters }),
    ).toMatchObject({ ok: true, value: tokens })
  })
})
