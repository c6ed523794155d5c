import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline } from '../layout/Inline.tsx'
import { Text } from '../text/Text.tsx'
import { Sketch } from './Sketch.tsx'

const meta = {
  title: 'Components/Sketch',
  tags: ['autodocs'],
  component: Sketch,
  args: {
    of: {
      lines: <path d="M10 31 32 11l22 20M15 27v26h34V27" />,
      accent: <path d="M32 47c-8-6-11-10-11-14 0-6 8-8 11-2 3-6 11-4 11 2 0 4-3 8-11 14Z" />,
    },
  },
} satisfies Meta<typeof Sketch>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvasElement }) => {
    const drawing = canvasElement.querySelector('svg')
    await expect(drawing).toHaveAttribute('aria-hidden', 'true')
    await expect(drawing?.getBoundingClientRect().width).toBe(48)
  },
}

export const Small: Story = { args: { size: 'small' } }

export const BesideWords: Story = {
  render: (args) => (
    <Inline>
      <Sketch {...args} />
      <Text as="span">Life cover: a lump sum if you die or become terminally ill.</Text>
    </Inline>
  ),
}

/** The docs page of the drawing shows it as an example of what not to do. */
export const InPlaceOfWords: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  render: (args) => (
    <Inline>
      <Sketch {...args} />
      <Text as="span">$1,090,000</Text>
    </Inline>
  ),
}
