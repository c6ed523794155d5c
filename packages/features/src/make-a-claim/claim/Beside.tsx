import { type Claim, loadVendor, type Vendor } from '@coverkit/api-client'
import { useBrand } from '@coverkit/brand'
import { Card, Heading, Icon, Link, MailIcon, PhoneIcon, Stack, Text } from '@coverkit/ui'
import { useEffect, useState } from 'react'
import { HelpLines } from '#claim-help/help-lines'
import { type PageServices, usePageServices } from '#common/page-services/index.ts'
import { claimPageCopy as copy } from './claimPageCopy.ts'

const telephone = (phone: string) => `tel:${phone.replaceAll(' ', '')}`

/** Whom to ask: us, the insurer, those who listen, and where to complain. */
export function Beside({ claim }: { readonly claim: Claim | undefined }) {
  const { phone } = useBrand()
  const { help, complaint } = copy
  return (
    <Stack gap={32}>
      <Card as="section" labelledBy="talk">
        <Stack gap={8}>
          <Heading level={2} size={20} id="talk">
            {help.title}
          </Heading>
          <Link href={telephone(phone)} variant="standalone">
            <Icon of={PhoneIcon} size="small" /> {phone}
          </Link>
          <Link href="/contact-request?topic=claim" variant="standalone">
            <Icon of={MailIcon} size="small" /> {help.write}
          </Link>
        </Stack>
      </Card>
      <HelpLines level={2} />
      <Insurer code={claim?.insurerCode ?? null} />
      <Stack as="section" labelledBy="complaint" gap={8}>
        <Heading level={2} size={20} id="complaint">
          {complaint.title}
        </Heading>
        <Text size={15}>{complaint.text}</Text>
        <Link href="/complaints" variant="standalone">
          {complaint.how}
        </Link>
        <Text size={15}>{complaint.afca}</Text>
        <Link href={telephone('1800 931 678')} variant="standalone">
          <Icon of={PhoneIcon} size="small" /> {complaint.phone}
        </Link>
        <Link href="https://www.afca.org.au" variant="standalone">
          {complaint.site}
        </Link>
      </Stack>
    </Stack>
  )
}

/** The insurer's own contacts; nothing where they cannot be had. */
function Insurer({ code }: { readonly code: string | null }) {
  const vendor = useVendor(usePageServices(), code)
  if (vendor === null) return null
  const { name, phone, email, claimsAddress } = vendor
  return (
    <Stack as="section" labelledBy="insurer" gap={8}>
      <Heading level={2} size={20} id="insurer">
        {copy.insurer.title(name)}
      </Heading>
      <Text size={15}>{copy.insurer.text}</Text>
      <Link href={telephone(phone)} variant="standalone">
        <Icon of={PhoneIcon} size="small" /> {phone}
      </Link>
      <Link href={`mailto:${email}`} variant="standalone">
        <Icon of={MailIcon} size="small" /> {email}
      </Link>
      <Text size={15} tone="soft">
        {copy.insurer.address}: {claimsAddress}
      </Text>
    </Stack>
  )
}

function useVendor(services: PageServices, code: string | null): Vendor | null {
  const [vendor, setVendor] = useState<Vendor | null>(null)
  useEffect(() => {
    if (code === null) return
    let isGone = false
    void services
      .client()
      .then((client) => loadVendor(client, code))
      .then(
        (loaded) => loaded.ok && !isGone && setVendor(loaded.value),
        () => undefined,
      )
    return () => {
      isGone = true
    }
  }, [services, code])
  return vendor
}
