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

const content = (
  <main id="main" tabIndex={-1}>
    <Text>The main content begins here.</Text>
  </main>
)

const meta = {
  title: 'Components/SkipLink',
  tags: ['autodocs'],
  component: SkipLink,
  // In a frame the stories press Tab, which shows the link.
  parameters: { docs: { story: { inline: false, height: '260px' } } },
  args: { children: 'Skip to the main content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      {links}
      {content}
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

/** The page about the link shows it as what not to do. */
export const AfterTheOtherLinks: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  play: async () => {
    for (let presses = 0; presses < 3; presses += 1) await userEvent.tab()
  },
  render: (args) => (
    <>
      {links}
      <SkipLink {...args} />
      {content}
    </>
  ),
}
