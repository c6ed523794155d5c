import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { SaveStatus } from './SaveStatus.tsx'

const meta = {
  title: 'Components/SaveStatus',
  tags: ['autodocs'],
  component: SaveStatus,
  args: { state: 'idle', savingText: 'Saving', savedText: 'Saved' },
} satisfies Meta<typeof SaveStatus>
export default meta
type Story = StoryObj<typeof meta>

export const Saved: Story = {
  args: {
    state: 'saved',
    line: 'Saved and sent 2:03 pm',
    note: 'Kept on this device until 28 November 2026.',
  },
  play: async ({ canvas }) => {
    const regions = canvas.getAllByRole('status').map((region) => region.textContent)
    await expect(regions).toEqual(['Saved and sent 2:03 pm', 'Saved'])
  },
}

export const Saving: Story = { args: { state: 'saving' } }

export const Waiting: Story = { args: { line: 'Saved on this device — will send when you’re back online' } }

export const Failed: Story = {
  args: {
    line: 'Saved on this device — not sent yet',
    lineTone: 'error',
    action: { label: 'Try again', onPress: fn() },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.action?.onPress).toHaveBeenCalledOnce()
  },
}

/** The docs page of the status shows it as an example of what not to do. */
export const SavedBeforeItIs: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  args: { state: 'saving', line: 'Saved and sent', lineTone: 'calm' },
}
