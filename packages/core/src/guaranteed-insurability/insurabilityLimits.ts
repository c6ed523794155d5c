/** How far cover can be increased without health questions. Shares are of 1, money is whole dollars. */
export interface InsurabilityLimits {
  /** Highest age in whole years at the last birthday. */
  readonly maximumAge: number
  /** Days after the event, the last one included. */
  readonly windowDays: number
  /** Months between two increases. */
  readonly perMonths: number
  /** Limits of one increase, the lower of the two, after an event without terms of its own. */
  readonly event: { readonly shareOfOriginal: number; readonly maximum: number }
  readonly mortgage: { readonly shareOfOriginal: number; readonly maximum: number }
  readonly salary: {
    readonly minimumRise: number
    readonly shareOfOriginal: number
    readonly timesRise: number
    readonly maximum: number
  }
  /** Limits of all increases together. */
  readonly allRises: { readonly shareOfOriginal: number; readonly maximum: number }
  /** The limit of one increase of income protection, in place of the shares of single events. */
  readonly incomeProtection: { readonly shareOfBenefit: number }
}

/**
 * The limits of the sample insurers (`guaranteedInsurability` of the reference backend's rating tables, which a test compares).
 * A broker puts those of its panel here; each insurer's product disclosure statement has its own.
 */
export const INSURABILITY_LIMITS: InsurabilityLimits = {
  maximumAge: 54,
  windowDays: 60,
  perMonths: 12,
  event: { shareOfOriginal: 0.25, maximum: 200_000 },
  mortgage: { shareOfOriginal: 0.5, maximum: 200_000 },
  salary: { minimumRise: 0.15, shareOfOriginal: 0.25, timesRise: 10, maximum: 200_000 },
  allRises: { shareOfOriginal: 1, maximum: 1_000_000 },
  incomeProtection: { shareOfBenefit: 0.15 },
}
