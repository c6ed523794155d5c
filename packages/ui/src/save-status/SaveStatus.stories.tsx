import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { SaveStatus } from './SaveStatus.tsx'

const meta = {
  component: SaveStatus,
  args: { state: 'idle', savingText: 'Saving', savedText: 'Saved' },
} satisfies Meta<typeof SaveStatus>
export default meta
type Story = StoryObj<typeof meta>

export const Saved: Story = {
  args: { state: 'saved', line: 'Sent to Wattlebird.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('SavedSent to Wattlebird.')
  },
}

export const Saving: Story = { args: { state: 'saving' } }

export const Waiting: Story = { args: { line: 'Kept on this device. We will send it when you are online.' } }

export const Failed: Story = {
  args: {
    line: 'Kept on this device. We could not send it.',
    lineTone: 'error',
    action: { label: 'Try again', onPress: fn() },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.action?.onPress).toHaveBeenCalledOnce()
  },
}
