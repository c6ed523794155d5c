import { type Analytics, createAnalytics, createConsent, dataLayerAdapter } from '@coverkit/analytics'
import { startTagManager } from '@coverkit/analytics/tag-manager'
import { startConsentBar } from '../consent/startConsentBar.ts'

export type AnalyticsSettings = {
  accountName: string
  tagManagerId: string
  view?: Window & typeof globalThis
}

/** Asks for consent where needed, counts, and loads the tag manager once it may. */
export function startAnalytics({ accountName, tagManagerId, view = window }: AnalyticsSettings): Analytics {
  const consent = createConsent({ view })
  const analytics = createAnalytics({
    enabled: true,
    accountNames: [accountName],
    adapter: dataLayerAdapter(view),
    consent,
    page: view.document,
  })
  startConsentBar(view, consent)
  analytics.track({ event: 'branding_applied', account_name: accountName })
  startTagManager({ containerId: tagManagerId, consent, view })
  return analytics
}
