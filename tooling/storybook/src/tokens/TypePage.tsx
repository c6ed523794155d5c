import { Heading, Stack, Text, type TextProps } from '@coverkit/ui'
import type { ReactElement } from 'react'
import { Article } from '../frame/Article.tsx'
import { brandTheme } from './brandTheme.ts'

const SIZES = [48, 38, 30, 24, 20, 17, 15] as const satisfies readonly TextProps['size'][]

const USES: Readonly<Record<(typeof SIZES)[number], string>> = {
  48: 'the heading of a home page and the largest figure of a result',
  38: 'the heading of a page',
  30: 'a figure that is compared',
  24: 'a section’s heading',
  20: 'a smaller heading and the lead of a page',
  17: 'text',
  15: 'hints, sources and the words beside figures',
}

/** The faces of a brand and the steps of its type scale. */
export function TypePage({ brand }: { brand: unknown }): ReactElement {
  const { font, text } = brandTheme(brand).light
  return (
    <Article
      title="Type"
      lead="Two faces a brand, one for headings and large figures and one for text, in seven sizes. The larger sizes shrink a little on phones."
    >
      <Stack gap={16}>
        <Heading level={2}>Faces</Heading>
        <Text measure>
          Headings: <code>{font.heading}</code>, weight {font.headingWeight}, tracking {font.headingTracking}.
        </Text>
        <Text measure>
          Text: <code>{font.body}</code>.
        </Text>
      </Stack>
      <Stack gap={24}>
        <Heading level={2}>Sizes</Heading>
        {SIZES.map((size) => (
          <Stack key={size} gap={4}>
            {size >= 20 ? (
              <Heading level={3} size={size}>
                Cover that fits the life you have
              </Heading>
            ) : (
              <Text size={size}>Cover that fits the life you have</Text>
            )}
            <Text size={15} tone="soft">
              <code>{size}</code> is {USES[size]}: {text[size]}
            </Text>
          </Stack>
        ))}
      </Stack>
      <Stack gap={16}>
        <Heading level={2}>Figures</Heading>
        <Text measure>Amounts that are compared have figures of equal width.</Text>
        <Stack gap={4}>
          <Text tabular>$1,111.11 a year</Text>
          <Text tabular>$8,888.88 a year</Text>
        </Stack>
      </Stack>
    </Article>
  )
}
