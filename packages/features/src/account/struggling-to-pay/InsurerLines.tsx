import { useBrand } from '@coverkit/brand'
import type { Policy } from '@coverkit/core/policies'
import { Icon, Link, PhoneIcon, Stack, Text } from '@coverkit/ui'
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
  return (
    <Stack gap={8}>
      <Text measure>{policy.state === 'lapsing' ? copy.lapsing(insurer) : copy.inForce(insurer)}</Text>
      {hardshipPhone && <Call phone={hardshipPhone} words={copy.hardship(hardshipPhone)} />}
      {phone && <Call phone={phone} words={hardshipPhone ? copy.other(phone) : copy.call(phone)} />}
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

function Call({ phone, words }: { readonly phone: string; readonly words: string }) {
  return (
    <Link href={`tel:${phone.replaceAll(' ', '')}`} variant="standalone">
      <Icon of={PhoneIcon} size="small" /> <span>{words}</span>
    </Link>
  )
}
