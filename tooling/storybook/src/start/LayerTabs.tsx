import { Stack, Tabs, Text } from '@coverkit/ui'
import type { ReactElement } from 'react'
import './document.css'
import { LiveFrame } from './LiveFrame.tsx'
import { storyAddress } from './storyAddress.ts'

const LAYERS = [
  {
    id: 'kit',
    label: 'Kit',
    frame: 'A field of the kit',
    story: 'components-radiogroup--inline-cards',
    brand: 'plain',
    words:
      'The kit, packages/ui, draws and announces. It knows no data, no route and hardly a word: a radio group takes its legend and its answers as props, and its look from the tokens.',
  },
  {
    id: 'feature',
    label: 'Feature',
    frame: 'A step of the calculator without a brand',
    story: 'screens-calculator-about-you--empty',
    brand: 'plain',
    words:
      'A feature, packages/features, puts components into a screen. A step declares its fields, their words and their rules once; the flow, its addresses, its drafts and its tests follow from that.',
  },
  {
    id: 'brand',
    label: 'Brand',
    frame: 'The same step in the brand Wattlebird',
    story: 'screens-calculator-about-you--empty',
    brand: 'wattlebird',
    words:
      'A brand, apps/wattlebird, is data: tokens, faces, a logo, links, an office and the words about itself. It holds no screen of its own but its home page.',
  },
] as const

/** One page in three layers, each drawn live. */
export function LayerTabs(): ReactElement {
  const tabs = LAYERS.map(({ id, label, frame, story, brand, words }) => ({
    id,
    label,
    content: (
      <Stack gap={16}>
        <Text measure>{words}</Text>
        <LiveFrame title={frame} address={storyAddress(story, brand)} />
      </Stack>
    ),
  }))
  return <Tabs label="Layers of a page" tabs={tabs} />
}
