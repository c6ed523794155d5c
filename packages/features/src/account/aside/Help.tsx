import { useBrand } from '@coverkit/brand'
import { Heading, Icon, Link, PhoneIcon, Text } from '@coverkit/ui'
import { accountCopy } from '../copy.ts'

const { help: copy } = accountCopy

/** The adviser and the ways to contact us; a region named by the heading of this id. */
export function Help({ id }: { readonly id: string }) {
  const { phone } = useBrand()
  return (
    <section aria-labelledby={id}>
      <Heading level={2} size={20} id={id}>
        {copy.title}
      </Heading>
      <Text tone="soft">{copy.text}</Text>
      <div>
        <Link href={`tel:${phone.replaceAll(' ', '')}`} variant="standalone">
          <Icon of={PhoneIcon} />
          <span>{copy.call(phone)}</span>
        </Link>
      </div>
      <div>
        <Link href="/contact-us" variant="standalone">
          {copy.more}
        </Link>
      </div>
    </section>
  )
}
