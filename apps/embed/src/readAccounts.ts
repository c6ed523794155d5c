import type { accounts } from './accounts.ts'

/** What this deployment settled for each account name, as its host wrote it into the page. */
export function readAccounts(page: Document = document): typeof accounts {
  const content = page.querySelector('meta[name="coverkit:accounts"]')?.getAttribute('content')
  if (!content) throw new Error('The page does not say who may frame it: coverkit:accounts')
  return JSON.parse(content)
}
