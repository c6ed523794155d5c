import { offeredLinks, useBrand } from '@coverkit/brand'
import { EmptyLine, Heading, Link, QueryView, type QueryViewProps, Stack } from '@coverkit/ui'
import { useRef, useState } from 'react'

interface AccountRegionProps<Data> extends Pick<QueryViewProps<Data>, 'query' | 'texts' | 'children'> {
  readonly id: string
  readonly title: string
  readonly isEmpty: (data: Data) => boolean
  /** The text of an empty region, and links to fill it. */
  readonly none: {
    readonly text: string
    readonly links?: readonly { readonly href: string; readonly label: string }[]
  }
  /** Where there is nothing, the last line of the page says so, and the region isn't there. */
  readonly isNamedBelow?: boolean
}

/** A part of the account's first page that reads a list. Where there is nothing it takes one line, or none. */
export function AccountRegion<Data>(props: AccountRegionProps<Data>) {
  const { id, title, query, texts, isEmpty, none, isNamedBelow = false, children } = props
  const links = offeredLinks(useBrand(), none.links ?? [])
  const heading = useRef<HTMLHeadingElement>(null)
  // The button of the problem may have had the focus, which goes to the heading.
  const [hadProblem, setHadProblem] = useState(false)
  if (query.hasFailed && !hadProblem) setHadProblem(true)
  const hasNothing = query.data !== undefined && isEmpty(query.data)
  if (hasNothing && isNamedBelow && !hadProblem) return null
  return (
    <Stack as="section" labelledBy={id} gap={16}>
      <Heading level={2} id={id} ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      <QueryView
        query={query}
        texts={texts}
        onRecovered={() => heading.current?.focus()}
        isEmpty={isEmpty}
        empty={
          <EmptyLine
            links={links.map(({ href, label }) => (
              <Link key={href} href={href} variant="standalone">
                {label}
              </Link>
            ))}
          >
            {none.text}
          </EmptyLine>
        }
      >
        {children}
      </QueryView>
    </Stack>
  )
}
