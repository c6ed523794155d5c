import type { Meta, StoryObj } from '@storybook/react-vite'
import { mailStory } from './mailStory.tsx'

const meta = {
  ...mailStory,
  title: 'Screens/Mails/Transfer',
  args: { group: 'Transfer', name: '' },
} satisfies Meta<typeof mailStory.component>
export default meta
type Story = StoryObj<typeof meta>

export const Submitted: Story = { name: 'Submitted', args: { name: 'Submitted' } }
export const WaitingForTheSecond: Story = {
  name: 'Waiting for the second',
  args: { name: 'Waiting for the second' },
}
export const PleaseSign: Story = { name: 'Please sign', args: { name: 'Please sign' } }
export const SignedToTheSecondHolder: Story = {
  name: 'Signed, to the second holder',
  args: { name: 'Signed, to the second holder' },
}
export const SignedToTheFirstHolder: Story = {
  name: 'Signed, to the first holder',
  args: { name: 'Signed, to the first holder' },
}
export const AnotherStage: Story = { name: 'Another stage', args: { name: 'Another stage' } }
export const CodeToAddItToAnAccount: Story = {
  name: 'Code to add it to an account',
  args: { name: 'Code to add it to an account' },
}
