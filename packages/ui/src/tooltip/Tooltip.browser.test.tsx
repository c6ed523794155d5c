import { createRoot } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Tooltip } from './Tooltip.tsx'

const place = document.body.appendChild(document.createElement('div'))
const root = createRoot(place)

afterEach(() => {
  root.unmount()
  place.remove()
})

test('Escape closes a tooltip, and its button keeps the focus', async () => {
  root.render(<Tooltip label="About the waiting period" text="The days before the first payment." />)
  const button = page.getByRole('button', { name: 'About the waiting period' })
  const words = page.getByText('The days before the first payment.')
  await button.click()
  await expect.element(words).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(words).not.toBeVisible()
  await expect.element(button).toHaveFocus()
})
