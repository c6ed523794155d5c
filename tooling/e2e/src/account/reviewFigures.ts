import type { CoverKind } from '@coverkit/core'
import { expect, type Page } from '@playwright/test'
import { storedChanges } from '../changeCover.ts'
import { COVERS, KINDS } from '../covers.ts'

/** Figures of the policy as changed, read from a review's tables. Dollars; null for a cover that is absent. */
export interface ReviewFigures {
  readonly sums: Readonly<Partial<Record<CoverKind, number | null>>>
  readonly premiums: Readonly<Partial<Record<CoverKind, number>>>
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
  const kinds = KINDS.map((kind) => [kind, COVERS[kind].name] as const).filter(([, name]) => sums.has(name))
  return {
    sums: Object.fromEntries(kinds.map(([kind, name]) => [kind, dollars(sums.get(name) ?? '')])),
    premiums: Object.fromEntries(
      kinds.filter(([, name]) => prices.has(name)).map(([kind, name]) => [kind, priceOf(name)]),
    ),
    fee: priceOf('Policy fee'),
    total: priceOf('In total'),
  }
}

type Body = Readonly<Record<string, number | null>>

function sumsOf(body: Body): Readonly<Record<CoverKind, number | null | undefined>> {
  return {
    life: body.sum_Insured,
    tpd: (body.tpD_Sum_Insured ?? 0) + (body.tpD_Linked_Sum_Insured ?? 0) || null,
    criticalIllness: body.critical_Illness_Sum_Insured,
    incomeProtection: body.monthly_Benefit,
  }
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
    for (const kind of KINDS) expect([kind, sums[kind] ?? null]).toEqual([kind, review.sums[kind] ?? null])
  }
  expect(sent.shown_Premium).toBe(review.total)
  expect(premium?.parts).toMatchObject({ total: review.total, fee: review.fee })
  for (const [kind, dollarsOfCover] of Object.entries(review.premiums))
    expect([kind, premium?.covers[kind]?.total]).toEqual([kind, dollarsOfCover])
}
