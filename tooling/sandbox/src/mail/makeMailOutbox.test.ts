import { randomBytes } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { type Sandbox, startSandbox } from '../startSandbox.ts'
import { mailedCalculation } from '../testing/bodies.ts'
import { emptyDatabase, HAS_SERVER, OPERATION_ENGINE, startTestSandbox } from '../testing/engines.ts'
import { makeApi } from '../testing/makeApi.ts'
import { startSmtp } from '../testing/startSmtp.ts'

const PATH = '/api/v1/savecalculatecoverform'
const DATA_KEY = randomBytes(32).toString('base64')

test('mail is handed on once, to its address', async () => {
  const smtp = await startSmtp()
  const api = await startTestSandbox(OPERATION_ENGINE, { smtpUrl: smtp.url })
  const body = mailedCalculation('handed.on@example.com')
  await api.post(PATH, body)
  await api.post(PATH, body)
  await api.post(PATH, mailedCalculation('second@example.com'))
  await smtp.arrived(2)
  await api.close()
  smtp.close()
  expect(smtp.received.map(({ to }) => to).toSorted()).toEqual([
    'handed.on@example.com',
    'second@example.com',
  ])
  expect(smtp.received[0]?.data).toContain('Subject: Your life insurance needs estimate')
})

test('a mail server that is down changes no answer and loses no mail', async () => {
  const api = await startTestSandbox(OPERATION_ENGINE, { smtpUrl: 'smtp://127.0.0.1:1' })
  expect((await api.post(PATH, mailedCalculation('waiting@example.com'))).status).toBe(200)
  const mails = await api.get('/sandbox/mail?to=waiting@example.com', { accept: 'application/json' })
  expect(mails.json).toHaveLength(1)
  await api.close()
})

describe.runIf(HAS_SERVER)('M3: two processes on one database', () => {
  const running: Sandbox[] = []
  afterEach(async () => {
    for (const sandbox of running.splice(0)) await sandbox.close()
  })

  test('each message is sent once', async () => {
    const smtp = await startSmtp()
    const { database } = await emptyDatabase('postgres')
    for (let process = 0; process < 2; process++)
      running.push(await startSandbox({ database, controls: true, smtpUrl: smtp.url, dataKey: DATA_KEY }))
    const [one, other] = running.map(({ url }) => makeApi(url))
    const addresses = Array.from({ length: 40 }, (_, attempt) => `person${attempt}@example.com`)
    const answers = await Promise.all(
      addresses.map((address, attempt) =>
        (attempt % 2 ? one : other)?.post(PATH, mailedCalculation(address)),
      ),
    )
    expect(answers.map((answer) => answer?.status)).toEqual(addresses.map(() => 200))
    await smtp.arrived(addresses.length)
    for (const sandbox of running.splice(0)) await sandbox.close()
    smtp.close()
    expect(smtp.received.map(({ to }) => to).toSorted()).toEqual(addresses.toSorted())
  })

  test('M5: without a key nothing is stored in a database of others', async () => {
    const { database } = await emptyDatabase('postgres')
    await expect(startSandbox({ database })).rejects.toThrow('DATABASE_URL needs DATA_KEY')
  })
})
