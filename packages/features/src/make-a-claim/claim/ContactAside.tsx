import type { Claim } from '@coverkit/api-client'
import { useBrand } from '@coverkit/brand'
import { Card, Heading, Icon, Link, MailIcon, PhoneIcon, Text } from '@coverkit/ui'
import { usePageServices } from '#common/page-services/index.ts'
import { useVendor } from '#policies'
import { HelpLines } from '#policies/claim-help'
import * as styles from './claimPage.css.ts'
import { claimPageCopy as copy } from './claimPageCopy.ts'

/** Whom to ask: us, the insurer, those who listen, and where to complain. */
export function ContactAside({ claim }: { readonly claim: Claim | undefined }) {
  const { phone } = useBrand()
  const { help, complaint } = copy
  return (
    <Card tone="tint">
      <section aria-labelledby="talk" className={styles.part}>
        <Heading level={2} size={20} id="talk">
          {help.title}
        </Heading>
        <Text>{help.text}</Text>
        <CallLink phone={phone} />
        <div>
          <Link href="/contact-request?topic=claim" variant="standalone">
            <Icon of={MailIcon} size="small" /> <span>{help.write}</span>
          </Link>
        </div>
      </section>
      <div className={styles.part}>
        <HelpLines level={2} size={17} />
      </div>
      <Insurer code={claim?.insurerCode ?? null} />
      <section aria-labelledby="complaint" className={styles.part}>
        <Heading level={2} size={17} id="complaint">
          {complaint.title}
        </Heading>
        <Text tone="soft">{complaint.text}</Text>
        <div>
          <Link href="/complaints" variant="standalone">
            {complaint.how}
          </Link>
        </div>
        <Text tone="soft">{complaint.afca}</Text>
        <CallLink phone="1800 931 678" words={complaint.phone} />
        <div>
          <Link href="https://www.afca.org.au" variant="standalone">
            {complaint.site}
          </Link>
        </div>
      </section>
    </Card>
  )
}

function CallLink({ phone, words = phone }: { readonly phone: string; readonly words?: string }) {
  return (
    <div>
      <Link href={`tel:${phone.replaceAll(' ', '')}`} variant="standalone">
        <Icon of={PhoneIcon} size="small" /> <span>{words}</span>
      </Link>
    </div>
  )
}

/** The insurer's own contacts; nothing where they cannot be had. */
function Insurer({ code }: { readonly code: string | null }) {
  const vendor = useVendor(usePageServices(), code)
  if (vendor === null) return null
  const { name, phone, email, claimsAddress } = vendor
  return (
    <section aria-labelledby="insurer" className={styles.part}>
      <Heading level={2} size={17} id="insurer">
        {copy.insurer.title(name)}
      </Heading>
      <Text tone="soft">{copy.insurer.text}</Text>
      {phone && <CallLink phone={phone} />}
      {email && (
        <div>
          <Link href={`mailto:${email}`} variant="standalone">
            <Icon of={MailIcon} size="small" /> <span>{email}</span>
          </Link>
        </div>
      )}
      {claimsAddress && <Text size={15} tone="soft">{`${copy.insurer.address}: ${claimsAddress}`}</Text>}
    </section>
  )
}
