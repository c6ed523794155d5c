import type { CoverKind } from '@coverkit/core'
import type { Page } from '@playwright/test'
import { radio } from './calculator.ts'

interface CoverOnPages {
  /** Its name in lists and tables. */
  readonly name: string
  /** The last part of its step's address. */
  readonly step: string
  /** Answers its step in a quote. */
  readonly answer: (page: Page) => Promise<void>
}

/** Each cover, in the order in which pages list them. */
export const COVERS: Readonly<Record<CoverKind, CoverOnPages>> = {
  life: {
    name: 'Life cover',
    step: 'life-cover',
    answer: (page) => page.getByLabel('Life cover amount').fill('500k'),
  },
  tpd: {
    name: 'TPD cover',
    step: 'tpd-cover',
    async answer(page) {
      await page.getByLabel('TPD cover amount').fill('600k')
      await radio(page, 'How is this cover structured?', 'Linked to Life').check()
    },
  },
  criticalIllness: {
    name: 'Critical illness cover',
    step: 'critical-illness-cover',
    answer: (page) => page.getByLabel('Critical illness cover amount').fill('150k'),
  },
  incomeProtection: {
    name: 'Income protection',
    step: 'income-protection-cover',
    answer: (page) => page.getByLabel('Annual earnings').fill('90k'),
  },
}

/** The kinds of covers, in the same order. */
export const KINDS = Object.keys(COVERS) as CoverKind[]
