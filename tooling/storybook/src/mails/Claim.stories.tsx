import type { Meta, StoryObj } from '@storybook/react-vite'
import { mailStory } from './mailStory.tsx'

const meta = {
  ...mailStory,
  title: 'Screens/Mails/Claim',
  args: { group: 'Claim', name: '' },
} satisfies Meta<typeof mailStory.component>
export default meta
type Story = StoryObj<typeof meta>

export const Lodged: Story = { name: 'Lodged', args: { name: 'Lodged' } }
export const WithTheInsurer: Story = { name: 'With the insurer', args: { name: 'With the insurer' } }
export const PapersWanted: Story = { name: 'Papers wanted', args: { name: 'Papers wanted' } }
export const PapersHere: Story = { name: 'Papers here', args: { name: 'Papers here' } }
export const Accepted: Story = { name: 'Accepted', args: { name: 'Accepted' } }
export const Declined: Story = { name: 'Declined', args: { name: 'Declined' } }
export const BankDetails: Story = { name: 'Bank details', args: { name: 'Bank details' } }
export const BankDetailsChanged: Story = {
  name: 'Bank details changed',
  args: { name: 'Bank details changed' },
}
export const ForSomeoneWhoHasDied: Story = {
  name: 'For someone who has died',
  args: { name: 'For someone who has died' },
}
export const ForSomeoneWhoHasDiedToTheBroker: Story = {
  name: 'For someone who has died, to the broker',
  args: { name: 'For someone who has died, to the broker' },
}
