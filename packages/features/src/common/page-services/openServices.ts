import type { ApiClient } from '@coverkit/api-client'
import { once } from './once.ts'
import type { PageServices, PageServicesConfig } from './PageServices.ts'

/** Creates the services of a page; each loads its code on first use. */
export function openServices({
  accountName,
  apiUrl,
  cdnUrl,
  signIn,
}: PageServicesConfig): Pick<PageServices, 'drafts' | 'client' | 'identity'> {
  const identity: PageServices['identity'] = once(async () => {
    if (!signIn) return null
    const [{ openIdentity }, config] = await Promise.all([import('./openIdentity.ts'), signIn()])
    return openIdentity(accountName, config, openedDrafts)
  })
  /** If sign-in fails to load, the visitor counts as signed out: the page works without it. */
  const customer = () => identity().catch(() => null)

  /** While the customer is away, nothing of theirs is sent as an anonymous visitor's. */
  const isAway = async () => (await customer())?.session.getState().status === 'away'

  const openedDrafts: PageServices['drafts'] = once(async () => {
    const [{ openDrafts }, { flowSenders }, { saveCompletions }, { serverDate }, known] = await Promise.all([
      import('@coverkit/drafts'),
      import('#common/draft/flowSenders.ts'),
      import('#common/draft/saveCompletions.ts'),
      import('./serverDate.ts'),
      customer(),
    ])
    const senders = flowSenders({ own: client, anonymous: visitorClient, isAway })
    const opened = await openDrafts({
      brand: accountName,
      senders,
      completions: saveCompletions,
      serverDate,
    })
    if (known) await (await import('./openIdentity.ts')).followCustomer(opened, known)
    return opened
  })
  /** Nothing of a customer who is away is read into a page. */
  const drafts: PageServices['drafts'] = async () => {
    const [opened, known] = await Promise.all([openedDrafts(), customer()])
    if (known) await (await import('./openIdentity.ts')).untilPresent(known.session)
    return opened
  }
  const visitorClient: () => Promise<ApiClient> = once(async () => {
    const { createApiClient } = await import('@coverkit/api-client')
    return createApiClient({ baseUrl: apiUrl, cdnUrl })
  })
  const client: PageServices['client'] = once(async () => {
    const { createApiClient } = await import('@coverkit/api-client')
    return createApiClient({
      baseUrl: apiUrl,
      cdnUrl,
      getToken: async () => (await customer())?.session.getToken() ?? null,
      onUnauthorised: async (refused) => (await customer())?.session.renewToken(refused) ?? false,
    })
  })
  return { drafts, client, identity }
}
