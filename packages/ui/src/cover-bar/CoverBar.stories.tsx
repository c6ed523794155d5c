import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card } from '../card/Card.tsx'
import { Rows } from '../rows/Rows.tsx'
import { CoverBar } from './CoverBar.tsx'

const meta = {
  title: 'Components/CoverBar',
  tags: ['autodocs'],
  component: CoverBar,
  args: {
    name: 'Life cover',
    amount: '$1,200,000',
    share: 0.83,
    text: '83% of the $1,450,000 you worked out.',
  },
} satisfies Meta<typeof CoverBar>
export default meta
type Story = StoryObj<typeof meta>

const widths = (element: HTMLElement) =>
  [...element.querySelectorAll('rect')].map((rect) => rect.getAttribute('width'))

export const Part: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('$1,200,000')).toBeVisible()
    await expect(widths(canvasElement)).toEqual(['100%', '83%'])
  },
}

export const Enough: Story = {
  args: { share: 1.4, text: '$400,000 more than the $800,000 you worked out.' },
  play: async ({ canvasElement }) => {
    await expect(widths(canvasElement)).toEqual(['100%', '100%'])
  },
}

export const WithoutAnEstimate: Story = {
  args: { name: 'Income protection', amount: '$6,000', unit: 'a month', share: null, text: 'After 90 days.' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toBeNull()
    await expect(canvas.getByText('a month')).toBeVisible()
  },
}

export const InAList: Story = {
  render: (args) => (
    <Card flush>
      <Rows label="Inside super" inset>
        <li>
          <CoverBar {...args} />
        </li>
        <li>
          <CoverBar
            name="TPD cover"
            amount="$800,000"
            share={0.73}
            text="73% of the $1,100,000 you worked out. Linked to life, any occupation."
          />
        </li>
        <li>
          <CoverBar
            name="Income protection"
            amount="$6,000"
            unit="a month"
            share={0.94}
            text="94% of the $6,400 a month you worked out. After 90 days, to age 65."
          />
        </li>
      </Rows>
    </Card>
  ),
}

export const OnAPhone: Story = { ...InAList, globals: { viewport: { value: 'mobile1' } } }

/** The docs page of the bar shows it as an example of what not to do. */
export const BarWithoutWords: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  args: { text: undefined },
}
