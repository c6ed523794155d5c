import type { Check } from './Check.ts'
import type { Contract, ContractOptions, Group } from './Contract.ts'
import { offeredInsurers } from './groups/offeredInsurers.ts'
import { signIn, signOut } from './groups/signIn.ts'
import { NoAnswer, send } from './send.ts'

export interface GroupResult extends Pick<Group, 'name' | 'title' | 'loses'> {
  readonly checks: readonly Check[]
}

/** The groups that ran, or the reason why the backend is unreachable. */
export type ContractResult =
  | { readonly reachable: true; readonly groups: readonly GroupResult[] }
  | { readonly reachable: false; readonly message: string }

/** Sends harmless requests of the document to a backend, and judges each answer by what the site can do with it. */
export async function runContract(
  options: ContractOptions,
  groups: readonly Group[],
): Promise<ContractResult> {
  const reason = await unreachable(options)
  if (reason !== null) return { reachable: false, message: `Nothing answers at ${options.url}: ${reason}` }
  const signedIn = await signIn(options)
  const own = signedIn?.ok ? signedIn.value.AuthenticationResult?.IdToken : undefined
  try {
    const insurers = options.insurers ?? (await offeredInsurers(options))
    const contract: Contract = { ...options, insurers, signedIn, token: options.token ?? own ?? null }
    const results: GroupResult[] = []
    for (const { name, title, loses, run } of groups)
      results.push({ name, title, loses, checks: await run(contract) })
    return { reachable: true, groups: results }
  } finally {
    await signOut(options, signedIn)
  }
}

/** Any answer will do, an error too. */
async function unreachable({ url, timeoutMs }: ContractOptions): Promise<string | null> {
  try {
    await send(`${url}/`, { redirect: 'manual' }, timeoutMs)
    return null
  } catch (error) {
    if (error instanceof NoAnswer) return error.message
    throw error
  }
}
