import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { ApplicationStory, exampleQuoted } from '../../testing/ApplicationStory.tsx'

const adjusted = {
  ...exampleQuoted,
  selected: exampleQuoted.selected && {
    ...exampleQuoted.selected,
    adjustments: [
      { field: 'tpdCover.occupationType', from: 'own', to: 'any', reason: 'own-occupation' as const },
    ],
  },
}

const meta = {
  title: 'Screens/Application/Confirm cover',
  component: ApplicationStory,
  parameters: { layout: 'fullscreen' },
  args: { step: 'confirm-cover' },
} satisfies Meta<typeof ApplicationStory>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}

/** Folded; it leaves out what is $0.00. */
export const OpensTheBreakdown: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement)
    const [summary] = await page.findAllByText('Price breakdown')
    await expect(page.getByText('Policy fee')).not.toBeVisible()
    if (summary) await userEvent.click(summary)
    await expect(page.getByText('Policy fee')).toBeVisible()
    await expect(page.queryByText('$0.00')).toBeNull()
  },
}

export const ContinuesAndComesBack: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await page.findByText('Finish by 21 December 2026')
    await page.findByText('$393.18')
    await userEvent.click(page.getByRole('button', { name: 'Agree and continue' }))
    await page.findByRole('heading', {
      name: 'Your duty to take reasonable care not to make a misrepresentation',
    })
    await userEvent.click(page.getByRole('link', { name: 'Back' }))
    await page.findByRole('heading', { name: 'Confirm your cover' })
  },
}

export const AdjustedCover: Story = {
  args: { quoted: adjusted },
  async play({ canvasElement }) {
    await within(canvasElement).findByText(
      'Priced with any occupation: own occupation isn’t offered for this job',
    )
  },
}

export const ConfirmsBeforeStartingAgain: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Start a new application' }))
    await screen.findByRole('button', { name: 'Keep this application' })
  },
}

export const StartsAgain: Story = {
  // It leads to another feature's screen, which this story has no route to.
  tags: ['!dev'],
  async play({ canvasElement }) {
    const page = within(canvasElement)
    const onRequest = await page.findByRole('button', { name: 'Start a new application' })
    await userEvent.click(onRequest)
    await userEvent.click(await screen.findByRole('button', { name: 'Keep this application' }))
    await expect(screen.queryByRole('button', { name: 'Start again' })).toBeNull()
    await userEvent.click(onRequest)
    await userEvent.click(await screen.findByRole('button', { name: 'Start again' }))
    await page.findByRole('heading', { name: 'Another page' })
  },
}
