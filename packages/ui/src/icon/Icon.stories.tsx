import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { Inline } from '../layout/Inline.tsx'
import { Text } from '../text/Text.tsx'
import { Icon } from './Icon.tsx'
import { ArrowRightIcon, CheckIcon, TrashIcon, UndoIcon } from './icons.ts'

const meta = {
  title: 'Components/Icon',
  tags: ['autodocs'],
  component: Icon,
  args: { of: CheckIcon },
} satisfies Meta<typeof Icon>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvasElement }) => {
    const icon = canvasElement.querySelector('svg')
    await expect(icon).toHaveAttribute('aria-hidden', 'true')
    await expect(icon?.getBoundingClientRect().width).toBe(20)
  },
}

export const Sizes: Story = {
  render: (args) => (
    <Inline>
      <Icon {...args} size="small" />
      <Icon {...args} />
      <Icon {...args} size="large" />
    </Inline>
  ),
}

export const BesideWords: Story = {
  render: () => (
    <Inline>
      <Button variant="quiet">
        <Icon of={TrashIcon} size="small" /> Remove
      </Button>
      <Button variant="quiet">
        <Icon of={UndoIcon} size="small" /> Undo
      </Button>
      <Text as="span">
        Next <Icon of={ArrowRightIcon} size="small" />
      </Text>
    </Inline>
  ),
}

/** The docs page of the icon shows it as an example of what not to do. */
export const WithoutWords: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  render: () => (
    <Inline>
      <Button variant="quiet">
        <Icon of={TrashIcon} />
      </Button>
      <Button variant="quiet">
        <Icon of={UndoIcon} />
      </Button>
    </Inline>
  ),
}
