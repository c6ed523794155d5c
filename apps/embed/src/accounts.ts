/** What a deployment settles for each account name. The build writes it into policies and pages. */
interface Account {
  /** The exact origins that may frame the app in this brand, and talk with it. No wildcards: name every host. */
  readonly partners: readonly string[]
  /** The origin of the brand's own site, where links to its other pages lead. */
  readonly site: string
}

/** The demo partner of this machine; a deployment names its partners instead. */
const DEMO_PARTNER = 'http://partner.localhost:4120'

export const accounts = {
  wattlebird: { partners: [DEMO_PARTNER], site: 'http://wattlebird.localhost:4100' },
  redearth: { partners: [DEMO_PARTNER], site: 'http://redearth.localhost:4101' },
  bluegum: { partners: [DEMO_PARTNER], site: 'http://bluegum.localhost:4102' },
  saltbush: { partners: [DEMO_PARTNER], site: 'http://saltbush.localhost:4103' },
  coolabah: { partners: [DEMO_PARTNER], site: 'http://coolabah.localhost:4104' },
} satisfies Readonly<Record<string, Account>>

export type AccountName = keyof typeof accounts
