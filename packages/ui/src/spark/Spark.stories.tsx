import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../layout/Stack.tsx'
import { Spark } from './Spark.tsx'

const values = [2673, 2940, 3290, 3650, 4060, 4470, 4900, 5560, 6280, 7050]

const meta = {
  title: 'Components/Spark',
  tags: ['autodocs'],
  component: Spark,
  args: { values, most: 7235 },
} satisfies Meta<typeof Spark>
export default meta
type Story = StoryObj<typeof meta>

export const Rising: Story = {
  async play({ canvasElement }) {
    const drawing = canvasElement.querySelector('svg')
    await expect(drawing).toHaveAttribute('aria-hidden', 'true')
    await expect(drawing?.querySelectorAll('path')).toHaveLength(2)
  },
}

export const Level: Story = { args: { values: values.map(() => 4600) } }

export const OneYear: Story = {
  args: { values: [2673] },
  async play({ canvasElement }) {
    await expect(canvasElement.querySelector('path')).toBeNull()
  },
}

export const InWords: Story = {
  args: { text: '$2,673 now and $7,050 in ten years' },
  async play({ canvas }) {
    await expect(canvas.getByRole('img', { name: '$2,673 now and $7,050 in ten years' })).toBeVisible()
  },
}

/** The docs page of the line shows it as an example of what not to do. */
export const ScaleOfItsOwn: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  render: () => (
    <Stack>
      <Spark values={values} most={Math.max(...values)} text="$2,673 now and $7,050 in ten years" />
      <Spark
        values={values.map((value) => value / 10)}
        most={Math.max(...values) / 10}
        text="$267 now and $705 in ten years"
      />
    </Stack>
  ),
}
