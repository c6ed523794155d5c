import type { Meta, StoryObj } from '@storybook/react-vite'
import { mailStory } from './mailStory.tsx'

const meta = {
  ...mailStory,
  title: 'Screens/Mails/Calculator and quote',
  args: { group: 'Calculator and quote', name: '' },
} satisfies Meta<typeof mailStory.component>
export default meta
type Story = StoryObj<typeof meta>

export const Calculation: Story = { name: 'Calculation', args: { name: 'Calculation' } }
export const Comparison: Story = { name: 'Comparison', args: { name: 'Comparison' } }
export const LinkToContinue: Story = { name: 'Link to continue', args: { name: 'Link to continue' } }
export const CodeToContinue: Story = { name: 'Code to continue', args: { name: 'Code to continue' } }
