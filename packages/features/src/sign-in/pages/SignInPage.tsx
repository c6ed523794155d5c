import { Card, Heading, Stack } from '@coverkit/ui'
import type { ReactNode } from 'react'
import { lazyComponent } from '#common/lazy-component/lazyComponent.ts'
import { PlainPage } from '#common/step-form/PlainPage.tsx'
import { signInCopy as copy } from '../copy.ts'
import { pageCopy } from './pageCopy.ts'
import * as styles from './signInPage.css.ts'

const ClaimHelp = lazyComponent(() => import('#policies/claim-help/claim-help'), 'ClaimHelp')

type SignInPageProps = {
  readonly title: string
  readonly lead?: string
  readonly hasErrors: boolean
  /** For a visitor who came to claim: help with the claim replaces the list of what an account offers. */
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
  return (
    <PlainPage
      title={title}
      mark={hasErrors ? copy.errorMark : ''}
      lead={lead}
      aside={isForClaim ? <ClaimHelp /> : <Aside />}
      asideLabel={isForClaim ? pageCopy.claimAside : pageCopy.asideTitle}
      drawing={isForClaim ? 'blossom' : 'one'}
      sticky
    >
      {children}
    </PlainPage>
  )
}
