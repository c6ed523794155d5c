import { createAnalytics, createConsent, dataLayerAdapter } from '@coverkit/analytics'
import { connectFrame } from '@coverkit/embed-sdk/frame'
import type { InitMessage } from '@coverkit/embed-sdk/protocol'
import { countedEvent, openFramedSite, type VisitorEvent } from '@coverkit/site/framed'
import { ACCOUNT_NAMES, type AccountName } from './accountNames.ts'
import { createBrandScreen } from './brandScreen.ts'
import { DEFAULT_ACCOUNT, isAccountName } from './brands.ts'
import { copy } from './copy.ts'
import { frameEventOf } from './frameEventOf.ts'
import { type Accounts, readAccounts } from './readAccounts.ts'
import { replacePage } from './replacePage.ts'
import { type RequestedAccount, requestedAccount } from './requestedAccount.ts'
import { type Visited, visitedAddress } from './visitedAddress.ts'

/** Milliseconds that a partner's page may take to name a brand. */
const NAMED_WITHIN_MS = 10_000

const NOT_REQUESTED: RequestedAccount = { kind: 'absent' }
const NOT_VISITED: Visited = { kind: 'none' }

/**
 * Shows the app in the brand that the address names, else in the one that the partner's page names. Outside a
 * frame an address of `/visit` redirects to the brand's own site.
 */
export function startEmbed(): void {
  const isFramed = window.parent !== window
  const accounts = readAccounts()
  const requested = isFramed ? requestedAccount(window.location.search) : NOT_REQUESTED
  const visited = isFramed ? NOT_VISITED : visitedAddress(window.location, accounts)
  if (visited.kind === 'site') window.location.replace(visited.href)
  else if (requested.kind === 'refused' || visited.kind === 'refused') replacePage(copy.denied)
  else showApp(requested.kind === 'named' ? requested.name : null, { accounts, isFramed })
}

interface Place {
  readonly accounts: Accounts
  readonly isFramed: boolean
}

function showApp(named: AccountName | null, { accounts, isFramed }: Place): void {
  const consent = createConsent()
  const analytics = createAnalytics({
    enabled: true,
    accountNames: ACCOUNT_NAMES,
    adapter: dataLayerAdapter(),
    consent,
  })
  const partners = named ? accounts[named].partners : Object.values(accounts).flatMap((one) => one.partners)
  const connection = connectFrame({ allowedOrigins: [...new Set(partners)], onInit: onInit })
  let unwatchHeight: (() => void) | undefined
  const screen = createBrandScreen({
    site: openFramedSite({ hasHeader: !isFramed, emit: notify }),
    siteOriginOf: (name) => accounts[name].site,
    onShown(name) {
      unwatchHeight?.()
      const root = document.getElementById('root')
      unwatchHeight = root ? connection.watchHeight(root) : undefined
      connection.emit({ type: 'brand-applied', accountName: name })
      analytics.track({ event: 'branding_applied', account_name: name })
    },
  })

  function notify(event: VisitorEvent): void {
    const [notified, counted] = [frameEventOf(event), countedEvent(event)]
    if (notified) connection.emit(notified)
    if (counted) analytics.track(counted)
  }

  /** @returns whether this decides the brand */
  function onInit(init: InitMessage, origin: string): boolean {
    const { accountName } = init
    if (named !== null || typeof accountName !== 'string') {
      takeOver(init)
      return named !== null
    }
    const isPartner = isAccountName(accountName) && accounts[accountName].partners.includes(origin)
    if (isPartner) {
      screen.show(accountName)
      takeOver(init)
      return true
    }
    // After the default brand has shown, a name that is not one of this partner's changes nothing.
    if (screen.isTaken()) return false
    deny()
    return true
  }

  /** Applies the visitor's data and consent that the partner's page already has. */
  function takeOver({ prefill, consent: decided }: InitMessage): void {
    if (decided) consent.setConsent(decided.analytics ? 'accepted' : 'rejected')
    if (!prefill) return
    screen
      .settled()
      .then((app) => app.prefill(prefill))
      .catch(() => undefined)
  }

  function deny(): void {
    connection.close()
    screen.deny()
  }

  if (named) screen.show(named)
  else if (isFramed) setTimeout(() => screen.isTaken() || screen.show(DEFAULT_ACCOUNT), NAMED_WITHIN_MS)
  else screen.show(DEFAULT_ACCOUNT)
}
