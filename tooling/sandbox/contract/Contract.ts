import type { AuthAnswer, IdentityResult } from '@coverkit/identity'
import type { Check } from './Check.ts'

export interface ContractOptions {
  /** Without a trailing slash. */
  readonly url: string
  /** A site's account name that the backend knows. */
  readonly accountName: string
  /** The origin of the site's pages. */
  readonly origin: string
  /** The folder of `data.json`. */
  readonly cdnUrl: string
  /** The codes of the insurers to ask about; null: those that the backend quotes. */
  readonly insurers: readonly string[] | null
  /** Where people sign in; null: not tried. */
  readonly identity: { readonly url: string; readonly clientId: string } | null
  /** Credentials of a test customer, if given. */
  readonly credentials: { readonly email: string; readonly password: string } | null
  /** A test customer's identity token. */
  readonly token: string | null
  /** For each request, its answer included. */
  readonly timeoutMs: number
}

/** One run against a backend. */
export interface Contract extends ContractOptions {
  readonly insurers: readonly string[]
  /** How signing in with the credentials went; null without any. */
  readonly signedIn: IdentityResult<AuthAnswer> | null
}

/** Checks whose failure costs visitors the same thing. */
export interface Group {
  readonly name: string
  readonly title: string
  /** The loss of visitors when it fails, as a sentence. */
  readonly loses: string
  readonly run: (contract: Contract) => Promise<readonly Check[]>
}
