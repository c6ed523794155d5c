import { type PerchDrawing, useBrand } from '@coverkit/brand'
import { ChevronLeftIcon, Container, Heading, Icon, Link, Pair, Stack, Text } from '@coverkit/ui'
import type { ReactNode, Ref } from 'react'
import { usePerch } from '#common/step-form/usePerch.tsx'
import { accountCopy } from './copy.ts'

interface AccountSubpageProps {
  readonly title: string
  readonly lead: string
  readonly headingRef?: Ref<HTMLHeadingElement>
  readonly aside: ReactNode
  readonly asideLabel: string
  readonly drawing?: PerchDrawing
  readonly children: ReactNode
}

/** A page of the account: the way back, what it is about, and a form beside its panel. */
export function AccountSubpage(props: AccountSubpageProps) {
  const { title, lead, headingRef, aside, asideLabel, drawing = 'two', children } = props
  const brand = useBrand()
  return (
    <Container width="pair">
      <title>{`${title} | ${brand.name}`}</title>
      <Pair asideLabel={asideLabel} aside={aside} perch={usePerch(drawing)}>
        <Stack gap={32}>
          <Stack gap={12}>
            <Link href="/account" variant="standalone">
              <Icon of={ChevronLeftIcon} />
              {accountCopy.back}
            </Link>
            <Heading level={1} ref={headingRef} tabIndex={-1}>
              {title}
            </Heading>
            <Text size={20} tone="soft">
              {lead}
            </Text>
          </Stack>
          {children}
        </Stack>
      </Pair>
    </Container>
  )
}
