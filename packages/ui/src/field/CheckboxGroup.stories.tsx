import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Stack } from '../layout/Stack.tsx'
import { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup.tsx'
import { MoneyField } from './MoneyField.tsx'
import { controlOf, expectReadAloud, groupOf } from './readAloud.fixture.ts'

const ASSETS = [
  { value: 'property', label: 'Investment property' },
  {
    value: 'savings',
    label: 'Savings',
    reveal: <MoneyField name="savings" label="Savings balance" value="" onChange={fn()} />,
  },
  { value: 'super', label: 'Super', hint: 'All your accounts together.' },
]

const COVERS = [
  { value: 'lifeCover', label: 'Life cover', hint: 'A lump sum if you die or become terminally ill.' },
  { value: 'tpdCover', label: 'TPD cover', hint: 'A lump sum if you’re unlikely ever to work again.' },
  {
    value: 'incomeProtectionCover',
    label: 'Income protection',
    disabled: true,
    disabledReason: 'Insurers offer this up to age 60.',
  },
]

function Stateful(props: CheckboxGroupProps<string>) {
  const [value, setValue] = useState(props.value)
  const change = (next: string[]) => {
    props.onChange(next)
    setValue(next)
  }
  return <CheckboxGroup {...props} value={value} onChange={change} />
}

const meta = {
  title: 'Components/CheckboxGroup',
  tags: ['autodocs'],
  component: CheckboxGroup<string>,
  render: (args) => <Stateful {...args} />,
  args: { name: 'assets', legend: 'What do you own?', options: ASSETS, value: [], onChange: fn() },
} satisfies Meta<typeof CheckboxGroup<string>>
export default meta
type Story = StoryObj<typeof meta>

export const Revealing: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'What do you own?' })).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Super' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Savings' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['savings', 'super'])
    await expect(canvas.getByRole('textbox', { name: 'Savings balance' })).toBeVisible()
    canvas.getByRole('checkbox', { name: 'Savings' }).focus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(['super'])
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}

export const Open: Story = { args: { value: ['savings', 'super'] } }

export const Cards: Story = {
  args: { name: 'covers', legend: 'Choose your covers', options: COVERS, value: ['lifeCover'], cards: true },
}

export const Invalid: Story = { args: { ...Cards.args, value: [], error: 'Choose at least one cover' } }

export const TwoColumns: Story = {
  args: { name: 'covers', legend: 'Extras', options: COVERS.slice(0, 2), columns: 2, value: ['tpdCover'] },
}

export const ReadAloud: Story = {
  tags: ['!autodocs'],
  render: () => {
    const shared = { options: ASSETS, value: [], onChange: fn() }
    return (
      <Stack gap={24}>
        <CheckboxGroup {...shared} name="plain" legend="What do you own?" />
        <CheckboxGroup {...shared} name="hint" legend="What do you own?" hint="Alone or with others." />
        <CheckboxGroup {...shared} name="error" legend="What do you own?" error="Choose at least one" />
        <CheckboxGroup
          {...shared}
          name="both"
          legend="What do you own?"
          hint="Alone or with others."
          error="Choose at least one"
        />
        <CheckboxGroup {...shared} name="optional" legend="What do you owe?" optional />
        <CheckboxGroup {...shared} name="open" legend="What do you save?" value={['savings']} />
        <CheckboxGroup
          {...shared}
          name="covers"
          legend="Choose your covers"
          options={[
            ...COVERS,
            { value: 'something else', label: 'Something else', hint: 'Tell us by phone.' },
            { value: 'pets', label: 'Pet insurance', hint: 'Not sold here.', disabled: true },
          ]}
          cards
        />
        <CheckboxGroup
          {...shared}
          name="long"
          legend="Which of these have you had, been treated for, or been told to have looked at in the last ten years?"
          options={[
            {
              value: 'heart',
              label:
                'Chest pain, a heart attack, high blood pressure, high cholesterol or any other illness of the heart',
            },
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
    await reads('plain', 'What do you own?', '')
    await readsOption('plain', 'property', 'Investment property', '')
    await readsOption('plain', 'super', 'Super', 'All your accounts together.')
    await reads('hint', 'What do you own?', 'Alone or with others.')
    await reads('error', 'What do you own?', 'Error: Choose at least one')
    await readsOption('error', 'property', 'Investment property', '')
    await reads('both', 'What do you own?', 'Alone or with others. Error: Choose at least one')
    await reads('optional', 'What do you owe? (optional)', '')
    await readsOption('open', 'savings', 'Savings', '')
    await expectReadAloud(controlOf(canvasElement, 'savings'), 'Savings balance', '')
    await readsOption('covers', 'lifeCover', 'Life cover', 'A lump sum if you die or become terminally ill.')
    await readsOption(
      'covers',
      'incomeProtectionCover',
      'Income protection',
      'Insurers offer this up to age 60.',
    )
    await readsOption('covers', 'something else', 'Something else', 'Tell us by phone.')
    await readsOption('covers', 'pets', 'Pet insurance', 'Not sold here.')
    await reads(
      'long',
      'Which of these have you had, been treated for, or been told to have looked at in the last ten years?',
      '',
    )
    await readsOption(
      'long',
      'heart',
      'Chest pain, a heart attack, high blood pressure, high cholesterol or any other illness of the heart',
      '',
    )
  },
}

/** The docs page of the group shows it as an example of what not to do. */
export const OneOfTwo: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  args: {
    name: 'smoker',
    legend: 'Do you smoke?',
    options: [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
    ],
  },
}
