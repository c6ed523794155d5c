import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { ContractOptions, Group } from './Contract.ts'
import { GROUPS } from './groups/groups.ts'

const NAMES = GROUPS.map(({ name }) => name)

const USAGE = `pnpm contract URL [options]

Sends harmless requests of the OpenAPI document to a backend, as the site does, and judges each answer by what the site can do
with it. Nothing is submitted and nothing mailed: what would be is left out, or sent empty, which the contract refuses.

  --only GROUP,GROUP   some of: ${NAMES.join(', ')}
  --json               one JSON document instead of lines
  --account NAME       the account name of a site that the backend knows; wattlebird when absent
  --origin ORIGIN      where that site's pages are; http://localhost:4200 when absent
  --insurers CODE,CODE the insurers that a page of yours compares; those that the backend quotes when absent
  --config FILE        a brand's coverkit.config.json, for the next three; COVERKIT_… variables win over it
  --cdn URL            the folder of data.json; URL/cdn when absent
  --identity URL|POOL  where people sign in: an address, or the id of a pool of Amazon Cognito (ap-southeast-2_AbCdEf123)
  --client ID          the app client there
  --email EMAIL        a test customer, who signs in with the password of the variable CONTRACT_PASSWORD
  --token TOKEN        or their identity token, or the variable CONTRACT_TOKEN
  --timeout SECONDS    for each request; 15 when absent

Exit code: 0 the contract is kept, 1 something fails, 2 nothing answers at URL, 64 the command makes no sense.`

/** The command makes no sense; the message says why. */
export class UsageError extends Error {}

export interface Command {
  readonly options: ContractOptions
  readonly groups: readonly Group[]
  readonly isJson: boolean
}

type Variables = Readonly<Record<string, string | undefined>>

/** @throws UsageError */
export function readOptions(args: readonly string[], env: Variables): Command {
  const { values, positionals } = parsed(args)
  const [url] = positionals
  if (url === undefined || positionals.length > 1) throw new UsageError(USAGE)
  const address = addressOf('URL', url)
  const config = values.config === undefined ? {} : configOf(values.config)
  const cdn = values.cdn ?? env.COVERKIT_CDN_URL ?? config.cdnUrl
  const options: ContractOptions = {
    url: address,
    accountName: values.account,
    origin: originOf(values.origin),
    insurers: insurersOf(values.insurers),
    cdnUrl: cdn ? addressOf('--cdn', cdn) : `${address}/cdn`,
    identity: identityOf(
      values.identity ?? env.COVERKIT_IDENTITY_URL ?? config.identityUrl,
      values.client ?? env.COVERKIT_IDENTITY_CLIENT_ID ?? config.identityClientId,
    ),
    credentials: credentialsOf(values.email, env.CONTRACT_PASSWORD),
    token: values.token ?? env.CONTRACT_TOKEN ?? null,
    timeoutMs: millisecondsOf(values.timeout),
  }
  return { options, groups: groupsOf(values.only), isJson: values.json }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        only: { type: 'string' },
        json: { type: 'boolean', default: false },
        account: { type: 'string', default: 'wattlebird' },
        origin: { type: 'string', default: 'http://localhost:4200' },
        insurers: { type: 'string' },
        config: { type: 'string' },
        cdn: { type: 'string' },
        identity: { type: 'string' },
        client: { type: 'string' },
        email: { type: 'string' },
        token: { type: 'string' },
        timeout: { type: 'string', default: '15' },
      },
      allowPositionals: true,
    })
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}\n\n${USAGE}`)
  }
}

function addressOf(name: string, text: string): string {
  const isWeb = URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
  if (!isWeb)
    throw new UsageError(`${name} is ${text}: it has to be an address that begins with http:// or https://`)
  return text.replace(/\/+$/, '')
}

function originOf(text: string): string {
  const address = addressOf('--origin', text)
  if (new URL(address).origin !== address)
    throw new UsageError(
      `--origin is ${text}: it has to be scheme, host and port, as in https://www.yourbrand.example`,
    )
  return address
}

interface Config {
  readonly cdnUrl?: string
  readonly identityUrl?: string
  readonly identityClientId?: string
}

function configOf(path: string): Config {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Config
  } catch (error) {
    throw new UsageError(`--config is ${path}: ${error instanceof Error ? error.message : error}`)
  }
}

/** The document has codes of three capitals. */
const CODE = /^[A-Z]{3}$/

function insurersOf(text: string | undefined): ContractOptions['insurers'] {
  if (text === undefined) return null
  const codes = [...new Set(text.split(',').map((code) => code.trim()))]
  const wrong = codes.filter((code) => !CODE.test(code))
  if (wrong.length > 0)
    throw new UsageError(
      `--insurers has ${wrong.join(', ') || 'no code'}: a code is three capitals, as in MLC`,
    )
  return codes
}

/** A pool's id begins with its region. */
const POOL = /^([a-z]{2}(?:-[a-z]+)+-\d)_[A-Za-z0-9]+$/

function identityOf(service: string | undefined, clientId: string | undefined): ContractOptions['identity'] {
  if (!service && !clientId) return null
  if (!service || !clientId) throw new UsageError('--identity and --client go together')
  const [, region] = POOL.exec(service) ?? []
  const url = region ? `https://cognito-idp.${region}.amazonaws.com` : addressOf('--identity', service)
  return { url, clientId }
}

function credentialsOf(
  email: string | undefined,
  password: string | undefined,
): ContractOptions['credentials'] {
  if (email === undefined) return null
  if (!password) throw new UsageError('--email needs the variable CONTRACT_PASSWORD')
  return { email, password }
}

function millisecondsOf(text: string): number {
  const seconds = Number(text)
  if (!(seconds > 0 && seconds <= 600))
    throw new UsageError(`--timeout is ${text}: it has to be seconds, 600 at most`)
  return seconds * 1000
}

function groupsOf(text: string | undefined): readonly Group[] {
  if (text === undefined) return GROUPS
  const wanted = text.split(',').map((name) => name.trim())
  const unknown = wanted.filter((name) => !NAMES.includes(name))
  if (unknown.length > 0)
    throw new UsageError(`--only knows no ${unknown.join(', ')}. The groups: ${NAMES.join(', ')}`)
  return GROUPS.filter(({ name }) => wanted.includes(name))
}
