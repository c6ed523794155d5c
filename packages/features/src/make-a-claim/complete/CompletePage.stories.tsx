import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { exampleStates } from '#policies/claims/testing/exampleClaims.ts'
import { type Answers, ClaimStory } from '../testing/ClaimStory.tsx'
import { exampleAnswers } from '../testing/exampleAnswers.ts'

const claim = exampleStates.lodged
const listed: Answers = ({ url }) => (url.endsWith('/api/v1/claims') ? Response.json([claim]) : undefined)

const meta = {
  title: 'Screens/Claim/Complete',
  component: ClaimStory,
  args: {
    step: 'contact-and-consent',
    page: 'complete',
    answers: { ...exampleAnswers(), submitted: { id: claim.id, reference: claim.reference } },
    answer: listed,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ClaimStory>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  async play({ canvas }) {
    await canvas.findByRole('heading', { level: 1, name: 'We have your claim' })
    await expect(await canvas.findByText(claim.reference)).toBeVisible()
  },
}

export const Loading: Story = {
  args: { answer: () => new Promise<never>(() => undefined) },
  async play({ canvas }) {
    await canvas.findByText('Getting your claims')
  },
}

export const Failed: Story = {
  args: { answer: () => Response.json({}, { status: 400 }) },
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert', {}, { timeout: 10_000 })).toHaveTextContent(
      'We couldn’t get your claims',
    )
  },
}
