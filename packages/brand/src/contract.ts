import type { InsurerCode } from '@coverkit/core'
import type { ComponentType, ReactNode } from 'react'
import type { BrandOffers, OfferName } from './offers.ts'
import type { BrandContent } from './published.ts'

/** A link of the header or footer: a path of ours or a full address. */
export type NavLink = { label: string; href: string }

/** The theme colour names of the product specification; every brand fills each with `#RRGGBB`. */
export const THEME_COLOR_NAMES = [
  'kpurple-500',
  'kpurple-600',
  'kpurple-700',
  'kgreen-400',
  'bomgray2',
  'bomgray3',
  'bomgray4',
  'bomgray5',
] as const

export type ThemeColorName = (typeof THEME_COLOR_NAMES)[number]

export type ThemeColors = Record<ThemeColorName, string>

/**
 * Pictures by address: a path on the image host. `founders` is shown on `/who-we-are`, `articles` on `/learn`, each 16 by 9;
 * `null` where a brand has none.
 */
export type BrandAssets = { logo: string; founders: string | null; articles: string | null }

/** Company numbers as they are printed, spaces included. */
export type RegNumbers = { abn: string; afsl: string }

/** The time zones of Australia's capitals, by those that clocks differ between. */
export const OFFICE_TIME_ZONES = [
  'Australia/Sydney',
  'Australia/Brisbane',
  'Australia/Adelaide',
  'Australia/Darwin',
  'Australia/Perth',
] as const

export type OfficeTimeZone = (typeof OFFICE_TIME_ZONES)[number]

/**
 * Where a brand works: when its phone is answered from Monday to Friday, `opens` and `closes` as `HH:MM` by the clocks of
 * `timeZone`, which visitors know as the time of `city`; and where post goes, such as `GPO Box 0000, Perth WA 6848`.
 */
export type BrandOffice = {
  city: string
  timeZone: OfficeTimeZone
  opens: string
  closes: string
  post: string
}

/** A brand's texts about itself on the pages that all brands share. Each is one to three whole sentences. */
export type BrandWords = {
  /** Introduces the brand, on `/who-we-are`. */
  whoWeAre: string
  /** How its people are paid, and whether it pays those who refer customers: in the Financial Services Guide. */
  remuneration: string
  /** How customers give it instructions: in the Financial Services Guide. */
  instructions: string
}

/** A brand's commission, and the refund of it. Both figures are whole percentages. */
export type BrandRemuneration = {
  /** The commission of each later year, of the year's premium: an estimate of a refund assumes it. */
  laterYears: number
  /** The share of that commission which it pays back each year to the owner of the policy; null where it pays none. */
  refund: number | null
  /** When and how a refund is paid: one to three whole sentences. Required with a refund. */
  refundPaid?: string | undefined
}

/** Everything about a brand that is plain data. `link` is the brand's own origin, without a slash at the end. */
export type BrandData = {
  accountName: string
  name: string
  legalName: string
  link: string
  email: string
  phone: string
  office: BrandOffice
  words: BrandWords
  background: string
  whoWeAreLink: string
  fsgLink: string
  privacyPolicyLink: string
  regNumbers: RegNumbers
  themeColors: ThemeColors
  assets: BrandAssets
  navigation: { header: readonly NavLink[]; footer: readonly NavLink[] }
  /** The occupations its visitors choose from, by id. Absent: all occupations. */
  occupationIds?: readonly number[]
  /** The insurers that it compares, by code, in the order in which they are listed. Absent: `PANEL` of core. */
  insurers?: readonly InsurerCode[] | undefined
  /** Its commission and the refund of it. Absent: it pays nothing back. */
  remuneration?: BrandRemuneration | undefined
  /** The reviews of its pages. Absent: no page was reviewed. */
  content?: BrandContent | undefined
  /** Switches that leave parts out of its site. Absent: the site is whole. */
  offers?: BrandOffers | undefined
}

/** Which of a brand's three drawings a panel shows, by the names of the first brand's: one bird, two birds, a blossom. */
export type PerchDrawing = 'one' | 'two' | 'blossom'

export type PerchProps = { drawing: PerchDrawing }

/**
 * A brand: its data and what is drawn for it. The logo's accessible name is the brand's name. The perch sits on the upper
 * edge of a panel beside a form, 320 by 132 px, and is decoration; null where a brand has none.
 */
export type Brand = BrandData & { Logo: ComponentType; Perch?: ComponentType<PerchProps> | null }

/** A public page, rendered at build time to plain HTML. A brand overrides a shared page by the same path. */
export type StaticPage = {
  path: string
  title: (brand: BrandData) => string
  description: (brand: BrandData) => string
  /** False for pages that search engines should leave out. */
  indexed: boolean
  /** The switch that the page goes with: a brand that has it off has no such page. */
  offer?: OfferName | undefined
  /** Extra structured data for search engines, as schema.org objects. */
  structuredData?: (brand: BrandData) => readonly object[]
  Page: ComponentType
}

/** The home page slot that every brand app fills in `src/home/home.page.tsx`. */
export type HomePage = StaticPage & { path: '/' }

export type BrandProviderProps = { brand: Brand; children: ReactNode }
