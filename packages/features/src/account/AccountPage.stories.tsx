import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { AppStory } from '../common/testing/AppStory.tsx'
import { AccountPage } from './AccountPage.tsx'

const meta = {
  component: AccountPage,
  parameters: { layout: 'fullscreen' },
  args: {
    customer: {
      user: { id: 'sub', email: 'zoe@example.com', firstName: 'Zoë', lastName: 'Nguyễn' },
      rememberMe: true,
    },
    Drafts: () => null,
    actions: { logOut: fn(async () => undefined), logOutEverywhere: fn(async () => false) },
  },
  render: (args) => (
    <AppStory>
      <AccountPage {...args} />
    </AppStory>
  ),
} satisfies Meta<typeof AccountPage>
export default meta
type Story = StoryObj<typeof meta>

export const SignedIn: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Zoë Nguyễn, zoe@example.com/)).toBeVisible()
  },
}

export const NameNotKnownYet: Story = {
  args: {
    customer: {
      user: { id: 'sub', email: 'zoe@example.com', firstName: null, lastName: null },
      rememberMe: false,
    },
  },
}

export const ServiceNotReached: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log out everywhere' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/your sessions go on/)
  },
}
