import { expect, type Page } from '@playwright/test'
import { heading } from '../calculator.ts'
import { expectUnobscured } from '../keyboard.ts'
import { HOLDER } from './Applicant.ts'
import { nothing } from './answerQuestions.ts'

const MOST_PRESSES = 300
const GO_ON = /^(Agree and continue|Continue|Submit application)$/

/** The focused control. */
interface Focused {
  readonly kind: 'radio' | 'checkbox' | 'number' | 'text' | 'search' | 'button' | 'other'
  readonly name: string
  readonly wording: string
  readonly value: string
  readonly options: readonly string[]
  readonly isAnswered: boolean
}

/** By the names of the fields; those of a row carry its id behind. */
const DETAILS: Readonly<Record<string, string>> = {
  questionnaireStorage: 'device',
  firstName: HOLDER.first,
  lastName: HOLDER.last,
  mobile: '0491 570 006',
  email: 'zoe@example.com',
  street: '12/4 Sample St.',
  city: 'Newtown',
  postcode: '2042',
  method: 'directDebit',
  accountName: HOLDER.full,
  bsb: '970001',
  accountNumber: '12345678',
  used: 'no',
  signedName: HOLDER.full,
}
const LEFT = /^(mobileAbroad|postalSame)|-unsure$/
const BOXES: Readonly<Record<string, string>> = {
  Day: '1',
  Month: '1',
  Year: String(new Date().getFullYear() - 40),
}

/** Returns the option to choose or the text to type; null for a control to leave as it is. */
function answerTo(focused: Focused): string | null {
  const { name, kind, wording } = focused
  if (kind === 'button' || kind === 'other' || focused.isAnswered || LEFT.test(name)) return null
  if (name.includes('.'))
    return wording.includes('(optional)') ? null : nothing({ ...focused, kind, key: name })
  if (name.startsWith('dateOfBirth')) return BOXES[wording.split(' ').at(-1) ?? ''] ?? null
  if (kind === 'checkbox') return focused.value
  return DETAILS[name.split('-')[0] ?? ''] ?? null
}

/** Answers a screen by Tab, Space, the arrows and letters alone, and continues by Enter. */
async function answerByKeyboard(page: Page): Promise<void> {
  const from = page.url()
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    await page.keyboard.press('Tab')
    await expectUnobscured(page.locator(':focus'))
    const focused = await readFocused(page)
    if (focused.kind === 'button' && GO_ON.test(focused.wording)) {
      await page.keyboard.press('Enter')
      await expect(page).not.toHaveURL(from)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      return
    }
    const answer = answerTo(focused)
    if (answer !== null) await give(page, focused, answer)
  }
  throw new Error(`The button of ${from} was not reached in ${MOST_PRESSES} presses of Tab.`)
}

async function give(page: Page, { kind, options, value }: Focused, answer: string): Promise<void> {
  if (kind === 'radio') {
    await page.keyboard.press('Space')
    const steps = options.indexOf(answer) - options.indexOf(value)
    for (let step = 0; step < steps; step += 1) await page.keyboard.press('ArrowDown')
    expect(await readFocused(page)).toMatchObject({ value: answer, isAnswered: true })
  } else if (kind === 'checkbox') {
    if (value === answer) await page.keyboard.press('Space')
  } else if (kind === 'search') {
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
  } else await page.keyboard.type(answer)
}

function readFocused(page: Page): Promise<Focused> {
  return page.evaluate((): Focused => {
    const nothing = { name: '', value: '', options: [], isAnswered: false }
    const element = document.activeElement
    if (element instanceof HTMLButtonElement)
      return { ...nothing, kind: 'button', wording: element.innerText.trim() }
    if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement))
      return { ...nothing, kind: 'other', wording: '' }
    const { name, type, value, inputMode, labels } = element
    const group = element.closest('fieldset')
    const legend = group?.querySelector('legend')?.textContent ?? ''
    if (type === 'radio' || type === 'checkbox') {
      const all = [...document.getElementsByName(name)].filter((one) => one instanceof HTMLInputElement)
      return {
        kind: type,
        name,
        wording: legend,
        value,
        options: all.map((one) => one.value),
        isAnswered: all.some(({ checked }) => checked),
      }
    }
    const isSearch = element.role === 'combobox'
    return {
      kind: isSearch ? 'search' : inputMode === '' ? 'text' : 'number',
      name,
      wording: `${legend} ${labels?.[0]?.textContent ?? ''}`,
      value,
      options: [],
      isAnswered: value !== '',
    }
  })
}

/** From the confirmed cover to the last page. */
export async function applyByKeyboard(page: Page): Promise<void> {
  while (!page.url().endsWith('/application/complete')) await answerByKeyboard(page)
  await expect(heading(page, 'Your application is with us')).toBeVisible()
}
