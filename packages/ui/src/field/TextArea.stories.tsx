import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Stack } from '../layout/Stack.tsx'
import { controlOf, expectReadAloud } from './readAloud.fixture.ts'
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
  title: 'Components/TextArea',
  tags: ['autodocs'],
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

export const ReadAloud: Story = {
  tags: ['!autodocs'],
  render: () => (
    <Stack gap={24}>
      <TextArea name="plain" label="Your message" value="" onChange={fn()} />
      <TextArea name="hint" label="Your message" hint="No health details." value="" onChange={fn()} />
      <TextArea name="error" label="Your message" error="Write your message" value="" onChange={fn()} />
      <TextArea
        name="both"
        label="Your message"
        hint="No health details."
        error="Write your message"
        value=""
        onChange={fn()}
      />
      <TextArea name="optional" label="Anything else" optional value="" onChange={fn()} />
      <TextArea
        name="long"
        label="What happened, when you first noticed it, who treated you, and what you could no longer do at work from then on"
        hint="In your own words."
        value=""
        onChange={fn()}
      />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const reads = (name: string, ...texts: [string, string]) =>
      expectReadAloud(controlOf(canvasElement, name), ...texts)
    await reads('plain', 'Your message', '')
    await reads('hint', 'Your message', 'No health details.')
    await reads('error', 'Your message', 'Error: Write your message')
    await reads('both', 'Your message', 'No health details. Error: Write your message')
    await reads('optional', 'Anything else (optional)', '')
    await reads(
      'long',
      'What happened, when you first noticed it, who treated you, and what you could no longer do at work from then on',
      'In your own words.',
    )
  },
}

/** The docs page of the field shows it as an example of what not to do. */
export const ForOneWord: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  args: { name: 'firstName', label: 'First name' },
}
