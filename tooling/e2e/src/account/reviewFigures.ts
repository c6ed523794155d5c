import { expect, type Page } from '@playwright/test'
import { storedChanges } from '../changeCover.ts'

const KINDS = {
  'Life cover': 'life',
  'TPD cover': 'tpd',
  'Critical illness cover': 'criticalIllness',
  'Income protection': 'incomeProtection',
} as const

type Kind = (typeof KINDS)[keyof typeof KINDS]

/** Figures of the policy as changed, read from a review's tables. Dollars; null for a cover that is absent. */
export interface ReviewFigures {
  readonly sums: Readonly<Partial<Record<Kind, number | null>>>
  readonly premiums: Readonly<Partial<Record<Kind, number>>>
  readonly fee: number
  readonly total: number
}

const CENTS_OR_DOLLARS = /^−?\$([\d,]+(?:\.\d\d)?)/

const dollars = (text: string): number | null => {
  const [, digits] = CENTS_OR_DOLLARS.exec(text) ?? []
  return digits === undefined ? null : Number(digits.replaceAll(',', ''))
}

/** Each row of a table by the first words of its header, and its cell below the column of this name. */
async function columnOf(page: Page, table: RegExp, column: string): Promise<ReadonlyMap<string, string>> {
  const rows = await page.getByRole('table', { name: table }).evaluate((element, wanted) => {
    const heads = [...element.querySelectorAll('thead th')].map((cell) => cell.textContent?.trim())
    const at = heads.indexOf(wanted)
    if (at < 0) throw new Error(`There is no column ${wanted} among ${heads.join(', ')}.`)
    return [...element.querySelectorAll('tbody tr')].map((row): [string, string] => [
      row.children[0]?.firstChild?.textContent?.trim() ?? '',
      row.children[at]?.textContent?.trim() ?? '',
    ])
  }, column)
  return new Map(rows)
}

/** Reads the review that is on the page, with what each cover costs, which it opens. */
export async function readReview(page: Page): Promise<ReviewFigures> {
  await page.getByText('What each cover costs', { exact: true }).press('Enter')
  const premiumTable = /^(Yearly|Half-yearly|Quarterly|Monthly) premium$/
  await expect(page.getByRole('table', { name: premiumTable }).first()).toBeVisible()
  const sums = await columnOf(page, /^Your cover: now, change, after$/, 'After')
  const prices = await columnOf(page, premiumTable, 'After')
  const priceOf = (name: string) => dollars(prices.get(name) ?? '') ?? Number.NaN
  const kinds = Object.entries(KINDS).filter(([name]) => sums.has(name))
  return {
    sums: Object.fromEntries(kinds.map(([name, kind]) => [kind, dollars(sums.get(name) ?? '')])),
    premiums: Object.fromEntries(
      kinds.filter(([name]) => prices.has(name)).map(([name, kind]) => [kind, priceOf(name)]),
    ),
    fee: priceOf('Policy fee'),
    total: priceOf('In total'),
  }
}

type Body = Readonly<Record<string, number | null>>

const sumsOf = (body: Body): ReviewFigures['sums'] => {
  const { sum_Insured: life, critical_Illness_Sum_Insured: criticalIllness, monthly_Benefit } = body
  const tpd = (body.tpD_Sum_Insured ?? 0) + (body.tpD_Linked_Sum_Insured ?? 0)
  return {
    life,
    tpd: tpd || null,
    criticalIllness,
    incomeProtection: monthly_Benefit,
  } as ReviewFigures['sums']
}

/** Expects the request and the database to match the review, to the dollar and to the cent. */
export async function expectSubmitted(
  review: ReviewFigures,
  sent: Readonly<Record<string, unknown>>,
  policyNumber: string,
): Promise<void> {
  const changes = await storedChanges(policyNumber)
  expect(changes).toHaveLength(1)
  const [stored] = changes
  const { premium } = stored?.premium ?? {}
  for (const body of [sent, stored?.body ?? {}]) {
    const sums = sumsOf(body as Body)
    for (const kind of Object.values(KINDS))
      expect([kind, sums[kind] ?? null]).toEqual([kind, review.sums[kind] ?? null])
  }
  expect(sent.shown_Premium).toBe(review.total)
  expect(premium?.parts).toMatchObject({ total: review.total, fee: review.fee })
  for (const [kind, dollarsOfCover] of Object.entries(review.premiums))
    expect([kind, premium?.covers[kind]?.total]).toEqual([kind, dollarsOfCover])
}
