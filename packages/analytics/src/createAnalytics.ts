import type { ConsentStore } from './consent.ts'
import type { Adapter } from './dataLayerAdapter.ts'
import { type AnalyticsEvent, soundEvent } from './events.ts'

export interface AnalyticsOptions<AccountName extends string> {
  /** From the configuration; false counts nothing. */
  readonly enabled: boolean
  /** The names that `branding_applied` may carry: the brand's own, or all of the embed app's. */
  readonly accountNames: readonly AccountName[]
  readonly adapter: Adapter
  readonly consent: Pick<ConsentStore, 'consentState'>
  readonly page?: Document
}

export interface Analytics<AccountName extends string = string> {
  /** Never throws, never waits. An event with anything not listed is dropped whole. */
  track(event: AnalyticsEvent<AccountName>): void
}

/**
 * Counts events. While the visitor has not decided, events stay in the adapter, which is the page's own memory:
 * they leave it with the tag manager only. After a rejection nothing is counted.
 */
export function createAnalytics<const AccountName extends string>({
  enabled,
  accountNames,
  adapter,
  consent,
  page = document,
}: AnalyticsOptions<AccountName>): Analytics<AccountName> {
  function push(event: Readonly<Record<string, unknown>>): void {
    try {
      if (consent.consentState().choice !== 'rejected') adapter.push(event)
    } catch {
      // Nothing that a customer does depends on it.
    }
  }

  return {
    track(offered) {
      try {
        const event = enabled ? soundEvent(offered, accountNames) : null
        if (event === null) return
        // A prerendered page is counted when it is shown.
        if ('prerendering' in page && page.prerendering === true) {
          page.addEventListener('prerenderingchange', () => push(event), { once: true })
        } else push(event)
      } catch {
        // An object that throws when it is read.
      }
    },
  }
}
