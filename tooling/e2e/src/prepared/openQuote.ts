import type { ClientQuote } from '@coverkit/core'
import { expect, type Page } from '@playwright/test'
import { heading } from '../calculator.ts'
import { storeOnDevice } from './storeOnDevice.ts'

/**
 * Opens the last step of a visitor's quote, by default for life cover alone, with its answers on the device from before. If a
 * customer's id is given, whose session is open, the answers are theirs.
 */
export async function openQuote(page: Page, covers: object = {}, sub?: string): Promise<void> {
  // On a page without a script of ours.
  await page.goto('/robots.txt')
  const answers = { ...lifeOnlyQuote, quote: { ...lifeOnlyQuote.quote, ...covers } }
  await storeOnDevice(page, { flow: 'client-quote', answers, sub })
  await page.goto('/client-quote/get-quote')
  await expect(heading(page, 'Get your quotes')).toBeVisible()
}

/** The quote's stored answers for `lifeOnly`, as `chooseInsurer` enters them, before insurers were queried. */
const lifeOnlyQuote: { readonly quote: ClientQuote; readonly [key: string]: unknown } = {
  typed: {},
  quote: {
    personalDetails: {
      age: 40,
      gender: 'M',
      isSmoker: false,
      occupationId: 2,
      occupation: 'Accountant',
      state: 'NSW',
    },
    premiumType: 'stepped',
    covers: { payThroughSuper: 'false', selectedCovers: ['life'] },
    lifeCover: { amount: 500_000, lifeOwner: 'O' },
    tpdCover: {
      amountLinked: null,
      amountStandalone: null,
      tpdLinkTo: 'standalone',
      occupationType: 'any',
      extras: [],
      tpdOwner: 'O',
    },
    criticalIllnessCover: {
      amount: null,
      criticalIllnessLinkTo: 'standalone',
      extras: [],
      criticalIllnessOwner: 'O',
    },
    incomeProtectionCover: {
      annualEarnings: null,
      incomeReplacement: 70,
      monthlyBenefit: null,
      waitingPeriod: '60',
      benefitPeriod: '5',
      extraCostOptions: [],
      incomeProtectionOwner: 'O',
    },
    paymentFrequency: 'monthly',
  },
  entry: 'direct',
  allowAdjustments: false,
  typedBenefit: false,
  calculated: null,
  announced: [],
  comparison: null,
  selected: null,
  progress: { furthest: 'get-quote', submitted: false },
}
