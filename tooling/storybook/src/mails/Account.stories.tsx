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
export const LinkForATrustedPerson: Story = {
  name: 'Link for a trusted person',
  args: { name: 'Link for a trusted person' },
}
export const TrustedPersonChosen: Story = {
  name: 'Trusted person chosen',
  args: { name: 'Trusted person chosen' },
}
export const TrustedPersonOpenedThePage: Story = {
  name: 'Trusted person opened the page',
  args: { name: 'Trusted person opened the page' },
}
export const TrustedPersonsLinkEnds: Story = {
  name: 'Trusted person’s link ends',
  args: { name: 'Trusted person’s link ends' },
}
export const DataDownloaded: Story = { name: 'Data downloaded', args: { name: 'Data downloaded' } }
export const AddressChanged: Story = { name: 'Address changed', args: { name: 'Address changed' } }
export const AddressInUse: Story = { name: 'Address in use', args: { name: 'Address in use' } }
export const AddressBack: Story = { name: 'Address back', args: { name: 'Address back' } }
export const AddressReleased: Story = { name: 'Address released', args: { name: 'Address released' } }
export const PasswordChanged: Story = { name: 'Password changed', args: { name: 'Password changed' } }
export const PasswordReset: Story = { name: 'Password reset', args: { name: 'Password reset' } }
export const DetailsChanged: Story = { name: 'Details changed', args: { name: 'Details changed' } }
export const AccountCloses: Story = { name: 'Account closes', args: { name: 'Account closes' } }
export const AccountStaysOpen: Story = { name: 'Account stays open', args: { name: 'Account stays open' } }
export const ChangeOfBeneficiaries: Story = {
  name: 'Change of beneficiaries',
  args: { name: 'Change of beneficiaries' },
}
export const ChangeOfBeneficiariesConfirmed: Story = {
  name: 'Change of beneficiaries, confirmed',
  args: { name: 'Change of beneficiaries, confirmed' },
}
export const ChangeOfBeneficiariesRefused: Story = {
  name: 'Change of beneficiaries, refused',
  args: { name: 'Change of beneficiaries, refused' },
}
export const ChangeOfBeneficiariesToTheBroker: Story = {
  name: 'Change of beneficiaries, to the broker',
  args: { name: 'Change of beneficiaries, to the broker' },
}
export const ExtraHelpChanged: Story = { name: 'Extra help changed', args: { name: 'Extra help changed' } }
export const ExtraHelpRemoved: Story = { name: 'Extra help removed', args: { name: 'Extra help removed' } }
