import { useBrand } from '@coverkit/brand'
import { Card, FlowFrame, Heading, Pair, Stack, Text } from '@coverkit/ui'
import type { ReactNode } from 'react'
import { lazyComponent } from '#common/lazy-component/lazyComponent.ts'
import { usePerch } from '#common/step-form/usePerch.tsx'
import { signInCopy as copy } from '../copy.ts'
import { pageCopy } from './pageCopy.ts'
import * as styles from './signInPage.css.ts'

const ClaimHelp = lazyComponent(() => import('#policies/claim-help/claim-help'), 'ClaimHelp')

type SignInPageProps = {
  readonly title: string
  readonly lead?: string
  readonly hasErrors: boolean
  /** For whoever came for a claim: help with it takes the place of what an account is for. */
  readonly isForClaim?: boolean
  readonly children: ReactNode
}

function Aside() {
  return (
    <Card tone="tint">
      <Stack gap={12}>
        <Heading level={2} size={20}>
          {pageCopy.asideTitle}
        </Heading>
        <ul className={styles.list}>
          {pageCopy.aside.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Stack>
    </Card>
  )
}

/** A page of sign-in: heading, form, and beside it what an account is for. */
export function SignInPage({ title, lead, hasErrors, isForClaim = false, children }: SignInPageProps) {
  const { name } = useBrand()
  const perch = usePerch(isForClaim ? 'blossom' : 'one')
  return (
    <FlowFrame>
      <title>{`${hasErrors ? copy.errorMark : ''}${title} | ${name}`}</title>
      <Pair
        asideLabel={isForClaim ? pageCopy.claimAside : pageCopy.asideTitle}
        aside={isForClaim ? <ClaimHelp /> : <Aside />}
        perch={perch}
        sticky
      >
        <Stack gap={32}>
          <Stack gap={12}>
            <Heading level={1}>{title}</Heading>
            {lead && (
              <Text size={20} tone="soft">
                {lead}
              </Text>
            )}
          </Stack>
          {children}
        </Stack>
      </Pair>
    </FlowFrame>
  )
}
