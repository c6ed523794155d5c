import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../layout/Stack.tsx'
import { Skeleton } from './Skeleton.tsx'

const meta = { title: 'Components/Skeleton', tags: ['autodocs'], component: Skeleton } satisfies Meta<
  typeof Skeleton
>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  args: { shape: 'text', lines: 3 },
  play: async ({ canvasElement }) => {
    const place = canvasElement.querySelector('[aria-hidden=true]')
    await expect(place?.children).toHaveLength(3)
  },
}

export const Shapes: Story = {
  render: () => (
    <Stack>
      <Skeleton shape="heading" />
      <Skeleton lines={3} />
      <Skeleton shape="control" />
      <Skeleton shape="card" />
    </Stack>
  ),
}

/** The docs page of the skeleton shows it as an example of what not to do. */
export const MoreThanWillCome: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  render: () => (
    <Stack>
      <Skeleton shape="card" />
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </Stack>
  ),
}
