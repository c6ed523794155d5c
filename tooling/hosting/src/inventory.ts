/** Owner of a name's account with a registrar or a provider, who must end it when the name is given up. */
type HostOwner = 'brand' | 'platform' | 'partner' | 'supplier'

export interface InventoryHost {
  readonly host: string
  readonly use:
    | 'site'
    | 'mail'
    | 'api'
    | 'cdn'
    | 'activation'
    | 'identity'
    | 'partner'
    | 'sign-in'
    | 'tags'
    | 'payment'
  readonly owner: HostOwner
  /**
   * Required CNAME record of the name. `none`: it has address or mail records of its own. `theirs`: a third
   * party, which is trusted with it, resolves it.
   */
  readonly cname: 'none' | 'theirs' | { readonly target: string }
}

/** The domain of each brand, and the names below it that a deployment like the sample one has. */
const BRAND_DOMAINS = {
  wattlebird: 'wattlebird.example',
  redearth: 'redearthcover.example',
  bluegum: 'bluegumadvice.example',
  saltbush: 'saltbush.example',
  coolabah: 'coolabah.example',
} as const

const SITE_EDGE = 'sites.cdn-provider.example'
const API_EDGE = 'api.hosting-provider.example'

const brandHosts = Object.values(BRAND_DOMAINS).flatMap((domain): readonly InventoryHost[] => [
  { host: `www.${domain}`, use: 'site', owner: 'brand', cname: { target: SITE_EDGE } },
  { host: domain, use: 'mail', owner: 'brand', cname: 'none' },
])

/** Hosts that the configurations of one app call, or allow it to call. */
const serviceHosts = [...Object.keys(BRAND_DOMAINS), 'embed'].flatMap((name): readonly InventoryHost[] => [
  { host: `api.${name}.example`, use: 'api', owner: 'platform', cname: { target: API_EDGE } },
  { host: `cdn.${name}.example`, use: 'cdn', owner: 'platform', cname: { target: SITE_EDGE } },
  { host: `start.${name}.example`, use: 'activation', owner: 'platform', cname: { target: API_EDGE } },
])

/**
 * Every host that a configuration, a policy or a brand's data names, and nothing else: remove a name that is
 * given up from here and from the DNS together. A deployment lists its own in place of the sample hosts.
 */
export const INVENTORY: readonly InventoryHost[] = [
  ...brandHosts,
  ...serviceHosts,
  { host: 'www.partner.example', use: 'partner', owner: 'partner', cname: 'theirs' },
  { host: 'bluegum.partner.example', use: 'partner', owner: 'partner', cname: 'theirs' },
  { host: 'cognito-idp.ap-southeast-2.amazonaws.com', use: 'identity', owner: 'supplier', cname: 'theirs' },
  { host: 'accounts.google.com', use: 'sign-in', owner: 'supplier', cname: 'theirs' },
  { host: 'pay.card-provider.example', use: 'payment', owner: 'supplier', cname: 'theirs' },
  { host: 'www.googletagmanager.com', use: 'tags', owner: 'supplier', cname: 'theirs' },
  { host: '*.google-analytics.com', use: 'tags', owner: 'supplier', cname: 'theirs' },
  { host: '*.analytics.google.com', use: 'tags', owner: 'supplier', cname: 'theirs' },
]
