import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { NeedRow } from './NeedRow.tsx'

const HOUSE = {
  lines: <path d="M10 31 32 11l22 20M15 27v26h34V27" />,
  accent: <path d="M32 47c-8-6-11-10-11-14 0-6 8-8 11-2 3-6 11-4 11 2 0 4-3 8-11 14Z" />,
}

const meta = {
  title: 'Components/NeedRow',
  tags: ['autodocs'],
  component: NeedRow,
  args: {
    id: 'life',
    title: 'Life cover',
    detail: 'One payment to your family if you die',
    sketch: HOUSE,
    figure: { amount: '$1,090,000', caption: 'still needed' },
    bar: { held: 365_000, need: 1_454_522, scale: 1_689_522 },
    label: (
      <>
        You have <b>$365,000</b> of $1,454,522
      </>
    ),
    working: { summary: 'How we worked this out', content: <p>Debts repaid $644,000</p> },
  },
} satisfies Meta<typeof NeedRow>
export default meta
type Story = StoryObj<typeof meta>

const widths = (element: HTMLElement) =>
  [...element.querySelectorAll('svg[width="100%"] rect')].map((rect) => rect.getAttribute('width'))

export const Needed: Story = {
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Life cover' })
    await expect(within(region).getByText('$1,090,000')).toBeVisible()
    await expect(within(region).getByText('still needed')).toBeVisible()
    await expect(within(region).getByText(/^You have/)).toHaveTextContent('You have $365,000 of $1,454,522')
    await expect(widths(region)).toEqual(['86.09%', '21.6%'])
    await userEvent.click(within(region).getByText('How we worked this out'))
    await expect(within(region).getByText('Debts repaid $644,000')).toBeVisible()
  },
}

export const AMonthOfASalary: Story = {
  args: {
    title: 'Income protection',
    detail: 'A monthly benefit while you can’t work',
    figure: { amount: '$6,100', unit: 'a month', caption: 'still needed' },
    bar: { held: 0, need: 6_125, scale: 8_750, hasTrack: true },
    label: (
      <>
        You have <b>none</b> of $6,125 a month
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(widths(canvasElement)).toEqual(['100%', '70%'])
  },
}

export const Enough: Story = {
  args: {
    figure: 'No more needed',
    bar: { held: 900_000, need: 313_686, scale: 313_686 },
    label: 'You have $586,314 more than the $313,686 you would need',
  },
  play: async ({ canvasElement }) => {
    await expect(widths(canvasElement)).toEqual(['100%', '100%'])
  },
}

export const NotAvailable: Story = {
  args: {
    title: 'Income protection',
    figure: 'Not available after 60',
    bar: null,
    label: 'You have none',
    notes: 'You can’t start new income protection after age 60.',
  },
}

export const LongWords: Story = {
  args: {
    title: 'Total and permanent disability cover for whoever keeps the household',
    detail: 'One payment if you’re totally and permanently disabled and unlikely ever to work again',
    figure: { amount: '$15,000,000.00', unit: 'a half-year', caption: 'still needed after what you have' },
  },
}

/** The docs page of the row shows it as an example of what not to do. */
export const BarWithoutWords: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  args: { figure: '$1,090,000', label: '', working: undefined },
}
