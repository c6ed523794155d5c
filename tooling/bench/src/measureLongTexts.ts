import { toPersonalDetails } from '@coverkit/e2e/visitor'
import type { Browser, Locator, Page } from '@playwright/test'
import type { BrandSite } from './brandSites.ts'
import { buildFloor } from './buildFloor.ts'
import { type Figure, median } from './figures.ts'
import { interleaveRuns } from './interleaveRuns.ts'
import { serveFloors } from './serveFloors.ts'
import { boundOf } from './targets.ts'
import { threadTimeOfKeys } from './threadTimeOfKeys.ts'

const MEGABYTE = '9'.repeat(1_000_000)
const NAME = 'Ng'.repeat(5_000)
const OCCUPATION = 'ab '.repeat(3_333)
const KEYS = '1234567890'

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const submit = (page: Page) => page.getByRole('main').locator('button[type=submit]').click()

/** Measures a key in the field that the preparation returns. */
async function costOfKey(
  browser: Browser,
  baseURL: string,
  path: string,
  prepare: (page: Page) => Promise<Locator>,
): Promise<number> {
  const context = await browser.newContext({ baseURL, viewport: { width: 412, height: 823 } })
  try {
    const page = await context.newPage()
    await page.goto(path, { waitUntil: 'networkidle' })
    return await threadTimeOfKeys(await prepare(page), KEYS)
  } finally {
    await context.close()
  }
}

/** The same text in the form floor; typed into its field, or into the one beside it. */
const inFloor = (text: string, label: 'age' | 'salary') => async (page: Page) => {
  await field(page, 'salary').fill(text)
  return field(page, label)
}

/** A step that refused a megabyte, which it validates again on every key. */
const inStep = (label: string) => async (page: Page) => {
  await field(page, 'Annual salary before tax').fill(MEGABYTE)
  await submit(page)
  await page.locator('[aria-invalid=true]').first().waitFor()
  return field(page, label)
}

async function inContact(page: Page): Promise<Locator> {
  await field(page, 'Your name').fill(NAME)
  await submit(page)
  await page.locator('[aria-invalid=true]').first().waitFor()
  return field(page, 'Your name')
}

async function inOccupation(page: Page): Promise<Locator> {
  await toPersonalDetails(page)
  const occupation = page.getByRole('combobox', { name: 'Occupation' })
  await occupation.fill(OCCUPATION)
  return occupation
}

function ratio(where: string, own: readonly number[], other: readonly number[]): Figure {
  const [ours, least] = [median(own), median(other)]
  return {
    name: `F56 Key ${where}, ratio to F`,
    value: ours / least,
    unit: '',
    target: boundOf('longTextKey'),
    from: `thread ${ours.toFixed(1)} of ${least.toFixed(1)} ms`,
  }
}

/** Measures a key beside a long text in another field, against the same text in the form floor F. */
export async function measureLongTexts(
  browser: Browser,
  { url }: BrandSite,
  runs: number,
): Promise<readonly Figure[]> {
  const floor = await serveFloors(await buildFloor('form'))
  const onFloor = (text: string, label: 'age' | 'salary') => () =>
    costOfKey(browser, floor.url, '/', inFloor(text, label))
  const step = '/life-insurance-calculator/about-you'
  try {
    const keys = await interleaveRuns(runs, {
      megabyteFloor: onFloor(MEGABYTE, 'salary'),
      megabyte: () => costOfKey(browser, url, step, inStep('Annual salary before tax')),
      besideFloor: onFloor(MEGABYTE, 'age'),
      beside: () => costOfKey(browser, url, step, inStep('Your age')),
      nameFloor: onFloor(NAME, 'salary'),
      name: () => costOfKey(browser, url, '/contact-request', inContact),
      occupationFloor: onFloor(OCCUPATION, 'salary'),
      occupation: () => costOfKey(browser, url, '/privacy-policy', inOccupation),
    })
    return [
      ratio('in a field of a megabyte', keys.megabyte, keys.megabyteFloor),
      ratio('beside a field of a megabyte', keys.beside, keys.besideFloor),
      ratio('in a name of 10,000 characters', keys.name, keys.nameFloor),
      ratio('in an occupation of 10,000 characters', keys.occupation, keys.occupationFloor),
    ]
  } finally {
    floor.close()
  }
}
