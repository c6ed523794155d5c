import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { TextArea, type TextAreaProps } from './TextArea.tsx'

function Stateful(props: TextAreaProps) {
  const [value, setValue] = useState(props.value)
  const change = (next: string) => {
    props.onChange(next)
    setValue(next)
  }
  return <TextArea {...props} value={value} onChange={change} />
}

const meta = {
  component: TextArea,
  render: (args) => <Stateful {...args} />,
  args: { name: 'message', label: 'Your message', value: '', onChange: fn() },
} satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas, args }) => {
    const area = canvas.getByRole('textbox', { name: 'Your message' })
    await userEvent.type(area, 'One{enter}Two')
    await expect(args.onChange).toHaveBeenLastCalledWith('One\nTwo')
  },
}

export const Invalid: Story = {
  args: { hint: 'Please leave out health details.', error: 'Write your message' },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox')
    await expect(area).toBeInvalid()
    await expect(area).toHaveAccessibleDescription(
      'Please leave out health details. Error: Write your message',
    )
  },
}
