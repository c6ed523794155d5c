import type { Meta, StoryObj } from '@storybook/react-vite'
import { mailStory } from './mailStory.tsx'

const meta = {
  ...mailStory,
  title: 'Screens/Mails/Account',
  args: { group: 'Account', name: '' },
} satisfies Meta<typeof mailStory.component>
export default meta
type Story = StoryObj<typeof meta>

export const ChangeOfCover: Story = { name: 'Change of cover', args: { name: 'Change of cover' } }
export const IncreaseAfterAnEvent: Story = {
  name: 'Increase after an event',
  args: { name: 'Increase after an event' },
}
export const DataDownloaded: Story = { name: 'Data downloaded', args: { name: 'Data downloaded' } }
export const AddressChanged: Story = { name: 'Address changed', args: { name: 'Address changed' } }
export const AddressBack: Story = { name: 'Address back', args: { name: 'Address back' } }
export const AccountCloses: Story = { name: 'Account closes', args: { name: 'Account closes' } }
export const AccountStaysOpen: Story = { name: 'Account stays open', args: { name: 'Account stays open' } }
