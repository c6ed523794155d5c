import type { Meta, StoryObj } from '@storybook/react-vite'
import { mailStory } from './mailStory.tsx'

const meta = {
  ...mailStory,
  title: 'Screens/Mails/Application',
  args: { group: 'Application', name: '' },
} satisfies Meta<typeof mailStory.component>
export default meta
type Story = StoryObj<typeof meta>

export const Submitted: Story = { name: 'Submitted', args: { name: 'Submitted' } }
export const PleaseSign: Story = { name: 'Please sign', args: { name: 'Please sign' } }
export const SignedToTheSecondHolder: Story = {
  name: 'Signed, to the second holder',
  args: { name: 'Signed, to the second holder' },
}
export const SignedToTheFirstHolder: Story = {
  name: 'Signed, to the first holder',
  args: { name: 'Signed, to the first holder' },
}
export const PleaseProveWhoYouAre: Story = {
  name: 'Please prove who you are',
  args: { name: 'Please prove who you are' },
}
export const IdentityConfirmed: Story = { name: 'Identity confirmed', args: { name: 'Identity confirmed' } }
export const IdentityToBeCheckedAgain: Story = {
  name: 'Identity to be checked again',
  args: { name: 'Identity to be checked again' },
}
export const CodeToAddItToAnAccount: Story = {
  name: 'Code to add it to an account',
  args: { name: 'Code to add it to an account' },
}
