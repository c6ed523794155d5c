import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { FileField, type FileFieldProps, type FileReplacement } from './FileField.tsx'

const meta = {
  title: 'Components/FileField',
  tags: ['autodocs'],
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

const pdf = new File(['%PDF-1.7'], 'schedule.pdf', { type: 'application/pdf' })
const onRemove = fn()
const replacement: FileReplacement = {
  file: null,
  onRemove,
  texts: { remove: 'Remove', retry: 'Try again' },
}
const schedule = {
  name: 'schedule',
  label: 'Policy schedule',
  hint: 'A PDF, JPEG or PNG of at most 10 MB.',
  optional: true,
  accept: 'application/pdf,image/jpeg,image/png',
}

function Stateful(props: FileFieldProps) {
  const [file, setFile] = useState(props.replacement?.file ?? null)
  return (
    <FileField
      {...props}
      onChoose={(chosen) => {
        props.onChoose(chosen)
        setFile(chosen && { name: chosen.name, status: 'Sent' })
      }}
      replacement={{
        ...replacement,
        file,
        onRemove: () => {
          onRemove()
          setFile(null)
        },
      }}
    />
  )
}

export const Replaced: Story = {
  args: { ...schedule, replacement },
  render: (args) => <Stateful {...args} />,
  play: async ({ canvas, args }) => {
    const control = canvas.getByLabelText('Policy schedule (optional)')
    await expect(control).toHaveAccessibleDescription('A PDF, JPEG or PNG of at most 10 MB.')
    await userEvent.upload(control, pdf)
    await expect(args.onChoose).toHaveBeenCalledWith(pdf)
    const chosen = await canvas.findByRole('group', { name: 'Policy schedule: schedule.pdf' })
    await waitFor(() => expect(chosen).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: schedule.pdf' }))
    await expect(onRemove).toHaveBeenCalled()
    await waitFor(() => expect(canvas.getByLabelText('Policy schedule (optional)')).toHaveFocus())
  },
}

export const Sending: Story = {
  args: {
    ...schedule,
    replacement: { ...replacement, file: { name: 'schedule.pdf', status: 'Sending', progress: null } },
  },
}

export const FailedWithALongName: Story = {
  args: {
    ...schedule,
    replacement: {
      ...replacement,
      file: {
        name: `${'a-very-long-name-'.repeat(10)}.pdf`,
        status: 'It hasn’t been sent yet.',
        onRetry: fn(),
      },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' })
  },
}

/** The docs page of the field shows it as an example of what not to do. */
export const RuleLeftUnsaid: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  args: { label: 'File', hint: undefined, error: 'Wrong file' },
}
