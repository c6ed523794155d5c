import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AppStory } from '#common/testing/AppStory.tsx'
import { ClaimHelp } from './ClaimHelp.tsx'

const meta = {
  title: 'Screens/Claim/Claim help',
  component: ClaimHelp,
  decorators: [
    (Story) => (
      <AppStory>
        <h1>Log in</h1>
        <Story />
      </AppStory>
    ),
  ],
} satisfies Meta<typeof ClaimHelp>
export default meta

export const Filled: StoryObj<typeof meta> = {
  async play({ canvas }) {
    const contact = await canvas.findByRole('link', { name: 'Ask us to contact you about a claim' })
    await expect(contact).toHaveAttribute('href', '/contact-request?topic=claim')
    await expect(canvas.getByRole('link', { name: 'Claim for someone who has died' })).toHaveAttribute(
      'href',
      '/claim-after-a-death',
    )
    await expect(canvas.getByRole('link', { name: 'Lifeline 13 11 14' })).toHaveAttribute(
      'href',
      'tel:131114',
    )
    await expect(canvas.getByRole('link', { name: /^Interpreter 131\s450$/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^National Relay Service 1300\s555\s727$/ })).toBeVisible()
  },
}
