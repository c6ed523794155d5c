import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { mailedCalculation } from '../testing/bodies.ts'
import { startTestSandbox } from '../testing/engines.ts'
import { startSmtp } from '../testing/startSmtp.ts'

const PATH = '/api/v1/savecalculatecoverform'

async function until(happened: () => boolean): Promise<void> {
  for (let tries = 0; tries < 100 && !happened(); tries++) await setTimeout(20)
}

test('mail is handed on once, to its address', async () => {
  const smtp = await startSmtp()
  const api = await startTestSandbox('pglite', { smtpUrl: smtp.url })
  const body = mailedCalculation('handed.on@example.com')
  await api.post(PATH, body)
  await api.post(PATH, body)
  await api.post(PATH, mailedCalculation('second@example.com'))
  await until(() => smtp.received.length >= 2)
  await api.close()
  smtp.close()
  expect(smtp.received.map(({ to }) => to)).toEqual(['handed.on@example.com', 'second@example.com'])
  expect(smtp.received[0]?.data).toContain('Subject: Your life insurance needs estimate')
})

test('a mail server that is down changes no answer and loses no mail', async () => {
  const api = await startTestSandbox('pglite', { smtpUrl: 'smtp://127.0.0.1:1' })
  expect((await api.post(PATH, mailedCalculation('waiting@example.com'))).status).toBe(200)
  const mails = await api.get('/sandbox/mail?to=waiting@example.com', { accept: 'application/json' })
  expect(mails.json).toHaveLength(1)
  await api.close()
})
