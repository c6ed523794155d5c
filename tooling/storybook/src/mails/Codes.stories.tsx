import type { Meta, StoryObj } from '@storybook/react-vite'
import { mailStory } from './mailStory.tsx'

const meta = {
  ...mailStory,
  title: 'Screens/Mails/Codes',
  args: { group: 'Codes', name: '' },
} satisfies Meta<typeof mailStory.component>
export default meta
type Story = StoryObj<typeof meta>

export const SignUp: Story = { name: 'Sign up', args: { name: 'Sign up' } }
export const ResetThePassword: Story = { name: 'Reset the password', args: { name: 'Reset the password' } }
export const VerifyAnAddress: Story = { name: 'Verify an address', args: { name: 'Verify an address' } }
export const ConfirmWhoItIs: Story = { name: 'Confirm who it is', args: { name: 'Confirm who it is' } }
export const Sign: Story = { name: 'Sign', args: { name: 'Sign' } }
export const IdentityCheck: Story = { name: 'Identity check', args: { name: 'Identity check' } }
export const ReceiptOfTheSecondHolder: Story = {
  name: 'Receipt of the second holder',
  args: { name: 'Receipt of the second holder' },
}
export const CopyOfAnApplication: Story = {
  name: 'Copy of an application',
  args: { name: 'Copy of an application' },
}
export const TrustedPerson: Story = { name: 'Trusted person', args: { name: 'Trusted person' } }
export const ClaimForSomeoneWhoHasDied: Story = {
  name: 'Claim for someone who has died',
  args: { name: 'Claim for someone who has died' },
}
