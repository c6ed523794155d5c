import { expect, type Locator, type Page } from '@playwright/test'

/** A field by its label, and its message for each text. A text of null leaves the field as it is. */
export type RefusedField = readonly [
  label: string,
  ...cases: readonly (readonly [text: string | null, message: string])[],
]

const exactly = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A control or a group of controls by its label, whether it may be left blank or not. */
export function control(place: Page | Locator, label: string): Locator {
  const name = new RegExp(`^${exactly(label)}( \\(optional\\))?$`)
  return (['textbox', 'combobox', 'checkbox', 'radiogroup', 'group'] as const)
    .map((role) => place.getByRole(role, { name }))
    .reduce((either, or) => either.or(or))
}

/** The three boxes of a date take its parts. */
async function enter(field: Locator, text: string): Promise<void> {
  const kind = await field.evaluate(({ tagName }) => tagName)
  if (kind === 'SELECT') await field.selectOption(text)
  else if (kind === 'FIELDSET') {
    const [day = '', month = '', year = ''] = text.split(' ')
    for (const [box, part] of Object.entries({ Day: day, Month: month, Year: year }))
      await field.getByLabel(box, { exact: true }).fill(part)
  } else await field.fill(text)
}

/** Expects all fields to be refused at once, each with its message; the texts and the page stay. */
export async function expectRefused(
  page: Page,
  place: Page | Locator,
  fields: readonly RefusedField[],
  action = 'Continue',
): Promise<void> {
  const from = page.url()
  const rounds = Math.max(...fields.map(([, ...cases]) => cases.length))
  for (let round = 0; round < rounds; round += 1) {
    const refused = fields.flatMap(([label, ...cases]) => {
      const [text, message] = cases[round] ?? []
      return message === undefined ? [] : [{ label, text, message, field: control(place, label) }]
    })
    for (const { field, text } of refused) if (text !== null && text !== undefined) await enter(field, text)
    await page.getByRole('button', { name: action, exact: true }).click()
    const summary = page.getByRole('alert').getByRole('link')
    const unsaid = async () => {
      const said = await summary.allInnerTexts()
      return refused.map(({ message }) => message).filter((message) => !said.join('\n').includes(message))
    }
    await expect.poll(unsaid, 'what the summary does not say').toEqual([])
    for (const { label, text, message, field } of refused) {
      const where = `${label}: "${text}"`
      await expect(field, where).toHaveAccessibleDescription(new RegExp(exactly(message)))
      const value = await field.evaluate((input) =>
        input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement ? input.value : null,
      )
      if (value !== null && text !== null && text !== undefined) expect(value, where).toBe(text)
    }
    await expect(page).toHaveTitle(/^Error: /)
    await expect(page).toHaveURL(from)
  }
}
