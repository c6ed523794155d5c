import { Heading, Segmented, Stack, Text } from '@coverkit/ui'
import { type ReactElement, useMemo, useState } from 'react'
import type { StudioBrand } from '../brand/StudioBrand.ts'
import { PreviewFrame, type PreviewSize } from './PreviewFrame.tsx'
import { type PreviewScheme, type PreviewScreen, previewAddress, previewScreens } from './previewScreens.ts'
import { usePreviews } from './usePreviews.ts'

const SIZES = {
  '390': { width: 390, height: 780 },
  '768': { width: 768, height: 1000 },
  '1280': { width: 1280, height: 860 },
} as const satisfies Readonly<Record<string, PreviewSize>>

type Width = keyof typeof SIZES

const WIDTHS = [
  { value: '390', label: '390 px' },
  { value: '768', label: '768 px' },
  { value: '1280', label: '1280 px' },
] as const

const pictures = previewScreens.flatMap((screen) =>
  (['light', 'dark'] as const).map((scheme) => ({ screen, scheme, title: `${screen.label}, ${scheme}` })),
)

interface PreviewsProps {
  readonly brand: StudioBrand
  /** Null while a token is invalid: the previews stay as they are. */
  readonly css: string | null
  /** Off if no page is to be rendered within this one. */
  readonly hasFrames: boolean
}

/** Six screens in light and dark, small, and one of them larger, with the current edits. */
export function Previews({ brand, css, hasFrames }: PreviewsProps): ReactElement {
  const [width, setWidth] = useState<Width>('1280')
  const [large, setLarge] = useState(0)
  const [loaded, setLoaded] = useState(0)
  const { company, links, logo } = brand
  const message = useMemo(
    () =>
      css === null
        ? null
        : ({ kind: 'coverkit-studio-brand', css, brand: { company, links, logo } } as const),
    [css, company, links, logo],
  )
  usePreviews(message)
  const size = SIZES[width]
  const shown = pictures[large]
  return (
    <section id="studio-previews" aria-labelledby="studio-previews-title" className="studio-previews">
      <Stack gap={16}>
        <Heading level={2} id="studio-previews-title">
          Previews
        </Heading>
        <Segmented
          name="preview-width"
          legend="Width of the pages"
          legendLook="label"
          options={WIDTHS}
          value={width}
          onChange={setWidth}
        />
        {shown && (
          <figure className="studio-large">
            <figcaption>
              <Text as="span" weight="bold">
                {shown.title}
              </Text>
            </figcaption>
            <PreviewFrame title={shown.title} address={hasFrames ? addressOf(shown) : null} size={size} />
          </figure>
        )}
        <ul className="studio-pictures" aria-label="Screens">
          {pictures.map((picture, index) => (
            <li key={picture.title} className="studio-picture">
              <PreviewFrame
                title={`${picture.title}, small`}
                address={hasFrames && index <= loaded ? addressOf(picture) : null}
                size={size}
                isSmall
                onLoad={() => setLoaded((count) => Math.max(count, index + 1))}
              />
              <button
                type="button"
                aria-pressed={index === large}
                className="studio-enlarge"
                onClick={() => setLarge(index)}
              >
                {picture.title}
              </button>
            </li>
          ))}
        </ul>
      </Stack>
    </section>
  )
}

const addressOf = ({ screen, scheme }: { readonly screen: PreviewScreen; readonly scheme: PreviewScheme }) =>
  previewAddress(screen, scheme)
