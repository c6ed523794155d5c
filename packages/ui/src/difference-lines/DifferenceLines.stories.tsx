import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent } from 'storybook/test'
import { Table } from '../table/Table.tsx'
import { DifferenceLines } from './DifferenceLines.tsx'

const ages = Array.from({ length: 31 }, (_, year) => String(34 + year))
const neota = ages.map((_, year) => Math.max(0, year - 12) ** 2 * 24)
const aigrette = ages.map((_, year) => Math.max(0, 12 - year) * 15)
const zurella = ages.map((_, year) => 200 + Math.max(0, year - 10) ** 2 * 18)
const dollars = (amount: number) => `$${Math.round(amount).toLocaleString('en-AU')}`

const lines = [
  { name: 'Neota Life', values: neota },
  { name: 'Aigrette Assurance', values: aigrette },
  { name: 'Zurella', values: zurella },
]

const meta = {
  title: 'Components/DifferenceLines',
  tags: ['autodocs'],
  component: DifferenceLines,
  args: {
    title: 'Neota Life costs least until age 46, and Aigrette Assurance from age 47',
    note: 'How much more a year than the lowest of the three, by age',
    pick: 'Age',
    table: {
      summary: 'The chart as a table',
      children: (
        <Table
          caption="How much more a year than the lowest"
          columns={[
            { key: 'age', header: 'Age', rowHeader: true },
            { key: 'neota', header: 'Neota Life', align: 'end' },
          ]}
          rows={ages.map((age, year) => ({ id: age, cells: { age, neota: dollars(neota[year] ?? 0) } }))}
          narrow="fit"
        />
      ),
    },
    lines,
    labels: ages,
    formatTick: (value) => `+${dollars(value)}`,
    describe: (index) =>
      `At ${ages[index]}: ${lines.map(({ name, values }) => `${name} +${dollars(values[index] ?? 0)}`).join(', ')}`,
  },
} satisfies Meta<typeof DifferenceLines>
export default meta
type Story = StoryObj<typeof meta>

export const Three: Story = {
  async play({ canvas, canvasElement }) {
    await userEvent.tab()
    const slider = canvas.getByRole('slider', { name: 'Age' })
    await expect(slider).toHaveFocus()
    await expect(
      canvas.getByText('At 34: Neota Life +$0, Aigrette Assurance +$180, Zurella +$200'),
    ).toBeVisible()
    await fireEvent.change(slider, { target: { value: '30' } })
    await expect(
      canvas.getByText('At 64: Neota Life +$7,776, Aigrette Assurance +$0, Zurella +$7,400'),
    ).toBeVisible()
    await userEvent.click(canvas.getByText('The chart as a table'))
    await expect(canvas.getByRole('table', { name: 'How much more a year than the lowest' })).toBeVisible()
    await expect(canvasElement.querySelector('[style]')).toBeNull()
  },
}

export const Two: Story = { args: { lines: lines.slice(0, 2) } }

export const FourThatCoincide: Story = {
  args: {
    title: 'The yearly premium at each age',
    lines: ['Meridian Life Protection', 'Aigrette Assurance', 'Mallee Life Company', 'Ingleside Life'].map(
      (name) => ({
        name,
        values: aigrette,
      }),
    ),
  },
}

export const AllTheSame: Story = {
  args: {
    title: 'All cost the same at every age',
    lines: lines.map(({ name }) => ({ name, values: ages.map(() => 0) })),
  },
}

/** The docs page of the chart shows it as an example of what not to do. */
export const OneLine: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  args: { title: 'Neota Life', lines: lines.slice(0, 1) },
}
