import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ApplicationStory } from '../ApplicationStory.fixture.tsx'
import { applicationFor } from '../application.fixture.ts'
import CompletePage from './CompletePage.tsx'

const submitted = {
  reference: 'ACDE3479',
  status: 'in-review',
  submittedAt: '2026-11-23T02:00:00Z',
  email: 'robin.example@example.com',
} as const

const meta = {
  component: ApplicationStory,
  parameters: { layout: 'fullscreen' },
  args: {
    Screen: CompletePage,
    step: 'insurer-declarations',
    answers: { ...applicationFor(), submitted },
  },
} satisfies Meta<typeof ApplicationStory>
export default meta
type Story = StoryObj<typeof meta>

export const InReview: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await page.findByRole('heading', { level: 1, name: 'Your application is in review' })
    await expect(page.getByText('ACDE3479')).toBeVisible()
    await page.findByText('We tell you what the insurer has decided, by email to robin.example@example.com.')
  },
}

export const SecondSignature: Story = {
  args: {
    answers: { ...applicationFor(), submitted: { ...submitted, status: 'waiting-for-second-signature' } },
  },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await page.findByRole('heading', { level: 1, name: 'Waiting for the second signature' })
    await page.findByText(
      'The signature of the second policy holder. Nothing goes to the insurer before that.',
    )
  },
}
