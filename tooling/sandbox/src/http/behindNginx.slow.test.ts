import { once } from 'node:events'
import { type IncomingHttpHeaders, request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CLIENT_ID } from '../identity/makePool.ts'
import { OPERATION_ENGINE, startTestSandbox } from '../testing/engines.ts'
import { findNginx, startNginx } from '../testing/startNginx.ts'

const isMissing = findNginx() === undefined
if (isMissing && process.env.CI === 'true') throw new Error('nginx is not installed.')

/** Headers that Debian's nginx sends upstream by default, and with the lines that most guides add. */
const FORMS: Record<string, string[]> = {
  'its default Host': [],
  'Host $host': ['proxy_set_header Host $host;'],
  'HTTP/1.1 and X-Forwarded-For': [
    'proxy_http_version 1.1;',
    'proxy_set_header Host $host;',
    'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
  ],
}
const VOUCHES = FORMS['HTTP/1.1 and X-Forwarded-For']
const SIGN_INS = 130
const ALLOWED = 100

type Backend = Awaited<ReturnType<typeof startTestSandbox>>
type Nginx = Awaited<ReturnType<typeof startNginx>>

/** Sends a refresh token from one of this machine's addresses. */
async function signIn(
  port: number,
  localAddress: string,
  headers: IncomingHttpHeaders = {},
): Promise<string> {
  const sent = request({
    port,
    host: '127.0.0.1',
    localAddress,
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
      ...headers,
    },
  })
  const AuthParameters = { REFRESH_TOKEN: 'unknown' }
  sent.end(JSON.stringify({ ClientId: CLIENT_ID, AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters }))
  const [answer] = await once(sent, 'response')
  answer.resume()
  return String(answer.headers['x-amzn-errortype'])
}

/** Counts how many of 130 tries pass the rate limit. */
async function judged(
  port: number,
  localAddress: string,
  headers?: (attempt: number) => IncomingHttpHeaders,
) {
  const tries = Array.from({ length: SIGN_INS }, (_, attempt) =>
    signIn(port, localAddress, headers?.(attempt)),
  )
  return (await Promise.all(tries)).filter((error) => error === 'NotAuthorizedException:').length
}

describe.skipIf(isMissing)('H4: behind nginx', () => {
  describe.each(Object.entries(FORMS))('with %s', (_, lines) => {
    let off: Backend
    let on: Backend
    const proxies: Nginx[] = []
    beforeAll(async () => {
      off = await startTestSandbox(OPERATION_ENGINE, { controls: false })
      on = await startTestSandbox(OPERATION_ENGINE, { controls: true })
      proxies.push(await startNginx(off.url, lines), await startNginx(on.url, lines))
    })
    afterAll(async () => {
      for (const proxy of proxies) await proxy.close()
      await off.close()
      await on.close()
    })

    const statuses = async (url = '') => [
      (await fetch(`${url}/sandbox/mail`)).status,
      (
        await fetch(`${url}/sandbox/users`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{}',
        })
      ).status,
    ]

    test('no stranger reads mail or makes people', async () => {
      expect((await fetch(`${proxies[0]?.url}/healthz`)).status).toBe(200)
      expect(await statuses(proxies[0]?.url)).toEqual([404, 404])
      expect(await statuses(proxies[1]?.url)).toEqual([403, 403])
      expect(await statuses(on.url)).toEqual([200, 200])
    })
  })

  test('sign-ins are limited while the proxy hides who asks', async () => {
    const backend = await startTestSandbox(OPERATION_ENGINE, { controls: true })
    const proxy = await startNginx(backend.url)
    expect(await judged(proxy.port, '127.0.0.2')).toBe(ALLOWED)
    await proxy.close()
    await backend.close()
  })

  describe('that is trusted', () => {
    let backend: Backend
    let proxy: Nginx
    let port: number
    beforeAll(async () => {
      backend = await startTestSandbox(OPERATION_ENGINE, { controls: false, trustedProxies: ['127.0.0.1'] })
      proxy = await startNginx(backend.url, VOUCHES)
      port = Number(new URL(backend.url).port)
    })
    afterAll(async () => {
      await proxy.close()
      await backend.close()
    })

    test('one visitor is limited and another is not', async () => {
      expect(await judged(proxy.port, '127.0.0.2')).toBe(ALLOWED)
      expect(await signIn(proxy.port, '127.0.0.2')).toBe('TooManyRequestsException:')
      expect(await signIn(proxy.port, '127.0.0.3')).toBe('NotAuthorizedException:')
    })

    test('addresses that a visitor makes up do not count', async () => {
      const spoofed = (attempt: number) => ({ 'x-forwarded-for': `203.0.113.${attempt}` })
      expect(await judged(proxy.port, '127.0.0.4', spoofed)).toBe(ALLOWED)
    })

    test('addresses that come from an untrusted peer do not count', async () => {
      const spoofed = (attempt: number) => ({ 'x-forwarded-for': `203.0.113.${attempt}` })
      expect(await judged(port, '127.0.0.5', spoofed)).toBe(ALLOWED)
    })
  })
})
