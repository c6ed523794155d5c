import type { PerchDrawing } from '@coverkit/brand'
import { ChevronLeftIcon, Icon, Link } from '@coverkit/ui'
import type { ReactNode, Ref } from 'react'
import { PlainPage } from '#common/step-form/PlainPage.tsx'
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

/** A page of the account: a link back, and a form with its panel. */
export function AccountSubpage(props: AccountSubpageProps) {
  const back = (
    <Link href="/account" variant="standalone">
      <Icon of={ChevronLeftIcon} />
      {accountCopy.back}
    </Link>
  )
  return <PlainPage drawing="two" {...props} back={back} />
}
