import type { StatedPremium } from '../mail/premiumFigures.ts'

/** Values that the samples share. Reserved domains and invented people only. */
export const TO = 'robin.example@example.com'
export const SITE = 'https://www.wattlebird.example'
export const NOW = new Date('2026-11-23T01:02:04Z')
export const LATER = new Date('2026-12-07T01:02:04Z')
export const REFERENCE = 'H7KQ3WXR'
export const ID = '3d1f0a5e-8c4b-4f69-b1f4-7a2a54f0c9d1'
export const CODE = '204816'
export const INSURER = 'Mallee Life Company'
export const MASKED_NUMBER = '345'
/** The price of an application, with the rebate of a rollover. */
export const PRICE: StatedPremium = {
  premium: {
    amount: 1165.11,
    frequency: 'yearly',
    parts: [
      {
        side: 'inside',
        covers: ['life', 'tpd'],
        method: 'enduringRollover',
        frequency: 'yearly',
        amount: 602.55,
        perYear: 602.55,
        rebate: 104.89,
        fee: 0,
      },
      {
        side: 'outside',
        covers: ['criticalIllness'],
        method: 'creditCard',
        frequency: 'monthly',
        amount: 46.88,
        perYear: 562.56,
        rebate: 0,
        fee: 0,
      },
    ],
  },
  label: 'ILLUSTRATIVE SAMPLE RATES. Not any insurer’s rates, not a quote.',
}
