import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent } from 'storybook/test'
import { Table } from '../table/Table.tsx'
import { YearBars } from './YearBars.tsx'

const years = Array.from({ length: 31 }, (_, year) => {
  const value = Math.round(2_673 * 1.105 ** year)
  return {
    label: String(34 + year),
    value,
    description: `At ${34 + year}: $${value.toLocaleString('en-AU')} a year`,
  }
})

const table = (
  <Table
    caption="Yearly premium at each age"
    columns={[
      { key: 'age', header: 'Age', rowHeader: true },
      { key: 'premium', header: 'Premium', align: 'end' },
    ]}
    rows={years.map(({ label, value }) => ({
      id: label,
      cells: { age: label, premium: `$${value.toLocaleString('en-AU')}` },
    }))}
    narrow="fit"
  />
)

const meta = {
  title: 'Components/YearBars',
  tags: ['autodocs'],
  component: YearBars,
  args: {
    title: 'Three times as much at 46 as now',
    note: 'Yearly premium, stepped, with cover that rises 3% a year',
    pick: 'Age',
    table: { summary: 'Every year as a table', children: table },
    years,
  },
} satisfies Meta<typeof YearBars>
export default meta
type Story = StoryObj<typeof meta>

export const ToSixtyFive: Story = {
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByText('Yearly premium, stepped, with cover that rises 3% a year')).toBeVisible()
    const slider = canvas.getByRole('slider', { name: 'Age' })
    await userEvent.tab()
    await expect(slider).toHaveFocus()
    await expect(canvas.getByText('At 34: $2,673 a year')).toBeVisible()
    await fireEvent.change(slider, { target: { value: '1' } })
    await expect(slider).toHaveAttribute('aria-valuetext', 'At 35: $2,954 a year')
    await expect(canvas.getByText('At 35: $2,954 a year')).toBeVisible()
    await userEvent.click(canvas.getByText('Every year as a table'))
    await expect(canvas.getByRole('table', { name: 'Yearly premium at each age' })).toBeVisible()
    await expect(canvasElement.querySelector('[style]')).toBeNull()
  },
}

export const WithMarks: Story = {
  args: {
    title: 'Less every year than without the change',
    years: years.map((year) => ({ ...year, mark: year.value * 1.2 })),
  },
}

/** Round lines with their values, and the first and the last value. */
export const WithAmounts: Story = {
  args: {
    format: (value) => `$${Math.round(value).toLocaleString('en-AU')}`,
    years: years.map((year) => ({ ...year, mark: year.value * 0.98 })),
  },
  async play({ canvasElement }) {
    const words = [...canvasElement.querySelectorAll('svg text')].map(({ textContent }) => textContent)
    await expect(words).toEqual(expect.arrayContaining(['$2,673', '$60,000']))
  },
}

/** Bars that rise early reach the first name, which is drawn above the bars that it overlaps. */
export const OnAPhone: Story = {
  ...WithAmounts,
  globals: { viewport: { value: 'w320' } },
  args: {
    format: (value) => `$${Math.round(value).toLocaleString('en-AU')}`,
    years: years.slice(-15).map((year) => ({ ...year, mark: year.value * 1.1 })),
  },
  async play({ canvas, canvasElement }) {
    const name = canvas.getByText('$13,207', { selector: 'text' }).getBoundingClientRect()
    const marks = [...canvasElement.querySelectorAll('g > line')].map((mark) => mark.getBoundingClientRect())
    const under = marks.filter(({ left }) => left < name.right)
    await expect(under.length).toBeGreaterThan(1)
    // Descenders, which figures have none of, take the last fifth of a line.
    for (const { top } of under) await expect(top).toBeGreaterThan(name.bottom - name.height / 5)
  },
}

export const OneYear: Story = { args: { title: 'One year to 65', years: years.slice(-1) } }

/** The docs page of the chart shows it as an example of what not to do. */
export const TwoYears: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  args: { title: 'Premium', years: years.slice(0, 2) },
}
