import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { FileField } from './FileField.tsx'

const meta = {
  component: FileField,
  args: {
    name: 'receipt',
    label: 'Receipt file',
    hint: 'It’s called something like receipt-H7KQ3WXR.json.',
    accept: '.json',
    onChoose: fn(),
  },
} satisfies Meta<typeof FileField>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Receipt file')
    await expect(input).toHaveAccessibleDescription('It’s called something like receipt-H7KQ3WXR.json.')
    await userEvent.tab()
    await expect(input).toHaveFocus()
    const file = new File(['{}'], 'receipt-H7KQ3WXR.json', { type: 'application/json' })
    await userEvent.upload(input, file)
    await expect(args.onChoose).toHaveBeenLastCalledWith(file)
    await expect(input.files?.[0]?.name).toBe('receipt-H7KQ3WXR.json')
  },
}

export const Refused: Story = {
  args: { error: 'Choose the receipt’s data file' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Receipt file')
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription(/Choose the receipt’s data file$/)
  },
}
