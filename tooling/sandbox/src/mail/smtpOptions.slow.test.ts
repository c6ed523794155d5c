import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../database/Database.ts'
import { makeSealing } from '../sealing/makeSealing.ts'
import { DATA_KEY } from '../testing/dataKey.ts'
import { OPERATION_ENGINE } from '../testing/engines.ts'
import { openEmpty } from '../testing/openEmpty.ts'
import { type Certificate, type SmtpServer, startSmtp } from '../testing/startSmtp.ts'
import { readMailFrom } from './mailFrom.ts'
import { makeMailOutbox } from './makeMailOutbox.ts'
import { signedByBrand } from './signedByBrand.ts'
import { smtpOptions } from './smtpOptions.ts'
import { mails } from './tables.ts'

const MAIL = {
  to: 'robin@example.com',
  subject: 'Your code',
  text: 'It is 736518',
  html: '<p>It is 736518</p>',
}
/** Reaches this machine, and does not look like it. */
const REMOTE = '0.0.0.0'
const LOGIN = 'mailer:S3cretPassw0rd'

const hasOpenssl = spawnSync('openssl', ['version']).status === 0

/** A certificate for that address, which no authority signed. */
function selfSigned(): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'coverkit-certificate-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const subject = ['-subj', '/CN=mail', '-addext', `subjectAltName=IP:${REMOTE}`]
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', cert, ...subject]
  execFileSync('openssl', made, { stdio: 'ignore' })
  const certificate = { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') }
  rmSync(folder, { recursive: true })
  return certificate
}

describe('M8, T32: a mail server', () => {
  let database: Database
  let smtp: SmtpServer
  beforeEach(async () => {
    database = await openEmpty(OPERATION_ENGINE)
  })
  afterEach(async () => {
    smtp.close()
    await database.close()
  })

  /** Sends a message of a brand and one of none through the server, at that host. */
  async function send(host: string, query = ''): Promise<void> {
    const outbox = makeMailOutbox(database.queries, {
      smtpUrl: `smtp://${LOGIN}@${host}:${new URL(smtp.url).port}${query}`,
      from: readMailFrom('redearth=hello@redearth.example,*=mail@broker.example'),
      sealing: makeSealing([Buffer.from(DATA_KEY, 'base64')]),
      now: () => new Date('2026-11-22T00:00:00Z'),
      onAlert: () => {},
      onError: (error) => expect.unreachable(String(error)),
    })
    const sentAt = new Date('2026-11-22T00:00:00Z')
    await outbox.enqueue(database.queries, signedByBrand(MAIL, 'redearth'), { sentAt })
    await outbox.enqueue(database.queries, { ...MAIL, to: 'kim@example.com' }, { sentAt })
    outbox.dispatch()
    await outbox.idle()
    await outbox.close()
  }

  const failures = async () =>
    (await database.queries.select().from(mails)).map(({ lastFailure, setAsideAt }) => [
      lastFailure,
      setAsideAt,
    ])

  test.each([
    '',
    '?requireTLS=false',
    '?ignoreTLS=true',
    '?opportunisticTLS=true',
    '?secure=false&tls.rejectUnauthorized=false',
    '?service=maildev&ignoreTLS=true',
  ])('elsewhere that offers no STARTTLS gets no password, no address and no message%s', async (query) => {
    smtp = await startSmtp()
    await send(REMOTE, query)
    expect(smtp.received).toEqual([])
    expect(smtp.clearText()).toMatch(/^EHLO \S+\r\n/)
    expect(smtp.clearText()).not.toMatch(/AUTH|MAIL|RCPT|736518|S3cret|example\.com/i)
    expect(smtp.clearText()).not.toContain(Buffer.from('\0mailer\0S3cretPassw0rd').toString('base64'))
    expect((await failures()).map(([, setAsideAt]) => setAsideAt)).toEqual([null, null])
  })

  test.runIf(hasOpenssl)('elsewhere whose certificate nobody vouches for gets nothing either', async () => {
    smtp = await startSmtp({}, selfSigned())
    await send(REMOTE, '?tls.rejectUnauthorized=false')
    expect(smtp.received).toEqual([])
    expect(smtp.clearText()).toMatch(/^(?:EHLO \S+\r\n|STARTTLS\r\n)+$/)
  })

  test.runIf(hasOpenssl)(
    'elsewhere with a certificate for its name gets the mail, and nobody hears it',
    async () => {
      const certificate = selfSigned()
      smtp = await startSmtp({}, certificate)
      await send(REMOTE, `?tls.ca=${encodeURIComponent(certificate.cert)}`)
      expect(smtp.received.map(({ to }) => to).toSorted()).toEqual(['kim@example.com', 'robin@example.com'])
      expect(smtp.clearText()).not.toMatch(/AUTH|MAIL|RCPT|736518/)
    },
  )

  test('on this machine needs no TLS; each message is from its site, in the envelope too', async () => {
    smtp = await startSmtp()
    await send('127.0.0.1')
    const seen = smtp.received.map(({ from, to, data }) => [to, from, /^From: .*$/m.exec(data)?.[0].trim()])
    expect(seen.toSorted()).toEqual([
      ['kim@example.com', 'mail@broker.example', 'From: mail@broker.example'],
      ['robin@example.com', 'hello@redearth.example', 'From: Red Earth Cover <hello@redearth.example>'],
    ])
    expect(smtp.received.find(({ to }) => to === 'robin@example.com')?.data).toMatch(
      /^Message-ID: <[\w-]+@redearth\.example>/m,
    )
  })
})

test('TLS is asked for but on this machine, whatever an address says', () => {
  for (const url of ['smtp://localhost:1025', 'smtp://127.0.0.1', 'smtp://[::1]:25'])
    expect(smtpOptions(url)).toEqual({ url })
  expect(smtpOptions('smtp://mail.example?ignoreTLS=true&tls.servername=mx.example')).toEqual({
    url: 'smtp://mail.example?tls.servername=mx.example',
    requireTLS: true,
  })
  expect(smtpOptions('smtp://127.0.0.1?service=gmail')).toMatchObject({ requireTLS: true })
  expect(smtpOptions('smtps://mailer:a%20b@mail.example:465')).toEqual({
    url: 'smtps://mailer:a%20b@mail.example:465',
    requireTLS: true,
  })
})
