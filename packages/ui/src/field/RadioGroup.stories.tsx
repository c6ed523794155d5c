import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Stack } from '../layout/Stack.tsx'
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx'
import { controlOf, expectReadAloud, groupOf } from './readAloud.fixture.ts'

const YES_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]

const OWNERS = [
  { value: 'O', label: 'Outside Super', hint: 'You pay from your bank account or card.' },
  { value: 'S', label: 'Inside Super', hint: 'Your fund pays; benefits are paid to the fund.' },
  {
    value: 'J',
    label: 'Partially from Super',
    disabled: true,
    disabledReason: 'Not offered for this cover. Choose one of the others.',
  },
]

function Stateful(props: RadioGroupProps<string>) {
  const [value, setValue] = useState(props.value)
  const change = (next: string) => {
    props.onChange(next)
    setValue(next)
  }
  return <RadioGroup {...props} value={value} onChange={change} />
}

const meta = {
  title: 'Components/RadioGroup',
  tags: ['autodocs'],
  component: RadioGroup<string>,
  render: (args) => <Stateful {...args} />,
  args: { name: 'smoker', legend: 'Do you smoke?', options: YES_NO, value: null, onChange: fn() },
} satisfies Meta<typeof RadioGroup<string>>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  args: { hint: 'Any nicotine in the last 12 months counts.' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Do you smoke?' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Yes' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith('yes')
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith('no')
  },
}

export const Inline: Story = { args: { layout: 'inline', value: 'no' } }

export const InlineCards: Story = { args: { layout: 'inline', cards: true, value: 'yes' } }

export const Cards: Story = {
  args: { name: 'owner', legend: 'Who owns this cover?', options: OWNERS, value: 'O', cards: true },
  play: async ({ canvas, args }) => {
    const disabled = canvas.getByRole('radio', { name: 'Partially from Super' })
    await expect(disabled).toBeDisabled()
    await expect(disabled).toHaveAccessibleDescription(
      'Not offered for this cover. Choose one of the others.',
    )
    await userEvent.click(canvas.getByText('Your fund pays; benefits are paid to the fund.'))
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenLastCalledWith('S')
  },
}

export const TwoColumns: Story = {
  args: { name: 'type', legend: 'Occupation type', options: OWNERS.slice(0, 2), columns: 2, value: 'O' },
}

export const ThreeColumns: Story = {
  args: { name: 'owner', legend: 'Who owns this cover?', options: OWNERS, columns: 3, value: 'S' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('You pay from your bank account or card.'))
    await expect(args.onChange).toHaveBeenLastCalledWith('O')
    await expect(canvas.getByRole('radio', { name: 'Partially from Super' })).toBeDisabled()
  },
}

export const Invalid: Story = {
  args: { error: 'Choose yes or no' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup')
    await expect(group).toHaveAttribute('aria-invalid', 'true')
    await expect(group).toHaveAccessibleDescription('Error: Choose yes or no')
    await expect(canvas.getByRole('radio', { name: 'Yes' })).toHaveAttribute('id', 'field-smoker')
  },
}

export const ReadAloud: Story = {
  tags: ['!autodocs'],
  render: () => {
    const shared = { options: YES_NO, value: null, onChange: fn() }
    return (
      <Stack gap={24}>
        <RadioGroup {...shared} name="plain" legend="Do you smoke?" />
        <RadioGroup {...shared} name="hint" legend="Do you smoke?" hint="Vaping counts." />
        <RadioGroup {...shared} name="error" legend="Do you smoke?" error="Choose yes or no" />
        <RadioGroup
          {...shared}
          name="both"
          legend="Do you smoke?"
          hint="Vaping counts."
          error="Choose yes or no"
        />
        <RadioGroup {...shared} name="optional" legend="May we call you?" optional layout="inline" cards />
        <RadioGroup
          {...shared}
          name="owner"
          legend="Who owns this cover?"
          options={[
            ...OWNERS,
            { value: 'not sure', label: 'Not sure yet', hint: 'You can choose later.' },
            { value: 'none', label: 'Nobody', hint: 'Not offered online.', disabled: true },
          ]}
          cards
        />
        <RadioGroup
          {...shared}
          name="long"
          legend="In the last five years, have you been told by a doctor that you should have a test, an operation or a treatment that has not happened yet?"
          options={[
            {
              value: 'yes',
              label:
                'Yes, and the test, operation or treatment is planned for a date in the next twelve months',
            },
            { value: 'no', label: 'No' },
          ]}
        />
      </Stack>
    )
  },
  play: async ({ canvasElement }) => {
    const reads = (name: string, ...texts: [string, string]) =>
      expectReadAloud(groupOf(canvasElement, name), ...texts)
    const readsOption = (name: string, value: string, ...texts: [string, string]) =>
      expectReadAloud(controlOf(canvasElement, name, value), ...texts)
    await reads('plain', 'Do you smoke?', '')
    await readsOption('plain', 'yes', 'Yes', '')
    await readsOption('plain', 'no', 'No', '')
    await reads('hint', 'Do you smoke?', 'Vaping counts.')
    await readsOption('hint', 'yes', 'Yes', '')
    await reads('error', 'Do you smoke?', 'Error: Choose yes or no')
    await reads('both', 'Do you smoke?', 'Vaping counts. Error: Choose yes or no')
    await readsOption('both', 'no', 'No', '')
    await reads('optional', 'May we call you? (optional)', '')
    await reads('owner', 'Who owns this cover?', '')
    await readsOption('owner', 'O', 'Outside Super', 'You pay from your bank account or card.')
    await readsOption(
      'owner',
      'J',
      'Partially from Super',
      'Not offered for this cover. Choose one of the others.',
    )
    await readsOption('owner', 'not sure', 'Not sure yet', 'You can choose later.')
    await readsOption('owner', 'none', 'Nobody', 'Not offered online.')
    await reads(
      'long',
      'In the last five years, have you been told by a doctor that you should have a test, an operation or a treatment that has not happened yet?',
      '',
    )
    await readsOption(
      'long',
      'yes',
      'Yes, and the test, operation or treatment is planned for a date in the next twelve months',
      '',
    )
  },
}

/** The docs page of the group shows it as an example of what not to do. */
export const TooManyAnswers: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  args: {
    name: 'state',
    legend: 'State or territory',
    options: ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'].map((value) => ({ value, label: value })),
  },
}
