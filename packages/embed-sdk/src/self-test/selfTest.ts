import { copy, fill } from './copy.ts'
import { tryFrame } from './tryFrame.ts'
import { tryScript } from './tryScript.ts'

/** The embedding to check, with the settings that the page uses. */
export interface SelfTestOptions {
  /** The embed app's address, such as `https://embed.broker.example`. */
  readonly host: string
  /** As given to the frame; without one its check passes as not needed. */
  readonly accountName?: string | undefined
  /** Where the frame starts. Default `/`. */
  readonly path?: string | undefined
  /** The loader that the page uses, within `host`. Default `/coverkit-embed.js`. */
  readonly loader?: string
  /** How long each trial may take, in milliseconds. Default 8,000. */
  readonly timeoutMs?: number
}

/** One check and its outcome in a sentence. */
export interface Finding {
  readonly check: keyof typeof copy
  /** True also where there was nothing to check, or it could not be tried. */
  readonly passed: boolean
  /** For the engineer who runs the test, in English. */
  readonly words: string
}

/**
 * Finds out why a partner page does not show the frame: run it on that page. It checks the page's address, the
 * account name, the policies for script and frame, and whether the frame answers this origin.
 *
 * @throws TypeError when `host` is not an address.
 */
export async function selfTest(options: SelfTestOptions): Promise<readonly Finding[]> {
  const { host, accountName, path = '/', loader = '/coverkit-embed.js', timeoutMs = 8000 } = options
  const { origin } = new URL(host)
  const values = { host: origin, page: location.origin, name: accountName ?? '' }
  const finding = <C extends keyof typeof copy>(
    check: C,
    outcome: keyof (typeof copy)[C] & string,
  ): Finding => ({
    check,
    passed: ['passed', 'none', 'untried'].includes(outcome),
    words: fill(String(copy[check][outcome]), values),
  })
  return [
    finding('securePage', pageOutcome(origin)),
    finding('accountName', nameOutcome(accountName)),
    finding('script', await tryScript(new URL(loader, origin), timeoutMs)),
    finding('frame', await tryFrame({ origin, accountName, path }, timeoutMs)),
  ]
}

function pageOutcome(origin: string): keyof (typeof copy)['securePage'] {
  if (!isSecureContext) return 'insecure'
  if (origin === location.origin) return 'sameOrigin'
  const local = /^http:\/\/([a-z-]+\.)?localhost(:|$)/.test(origin)
  return location.protocol === 'https:' && origin.startsWith('http:') && !local ? 'mixed' : 'passed'
}

function nameOutcome(name: string | undefined): keyof (typeof copy)['accountName'] {
  if (name === undefined) return 'none'
  return /^[A-Za-z]{1,32}$/.test(name) ? 'passed' : 'malformed'
}
