import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Stack } from '../layout/Stack.tsx'
import { controlOf, expectReadAloud } from './readAloud.fixture.ts'
import { Select, type SelectProps } from './Select.tsx'

const STATES = [
  { value: 'NSW', label: 'New South Wales' },
  { value: 'WA', label: 'Western Australia' },
]

function Stateful(props: SelectProps<string>) {
  const [value, setValue] = useState(props.value)
  const change = (next: string | null) => {
    props.onChange(next)
    setValue(next)
  }
  return <Select {...props} value={value} onChange={change} />
}

const meta = {
  title: 'Components/Select',
  tags: ['autodocs'],
  component: Select<string>,
  render: (args) => <Stateful {...args} />,
  args: { name: 'state', label: 'State or territory', options: STATES, value: null, onChange: fn() },
} satisfies Meta<typeof Select<string>>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole('combobox', { name: 'State or territory' })
    await userEvent.selectOptions(select, 'Western Australia')
    await expect(args.onChange).toHaveBeenLastCalledWith('WA')
    await userEvent.selectOptions(select, 'Choose one')
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
  },
}

export const Chosen: Story = { args: { value: 'NSW' } }

export const Invalid: Story = { args: { error: 'Choose your state or territory' } }

export const ReadAloud: Story = {
  tags: ['!autodocs'],
  render: () => {
    const shared = { options: STATES, value: null, onChange: fn() }
    return (
      <Stack gap={24}>
        <Select {...shared} name="plain" label="State or territory" />
        <Select {...shared} name="hint" label="State or territory" hint="Where you live." />
        <Select {...shared} name="error" label="State or territory" error="Choose your state or territory" />
        <Select
          {...shared}
          name="both"
          label="State or territory"
          hint="Where you live."
          error="Choose your state or territory"
        />
        <Select {...shared} name="optional" label="Title" optional placeholder="None" />
        <Select {...shared} name="chosen" label="Sorted by" value="WA" placeholder={null} />
        <Select
          {...shared}
          name="long"
          label="State or territory in which you usually work, or in which your employer has its head office if you travel"
        />
      </Stack>
    )
  },
  play: async ({ canvasElement }) => {
    const reads = (name: string, ...texts: [string, string]) =>
      expectReadAloud(controlOf(canvasElement, name), ...texts)
    await reads('plain', 'State or territory', '')
    await reads('hint', 'State or territory', 'Where you live.')
    await reads('error', 'State or territory', 'Error: Choose your state or territory')
    await reads('both', 'State or territory', 'Where you live. Error: Choose your state or territory')
    await reads('optional', 'Title (optional)', '')
    await reads('chosen', 'Sorted by', '')
    await reads(
      'long',
      'State or territory in which you usually work, or in which your employer has its head office if you travel',
      '',
    )
  },
}

/** The docs page of the field shows it as an example of what not to do. */
export const YesAndNo: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  args: {
    name: 'smoker',
    label: 'Do you smoke?',
    options: [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
    ],
  },
}
