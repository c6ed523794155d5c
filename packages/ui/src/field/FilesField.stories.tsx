import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { FilesField } from './FilesField.tsx'

const meta = {
  title: 'Components/FilesField',
  tags: ['autodocs'],
  component: FilesField,
  args: {
    name: 'documents',
    label: 'Add files',
    hint: 'PDF, JPEG or PNG, up to 10 MB each.',
    accept: 'application/pdf,image/jpeg,image/png',
    onChoose: fn(),
  },
} satisfies Meta<typeof FilesField>
export default meta
type Story = StoryObj<typeof meta>

const files = [new File(['%PDF-1.7'], 'one.pdf'), new File(['%PDF-1.7'], 'two.pdf')]

export const Several: Story = {
  async play({ canvas, args }) {
    const input = canvas.getByLabelText<HTMLInputElement>('Add files')
    await expect(input).toHaveAccessibleDescription('PDF, JPEG or PNG, up to 10 MB each.')
    await userEvent.upload(input, files, { applyAccept: false })
    await expect(args.onChoose).toHaveBeenLastCalledWith(files)
    await expect(input.files).toHaveLength(0)
    await userEvent.upload(input, files, { applyAccept: false })
    await expect(args.onChoose).toHaveBeenCalledTimes(2)
  },
}

export const Refused: Story = {
  args: { error: 'Choose what these files are first' },
  async play({ canvas }) {
    await expect(canvas.getByLabelText('Add files')).toBeInvalid()
  },
}

/** The docs page of the field shows it as an example of what not to do. */
export const RulesLeftUnsaid: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  args: { label: 'Documents', hint: undefined, error: 'One of the files was not accepted' },
}
