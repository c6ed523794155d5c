import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { request } from 'node:http'
import { createServer, type Socket } from 'node:net'
import { networkInterfaces } from 'node:os'
import { applicationBody, partialTransferBody } from '../src/testing/bodies.ts'
import type { Backend } from './Backend.ts'
import {
  CONTROLS,
  JSON_TYPE,
  mailsOf,
  newPerson,
  OWN_PASSWORD,
  outcomeOf,
  PROXY,
  type Scenario,
  STRANGERS_PASSWORD,
  signIn,
  tokensOf,
  VICTIM,
} from './Scenario.ts'

const TRANSFERS = '/api/v1/transferpolicy'
const NEXT = 'next@example.com'
const MB = 1024 * 1024
const RESETS = 200
const PAUSE_MS = 3_000

const newSecret = () => {
  const secret = randomBytes(32).toString('base64url')
  return { secret, secretHash: createHash('sha256').update(secret).digest('base64url') }
}
const codeIn = (text = '') => /\d{6}/.exec(text)?.[0] ?? ''
const codeTo = async (backend: Backend, address: string) =>
  codeIn((await mailsOf(backend)).find(({ to }) => to === address)?.text)
const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

/** A mail server that offers no TLS, on an address of this machine that others reach. */
async function clearMailServer() {
  const received: string[] = []
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    sockets.push(socket)
    socket.write('220 mail\r\n')
    socket
      .on('error', () => {})
      .on('data', (bytes) => {
        const text = bytes.toString('latin1')
        received.push(text)
        socket.write(text.startsWith('EHLO') ? '250-mail\r\n250 AUTH PLAIN\r\n' : '250 ok\r\n')
      })
  })
  const addresses = Object.values(networkInterfaces()).flatMap((all) => all ?? [])
  const own = addresses.find(({ family, internal }) => family === 'IPv4' && !internal)?.address
  if (!own) throw new Error('This machine has no address but its own')
  server.listen(0, own)
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return {
    url: `smtp://mailer:S3cretPassw0rd@${own}:${port}`,
    received,
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

/** Signs up through a changed address, whose owner has left the old one; returns a way to take the account back. */
async function leftMailbox(backend: Backend) {
  const { email = '' } = await newPerson(backend, { password: OWN_PASSWORD })
  const { AccessToken } = tokensOf((await signIn(backend, email, OWN_PASSWORD)).json)
  const UserAttributes = [{ Name: 'email', Value: NEXT }]
  await backend.identity('UpdateUserAttributes', { AccessToken, UserAttributes })
  const Code = await codeTo(backend, NEXT)
  await backend.identity('VerifyUserAttribute', { AccessToken, AttributeName: 'email', Code })
  return async () => {
    const { AccessToken: later } = tokensOf((await signIn(backend, NEXT, OWN_PASSWORD)).json)
    await backend.identity('ReleaseFormerEmail', { AccessToken: later, Password: OWN_PASSWORD })
    await backend.identity('ForgotPassword', { Username: email })
    const ConfirmationCode = await codeTo(backend, email)
    const reset = { Username: email, ConfirmationCode, Password: STRANGERS_PASSWORD }
    await backend.identity('ConfirmForgotPassword', reset)
    return outcomeOf(await signIn(backend, email, STRANGERS_PASSWORD))
  }
}

/** Findings of the reading of 28 November 2026 that `sisters` lacks. */
export const lows: readonly Scenario[] = [
  {
    row: 'M8 of 28 November',
    request: 'A code to mail by a server that offers no TLS, with a user and a password in `SMTP_URL`',
    run: async (start) => {
      const mail = await clearMailServer()
      const backend = await start({ ...CONTROLS, SMTP_URL: mail.url, MAIL_FROM: '*=mail@broker.example' })
      await backend.identity('SignUp', { Username: VICTIM, Password: OWN_PASSWORD })
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
      mail.close()
      return mail.received.some((text) => text.startsWith('AUTH'))
        ? 'the password in clear'
        : 'no log-in, no mail'
    },
  },
  {
    row: 'L2 of 28 November',
    request: 'A draft that is named like somebody’s transfer',
    run: async (start) => {
      const backend = await start()
      const save = (body: object) => backend.send('POST', TRANSFERS, JSON_TYPE, JSON.stringify(body))
      const { json } = await save(partialTransferBody({ secretHash: newSecret().secretHash }))
      const own = partialTransferBody({ secretHash: newSecret().secretHash })
      return outcomeOf(await save({ ...own, tracking: { ...own.tracking, draft: String(json.id) } }))
    },
  },
  {
    row: 'L3 of 28 November',
    request:
      'An application of two whose second address is `robin+kim@example.com`, the first `robin@example.com`',
    run: async (start) => {
      const backend = await start()
      const body = applicationBody()
      const second = { ...body.contactDetails, rowId: 'holder-2', first_Name: 'Kim' }
      const sent = {
        ...body,
        applicationDetails: { ...body.applicationDetails, totalPolicyHolders: 2 },
        contactDetails: { ...body.contactDetails, email: 'robin@example.com' },
        policyHolderDetails: { ...second, email: 'robin+kim@example.com' },
      }
      return outcomeOf(await backend.send('POST', '/api/v1/application', JSON_TYPE, JSON.stringify(sent)))
    },
  },
  {
    row: 'L4 of 28 November',
    request: `${RESETS} × \`ForgotPassword\` each of a known and an unknown address: medians`,
    run: async (start) => {
      const prepared = await start(CONTROLS)
      const known: Record<string, string>[] = []
      for (let count = 0; count < RESETS; count++)
        known.push(await newPerson(prepared, { password: OWN_PASSWORD }))
      const backend = await prepared.restart({ ...CONTROLS, ...PROXY })
      const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
      for (const [index, { email = '' }] of known.entries())
        for (const kind of ['known', 'unknown'] as const) {
          const network = { 'x-forwarded-for': `198.51.${kind === 'known' ? 100 : 101}.${index % 250}` }
          const Username = kind === 'known' ? email : `nobody-${index}@example.com`
          const begun = performance.now()
          await backend.identity('ForgotPassword', { Username }, network)
          times[kind].push(performance.now() - begun)
        }
      await backend.stop()
      return `${median(times.known).toFixed(1)} and ${median(times.unknown).toFixed(1)} ms`
    },
  },
  {
    row: 'L5 of 28 November',
    request:
      'The owner gives the former mailbox up with the password; its reader resets the password and logs in',
    run: async (start) => {
      const backend = await start(CONTROLS)
      return (await leftMailbox(backend))()
    },
  },
  {
    row: 'L10 of 28 November',
    request: 'A PDF of a transfer, 3 MB in pieces by tus, the line cut after the first',
    run: async (start) => {
      const backend = await start()
      const { secret, secretHash } = newSecret()
      const body = JSON.stringify(partialTransferBody({ secretHash }))
      const { json } = await backend.send('POST', TRANSFERS, JSON_TYPE, body)
      const metadata = { transfer: String(json.id), n: '1', type: 'application/pdf' }
      const pairs = Object.entries(metadata).map(([name, value]) => `${name} ${btoa(value)}`)
      const begun = await backend.send('POST', '/api/v1/uploads', {
        ...{ authorization: `Bearer ${secret}`, 'tus-resumable': '1.0.0' },
        ...{ 'upload-length': String(3 * MB), 'upload-metadata': pairs.join(',') },
      })
      if (begun.status !== 201) return outcomeOf(begun)
      const headers = { authorization: `Bearer ${secret}`, 'tus-resumable': '1.0.0' }
      const path = String(begun.headers.location)
      const piece = request(backend.url + path, {
        method: 'PATCH',
        headers: {
          ...headers,
          ...{ 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
          'content-length': 3 * MB,
        },
      })
      piece.on('error', () => {}).write(Buffer.alloc(MB))
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
      piece.destroy()
      const { status, headers: at } = await backend.send('HEAD', path, headers)
      return `${status}, goes on at ${at['upload-offset']}`
    },
  },
]
