import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Box } from '../layout/Box.tsx'
import { Inline } from '../layout/Inline.tsx'
import { Text } from '../text/Text.tsx'
import { Link } from './Link.tsx'
import { SkipLink } from './SkipLink.tsx'

/** As high as the header of a page, over whose corner the link is shown. */
const links = (
  <Box paddingBlock={64}>
    <Inline as="nav" label="Site">
      <Link href="#quotes">Get a quote</Link>
      <Link href="#claims">Make a claim</Link>
    </Inline>
  </Box>
)

const contentOf = (text: string) => (
  <main id="main" tabIndex={-1}>
    <Text>{text}</Text>
  </main>
)

const meta = {
  title: 'Components/SkipLink',
  tags: ['autodocs'],
  component: SkipLink,
  args: { children: 'Skip to the main content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      {links}
      {contentOf('The main content begins here. The first press of Tab shows the link.')}
    </>
  ),
} satisfies Meta<typeof SkipLink>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    const skip = canvas.getByRole('link', { name: 'Skip to the main content' })
    await expect(skip).toHaveFocus()
    await expect(skip).toBeVisible()
    await expect(skip).toHaveAttribute('href', '#main')
  },
}

/** The docs page of the link shows it as an example of what not to do. */
export const AfterTheOtherLinks: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  render: (args) => (
    <>
      {links}
      <SkipLink {...args} />
      {contentOf('The main content begins here. The third press of Tab shows the link.')}
    </>
  ),
}
