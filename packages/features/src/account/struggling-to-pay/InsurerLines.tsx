import { useBrand } from '@coverkit/brand'
import type { Policy } from '@coverkit/core/policies'
import { ButtonLink, Icon, Inline, Link, PhoneIcon, Stack, Text } from '@coverkit/ui'
import { usePageServices } from '#common/page-services/index.ts'
import { useVendor } from '#policies'
import { strugglingCopy } from './copy.ts'

const { insurer: copy } = strugglingCopy

interface InsurerLinesProps {
  readonly policy: Policy
  /** The insurer's name. */
  readonly insurer: string
}

/** The insurer's own numbers: it alone can take the payment or give more time. */
export function InsurerLines({ policy, insurer }: InsurerLinesProps) {
  const brand = useBrand()
  const vendor = useVendor(usePageServices(), policy.insurerCode)
  const { phone, hardshipPhone, site } = vendor ?? {}
  const isOverdue = policy.state === 'lapsing'
  return (
    <Stack gap={8}>
      <Text measure>{isOverdue ? copy.lapsing(insurer) : copy.inForce(insurer)}</Text>
      {hardshipPhone && (
        <Call phone={hardshipPhone} words={copy.hardship(hardshipPhone)} isFirst={isOverdue} />
      )}
      {phone && (
        <Call
          phone={phone}
          words={hardshipPhone ? copy.other(phone) : copy.call(phone)}
          isFirst={isOverdue && !hardshipPhone}
        />
      )}
      {!phone && !hardshipPhone && (
        <Text tone="soft" measure>
          {copy.unknown(insurer, brand.phone)}
        </Text>
      )}
      {site && (
        <Link href={site} variant="standalone">
          {copy.site(insurer)}
        </Link>
      )}
    </Stack>
  )
}

interface CallProps {
  readonly phone: string
  readonly words: string
  /** The button in full colour: the way to pay what is overdue. */
  readonly isFirst: boolean
}

function Call({ phone, words, isFirst }: CallProps) {
  const href = `tel:${phone.replaceAll(' ', '')}`
  const content = (
    <>
      <Icon of={PhoneIcon} size="small" /> <span>{words}</span>
    </>
  )
  return isFirst ? (
    <Inline>
      <ButtonLink href={href} variant="primary" fullOnPhone>
        {content}
      </ButtonLink>
    </Inline>
  ) : (
    <Link href={href} variant="standalone">
      {content}
    </Link>
  )
}
