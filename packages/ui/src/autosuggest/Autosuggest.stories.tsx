import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { controlOf, expectReadAloud } from '../field/readAloud.fixture.ts'
import { Stack } from '../layout/Stack.tsx'
import { Autosuggest, type AutosuggestProps } from './Autosuggest.tsx'
import { autosuggestTexts } from './autosuggestTexts.ts'

const OCCUPATIONS = [
  { label: 'Accountant', value: 'A1' },
  { label: 'C++ developer', value: 'D7' },
  { label: 'Registered nurse', value: 'N1' },
  { label: 'Nurse practitioner', value: 'N2' },
  { label: 'Teacher', value: 'T1' },
]
const MANY = Array.from({ length: 3000 }, (_, index) => ({
  label: `Occupation ${index + 1}`,
  value: `O${index + 1}`,
}))

function Stateful(props: AutosuggestProps<string>) {
  const [value, setValue] = useState(props.value)
  const change = (next: string | null) => {
    props.onChange(next)
    setValue(next)
  }
  return <Autosuggest {...props} value={value} onChange={change} />
}

const meta = {
  title: 'Components/Autosuggest',
  tags: ['autodocs'],
  component: Autosuggest<string>,
  render: (args) => <Stateful {...args} />,
  args: {
    name: 'occupation',
    label: 'Occupation',
    hint: 'Start typing, then choose the nearest match.',
    options: OCCUPATIONS,
    value: null,
    onChange: fn(),
  },
} satisfies Meta<typeof Autosuggest<string>>
export default meta
type Story = StoryObj<typeof meta>

const combobox = (root: HTMLElement) =>
  within(root).getByRole<HTMLInputElement>('combobox', { name: 'Occupation' })
const labels = (root: HTMLElement) =>
  within(root)
    .queryAllByRole('option')
    .map((option) => option.textContent)

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const input = combobox(canvasElement)
    await expect(input).toHaveAttribute('aria-required', 'true')
    await expect(input).toHaveAttribute('aria-expanded', 'false')
    await userEvent.tab()
    await expect(labels(canvasElement)).toHaveLength(0)
  },
}

export const Filtered: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(combobox(canvasElement), 'nURSE')
    await expect(labels(canvasElement)).toEqual(['Nurse practitioner', 'Registered nurse'])
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const input = combobox(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    const second = within(canvasElement).getByRole('option', { name: 'C++ developer' })
    await expect(input).toHaveAttribute('aria-activedescendant', second.id)
    await userEvent.keyboard('{End}')
    await expect(within(canvasElement).getByRole('option', { selected: true })).toHaveTextContent('Teacher')
    await userEvent.keyboard('{Home}{ArrowUp}{ArrowUp}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('N2')
    await expect(input).toHaveValue('Nurse practitioner')
    await expect(input).toHaveAttribute('aria-expanded', 'false')
  },
}

export const EscapeCloses: Story = {
  play: async ({ canvasElement, args }) => {
    const input = combobox(canvasElement)
    await userEvent.type(input, 'nurse{ArrowDown}{Escape}')
    await expect(labels(canvasElement)).toHaveLength(0)
    await expect(input).toHaveValue('nurse')
    await userEvent.tab()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const TabTakesTheHighlighted: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(combobox(canvasElement), 'nurse{ArrowDown}')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenLastCalledWith('N2')
  },
}

export const WholeLabelCounts: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(combobox(canvasElement), '  teaCHE')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.type(combobox(canvasElement), 'R ')
    await expect(args.onChange).toHaveBeenLastCalledWith('T1')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(combobox(canvasElement)).toHaveValue('Teacher')
  },
}

export const LabelConfirmedOnEnter: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(combobox(canvasElement), 'c++ developer{Enter}')
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenLastCalledWith('D7')
  },
}

export const PressedOption: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(combobox(canvasElement))
    await expect(labels(canvasElement)).toHaveLength(OCCUPATIONS.length)
    await userEvent.click(within(canvasElement).getByRole('option', { name: 'Accountant' }))
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenLastCalledWith('A1')
    await expect(combobox(canvasElement)).toHaveFocus()
  },
}

export const ClearedEmitsNull: Story = {
  args: { value: 'N1' },
  play: async ({ canvasElement, args }) => {
    const input = combobox(canvasElement)
    await expect(input).toHaveValue('Registered nurse')
    await userEvent.clear(input)
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await userEvent.tab()
    await expect(input).toHaveValue('')
  },
}

export const ClearedUnconfirmedText: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(combobox(canvasElement), 'nu')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.clear(combobox(canvasElement))
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
  },
}

export const ChangedTextEmitsNull: Story = {
  args: { value: 'T1' },
  play: async ({ canvasElement, args }) => {
    const input = combobox(canvasElement)
    await userEvent.type(input, '{Backspace}')
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await expect(input).toHaveValue('Teache')
  },
}

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(combobox(canvasElement), 'a.*(')
    await expect(within(canvasElement).getByText('No results found')).toBeVisible()
    await expect(combobox(canvasElement)).toHaveAttribute('aria-expanded', 'false')
    await waitFor(() =>
      expect(within(canvasElement).getByRole('status')).toHaveTextContent('No search results'),
    )
  },
}

/** The text above what comes close would point at an empty list. */
export const NothingClose: Story = {
  args: { texts: { ...autosuggestTexts, nothingClose: 'No results found. Try another name.' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(combobox(canvasElement), 'acountent')
    await expect(canvas.getByText('No results found')).toBeVisible()
    await userEvent.clear(combobox(canvasElement))
    await userEvent.type(combobox(canvasElement), 'zzzz')
    await expect(canvas.getByText('No results found. Try another name.')).toBeVisible()
    await expect(canvas.queryByText('No results found')).toBeNull()
  },
}

/** Each can be chosen like any other. */
export const CloseByLetters: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.type(combobox(canvasElement), 'acountent')
    await expect(canvas.getByText('No results found')).toBeVisible()
    await expect(labels(canvasElement)).toEqual(['Accountant'])
    await expect(combobox(canvasElement)).toHaveAttribute('aria-expanded', 'true')
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('No search results, 1 comes close'),
    )
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('A1')
    await expect(combobox(canvasElement)).toHaveValue('Accountant')
  },
}

export const FoundByOtherWords: Story = {
  args: {
    options: [...OCCUPATIONS, { label: 'Registered nurse', value: 'N3', words: ['rn', 'sister'] }],
    ignored: ['senior'],
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(combobox(canvasElement), 'senior sister')
    await expect(labels(canvasElement)).toEqual(['Registered nurse'])
    await userEvent.click(within(canvasElement).getByRole('option', { name: 'Registered nurse' }))
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenLastCalledWith('N3')
  },
}

/** The list has no such entry any more. */
export const ValueNoLongerListed: Story = {
  args: { value: 'N9', typed: 'Bush nurse' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(combobox(canvasElement))
    await userEvent.tab()
    await expect(combobox(canvasElement)).toHaveValue('Bush nurse')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const TooShort: Story = {
  args: { minLength: 3 },
  play: async ({ canvasElement }) => {
    await userEvent.type(combobox(canvasElement), 'nu')
    await expect(within(canvasElement).getByText('Type in 3 or more characters for results')).toBeVisible()
    await userEvent.type(combobox(canvasElement), 'r')
    await expect(labels(canvasElement)).toHaveLength(2)
  },
}

/** Autofill and voice input may change the text without an event. */
export const FilledWithoutEvents: Story = {
  play: async ({ canvasElement, args }) => {
    combobox(canvasElement).value = 'Accountant'
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce())
    await expect(args.onChange).toHaveBeenLastCalledWith('A1')
    await expect(labels(canvasElement)).toHaveLength(0)
  },
}

export const Announced: Story = {
  play: async ({ canvasElement }) => {
    const status = within(canvasElement).getByRole('status')
    const order: string[] = []
    const isChanged = new MutationObserver(() => order.push('announced'))
    isChanged.observe(status, { childList: true, characterData: true, subtree: true })
    await userEvent.type(combobox(canvasElement), 'nurse')
    order.length = 0
    combobox(canvasElement).addEventListener('keydown', () => {
      setTimeout(() => order.push('1.3 s after the last key'), 1300)
    })
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() =>
      expect(status).toHaveTextContent('2 results, Nurse practitioner is highlighted, 1 of 2'),
    )
    isChanged.disconnect()
    await expect(order).toEqual(['1.3 s after the last key', 'announced'])
  },
}

export const ManyOptions: Story = {
  args: { options: MANY },
  play: async ({ canvasElement }) => {
    await userEvent.click(combobox(canvasElement))
    await expect(labels(canvasElement)).toHaveLength(20)
    await expect(within(canvasElement).getByText(/^And 2980 more/)).toBeVisible()
    await userEvent.type(combobox(canvasElement), '2999')
    await expect(labels(canvasElement)).toEqual(['Occupation 2999'])
  },
}

export const Invalid: Story = { args: { error: 'Enter your occupation, then choose it from the list' } }

export const ReadAloud: Story = {
  tags: ['!autodocs'],
  render: () => {
    const shared = { options: OCCUPATIONS, value: null, onChange: fn() }
    return (
      <Stack gap={24}>
        <Autosuggest {...shared} name="plain" label="Occupation" />
        <Autosuggest {...shared} name="hint" label="Occupation" hint="Choose the nearest match." />
        <Autosuggest {...shared} name="error" label="Occupation" error="Enter your occupation" />
        <Autosuggest
          {...shared}
          name="both"
          label="Occupation"
          hint="Choose the nearest match."
          error="Enter your occupation"
        />
        <Autosuggest
          {...shared}
          name="long"
          label="Occupation in which you spent most of your working hours during the last two financial years"
        />
      </Stack>
    )
  },
  play: async ({ canvas, canvasElement }) => {
    const reads = (name: string, ...texts: [string, string]) =>
      expectReadAloud(controlOf(canvasElement, name), ...texts)
    await reads('plain', 'Occupation', '')
    await reads('hint', 'Occupation', 'Choose the nearest match.')
    await reads('error', 'Occupation', 'Error: Enter your occupation')
    await reads('both', 'Occupation', 'Choose the nearest match. Error: Enter your occupation')
    await reads(
      'long',
      'Occupation in which you spent most of your working hours during the last two financial years',
      '',
    )
    await userEvent.type(controlOf(canvasElement, 'both'), 'nurse')
    await expectReadAloud(canvas.getByRole('listbox'), 'Occupation', '')
    await expectReadAloud(canvas.getByRole('option', { name: 'Registered nurse' }), 'Registered nurse', '')
    await reads('both', 'Occupation', 'Choose the nearest match. Error: Enter your occupation')
  },
}

/** The docs page of the field shows it as an example of what not to do. */
export const AFewOptions: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  args: {
    name: 'smoker',
    label: 'Do you smoke?',
    hint: undefined,
    options: [
      { label: 'Yes', value: 'yes' },
      { label: 'No', value: 'no' },
    ],
  },
}
