import type { Meta, StoryObj } from '@storybook/react-vite'
import { PaperPage } from './PaperPage.tsx'

const meta = {
  title: 'Screens/Papers/Documents',
  component: PaperPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PaperPage>
export default meta
type Story = StoryObj<typeof meta>

export const ReceiptOfAnApplication: Story = {
  name: 'Receipt of an application',
  args: { name: 'Receipt of an application' },
}
export const ChangeOfCover: Story = { name: 'Change of cover', args: { name: 'Change of cover' } }
export const IfSomethingHappens: Story = {
  name: 'If something happens to me',
  args: { name: 'If something happens to me' },
}
export const LetterOfAuthority: Story = { name: 'Letter of authority', args: { name: 'Letter of authority' } }
export const CopyOfACustomersData: Story = {
  name: 'Copy of a customer’s data',
  args: { name: 'Copy of a customer’s data' },
}
export const InsurersPDS: Story = { name: 'Insurer’s PDS', args: { name: 'Insurer’s PDS' } }
export const InsurersTMD: Story = { name: 'Insurer’s TMD', args: { name: 'Insurer’s TMD' } }
export const InsurersSPDS: Story = { name: 'Insurer’s SPDS', args: { name: 'Insurer’s SPDS' } }
export const InsurersFSG: Story = { name: 'Insurer’s FSG', args: { name: 'Insurer’s FSG' } }
export const InsurersPrivacy: Story = { name: 'Insurer’s privacy', args: { name: 'Insurer’s privacy' } }
