import type { Meta, StoryObj } from '@storybook/react-vite'
import { mailStory } from './mailStory.tsx'

const meta = {
  ...mailStory,
  title: 'Screens/Mails/Contact',
  args: { group: 'Contact', name: '' },
} satisfies Meta<typeof mailStory.component>
export default meta
type Story = StoryObj<typeof meta>

export const Message: Story = { name: 'Message', args: { name: 'Message' } }
export const MessageByPhone: Story = { name: 'Message, by phone', args: { name: 'Message, by phone' } }
export const Complaint: Story = { name: 'Complaint', args: { name: 'Complaint' } }
export const Appointment: Story = { name: 'Appointment', args: { name: 'Appointment' } }
export const ToTheBroker: Story = { name: 'To the broker', args: { name: 'To the broker' } }
export const ToTheBrokerWithoutAPage: Story = {
  name: 'To the broker, without a page',
  args: { name: 'To the broker, without a page' },
}
export const StrugglingToPay: Story = { name: 'Struggling to pay', args: { name: 'Struggling to pay' } }
export const ToTheBrokerWithExtraHelp: Story = {
  name: 'To the broker, with extra help',
  args: { name: 'To the broker, with extra help' },
}
