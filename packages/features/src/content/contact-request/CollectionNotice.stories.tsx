import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { CollectionNotice } from '#common/collection-notice/CollectionNotice.tsx'
import { AppStory } from '#common/testing/AppStory.tsx'
import { contactNotice } from './contactNotice.ts'

const meta = {
  title: 'Screens/Contact/Collection notice',
  component: CollectionNotice,
  args: { notice: contactNotice },
  decorators: [
    (Story) => (
      <AppStory>
        <Story />
      </AppStory>
    ),
  ],
} satisfies Meta<typeof CollectionNotice>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await expect(
      await page.findByText(/We use your details to reply to you. Only our team sees them./),
    ).toBeVisible()
    await expect(page.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute(
      'href',
      '/privacy-policy',
    )
    await expect(page.getByText(/We collect your name/)).not.toBeVisible()
  },
}

export const Opened: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await userEvent.click(await page.findByText('What we collect, and what happens if you leave it out'))
    await expect(
      page.getByText(
        'We collect your name, email, phone number and message, who a complaint is about, and your quote if you attach it.',
      ),
    ).toBeVisible()
    await expect(page.getByText(/Without an email address or a phone number we can’t reply/)).toBeVisible()
  },
}
