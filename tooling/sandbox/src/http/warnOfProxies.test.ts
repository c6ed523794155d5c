import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { OPERATION_ENGINE, startTestSandbox } from '../testing/engines.ts'

async function warningsWith(trustedProxies: string[] | undefined): Promise<object[]> {
  let log = ''
  const stream = new Writable({
    write(chunk, _encoding, done) {
      log += chunk
      done()
    },
  })
  const api = await startTestSandbox(OPERATION_ENGINE, {
    log: stream,
    ...(trustedProxies && { trustedProxies }),
  })
  await api.get('/healthz')
  for (const address of ['203.0.113.9', '203.0.113.10'])
    await api.get('/healthz', { 'x-forwarded-for': address })
  await api.close()
  expect(log).not.toContain('203.0.113')
  return log
    .split('\n')
    .filter((line) => line.includes('alert'))
    .map((line) => JSON.parse(line))
}

test('M7, T31: a proxy that nobody trusts is logged once', async () => {
  expect(await warningsWith(undefined)).toEqual([
    expect.objectContaining({
      level: 40,
      alert: 'proxy-not-trusted',
      msg: 'A request came with X-Forwarded-For and TRUSTED_PROXIES is not set: behind a proxy all visitors share its limits',
    }),
  ])
})

test('one that is trusted is not', async () => {
  expect(await warningsWith(['127.0.0.1'])).toEqual([])
})
