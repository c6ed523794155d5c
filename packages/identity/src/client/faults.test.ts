import {
  CognitoIdentityProvider,
  type CognitoIdentityProviderClientConfig,
} from '@aws-sdk/client-cognito-identity-provider'
import { FetchHttpHandler } from '@smithy/fetch-http-handler'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createIdentityClient } from './createIdentityClient.ts'
import { type FaultCase, faultCases, START } from './faults.fixture.ts'

const LIMIT_MS = 15_000
const PATIENCE_MS = 120_000
/** So many turns of the event loop are enough for everything that waits for no timer. */
const QUIET = 20
const clientId = '1example23456789'
const input = { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { USERNAME: 'u', PASSWORD: 'p' } } as const

/** Settings that the SDK would read from files, which takes real time. */
const NO_FILES: CognitoIdentityProviderClientConfig = {
  region: 'ap-southeast-2',
  maxAttempts: 3,
  retryMode: 'standard',
  defaultsMode: 'standard',
  useDualstackEndpoint: false,
  useFipsEndpoint: false,
  userAgentAppId: '',
  authSchemePreference: [],
  defaultUserAgentProvider: async () => [],
  credentials: { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'secret' },
}

interface Run {
  readonly tries: number
  readonly outcome: string
  /** Between the first try and the end, on a clock that is turned by hand. */
  readonly tookMs: number
}

beforeEach(() => {
  vi.useFakeTimers({ now: START, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Runs a client on the faults of a case and advances the clock until it has an outcome or a limit is reached. */
async function run(
  { tries }: FaultCase,
  call: (fetch: (target: unknown, init?: RequestInit) => Promise<Response>) => Promise<string>,
): Promise<Run> {
  let tried = 0
  let outcome = ''
  const fetch = async (target: unknown, init?: RequestInit) => {
    const error = tries[Math.min(tried++, tries.length - 1)] ?? tries[0]
    return error(init?.signal ?? (target instanceof Request ? target.signal : undefined))
  }
  void call(fetch).then((end) => {
    outcome = end
  })
  for (let turns = 0; !outcome && Date.now() < START + PATIENCE_MS; turns++) {
    await new Promise((resolve) => setImmediate(resolve))
    if (turns % QUIET === 0 && turns > 0) {
      if (vi.getTimerCount() === 0) break
      await vi.advanceTimersToNextTimerAsync()
    }
  }
  return { tries: tried, outcome: outcome || 'none', tookMs: Date.now() - START }
}

const byUs = (one: FaultCase) =>
  run(one, async (fetch) => {
    const client = createIdentityClient({ clientId, fetch, timeoutMs: LIMIT_MS })
    const result = await client.initiateAuth(input)
    return result.ok ? 'ok' : result.error.name
  })

const bySdk = (one: FaultCase) =>
  run(one, async (fetch) => {
    // The browser's handler, with the same limit for one try.
    const options = { requestTimeout: LIMIT_MS, customFetch: fetch }
    const sdk = new CognitoIdentityProvider({
      ...NO_FILES,
      requestHandler: new FetchHttpHandler(options),
    })
    try {
      await sdk.initiateAuth({ ...input, ClientId: clientId })
      return 'ok'
    } catch (error) {
      return error instanceof Error ? error.name : String(error)
    }
  })

const PREFACE = `# What the identity client does with faults

Written by \`packages/identity/src/client/faults.test.ts\`, which fails when this page and the clients differ;
\`pnpm --filter @coverkit/identity exec vitest run src/client/faults.test.ts -u\` writes it again.

Each case is sent to \`@coverkit/identity\` and to AWS's own SDK with the browser's handler and a limit of 15 seconds a try. Waits
are those of a random number of 0.5. Ours are the specification's: full jitter on 100 ms, or 500 ms when throttled, at most 20
seconds, never less than Retry-After within that. The SDK's current ones are 50 ms and 1,000 ms, and at most 5 seconds more for Retry-After.
`

const cell = ({ tries, outcome, tookMs }: Run) =>
  `${tries} | ${outcome} | ${outcome === 'none' ? '' : tookMs}`

// Its first request loads parts of the SDK, which takes real time.
beforeAll(async () => {
  const sdk = new CognitoIdentityProvider({
    ...NO_FILES,
    requestHandler: { handle: () => Promise.reject(new Error('loaded')) },
  })
  await expect(sdk.initiateAuth({ ...input, ClientId: clientId })).rejects.toThrow('loaded')
})

describe('faults', () => {
  const rows: string[] = []

  it('has 37 cases, each of its own name', () => {
    expect(faultCases).toHaveLength(37)
    expect(new Set(faultCases.map(({ group, name }) => `${group} ${name}`)).size).toBe(37)
  })

  it.each(faultCases)('$group: $name', async (one) => {
    const ours = await byUs(one)
    expect([ours.tries, ours.outcome]).toEqual(one.ours)
    vi.setSystemTime(START)
    const sdk = await bySdk(one)
    const differs = ours.tries !== sdk.tries || ours.outcome !== sdk.outcome
    expect(differs, JSON.stringify({ ours, sdk })).toBe(one.because !== undefined)
    rows.push(
      `| ${rows.length + 1} | ${one.group} | ${one.name} | ${cell(ours)} | ${cell(sdk)} | ${one.because ?? ''} |`,
    )
  })

  it('are told in docs/identity-faults.md', async () => {
    const table = [
      '| | Kind | Case | Tries | Outcome | ms | SDK: tries | Outcome | ms | Why they differ |',
      '|---|---|---|---|---|---|---|---|---|---|',
      ...rows,
    ]
    await expect(`${PREFACE}\n${table.join('\n')}\n`).toMatchFileSnapshot(
      '../../../../docs/identity-faults.md',
    )
  })
})
