import type { AccountName } from './accountNames.ts'

/** A deployment's settings for an account name. */
export interface Account {
  /** The exact origins that may frame the app in this brand, and talk with it. */
  readonly partners: readonly string[]
  /** The origin of the brand's own site, where links to its other pages lead. */
  readonly site: string
}

export type Accounts = Readonly<Record<AccountName, Account>>

/** Reads the deployment's settings for each account name, which its host wrote into the page. */
export function readAccounts(page: Document = document): Accounts {
  const content = page.querySelector('meta[name="coverkit:accounts"]')?.getAttribute('content')
  if (!content) throw new Error('The page does not say who may frame it: coverkit:accounts')
  return JSON.parse(content)
}
