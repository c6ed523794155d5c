import { expect, userEvent, waitFor, within } from 'storybook/test'

/**
 * Writes what no field takes into every text field of a step and presses its button, so that the step refuses what it can
 * and shows its summary. Storybook then follows each link of it.
 */
export async function refuseForm(canvasElement: HTMLElement, action = 'Continue'): Promise<void> {
  const page = within(canvasElement)
  const button = await page.findByRole('button', { name: action })
  for (const field of page.queryAllByRole('textbox')) {
    await userEvent.clear(field)
    await userEvent.type(field, '<')
  }
  await userEvent.click(button)
  const summary = await page.findByRole('alert')
  await waitFor(() => expect(summary).toHaveFocus(), { timeout: 15_000 })
  await expect(within(summary).getAllByRole('link').length).toBeGreaterThan(0)
}
