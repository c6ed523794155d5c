import { type PerchDrawing, useBrand } from '@coverkit/brand'
import { Container, Heading, Pair, Stack, Text } from '@coverkit/ui'
import type { ReactNode, Ref } from 'react'
import { PageRegion } from './PageRegion.tsx'
import { usePerch } from './usePerch.tsx'

interface PlainPageProps {
  /** The heading, and the document's title before the brand's name. */
  readonly title: string
  /** The flow that the page belongs to, for the document's title. */
  readonly flowTitle?: string
  /** Before the document's title while a field is refused. */
  readonly mark?: string
  readonly lead?: string | undefined
  readonly headingRef?: Ref<HTMLHeadingElement>
  /** A link back, above the heading. */
  readonly back?: ReactNode
  /** `pair`, the default, is a form with a panel beside it; the other two have no panel. */
  readonly width?: 'pair' | 'reading' | 'page'
  readonly aside?: ReactNode
  readonly asideLabel?: string
  /** The brand's drawing on the panel. */
  readonly drawing?: PerchDrawing
  /** Keeps the panel in sight beside a long form. */
  readonly sticky?: boolean
  readonly children: ReactNode
}

/** A page outside the steps of a flow: its title, heading and lead, and a form with a panel beside it. */
export function PlainPage(props: PlainPageProps) {
  const { title, flowTitle, mark = '', lead, headingRef, width = 'pair', drawing } = props
  const { name } = useBrand()
  const perch = usePerch(drawing ?? 'one')
  const content = (
    <Stack gap={32}>
      <Stack gap={12}>
        {props.back}
        <Heading level={1} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
          {title}
        </Heading>
        {lead !== undefined && (
          <Text size={20} tone="soft">
            {lead}
          </Text>
        )}
      </Stack>
      <PageRegion>{props.children}</PageRegion>
    </Stack>
  )
  const { aside, asideLabel, sticky } = props
  return (
    <Container width={width} isPage={width !== 'pair'}>
      <title>{`${mark}${[title, flowTitle, name].filter(Boolean).join(' | ')}`}</title>
      {width === 'pair' ? (
        <Pair
          aside={aside && <PageRegion>{aside}</PageRegion>}
          asideLabel={asideLabel}
          perch={drawing && perch}
          sticky={sticky}
        >
          {content}
        </Pair>
      ) : (
        content
      )}
    </Container>
  )
}
