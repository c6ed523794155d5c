import { Heading } from '@coverkit/ui'

/** The heading of a part of what is asked of one policy holder. */
export function HolderPart({ title }: { readonly title: string }) {
  return (
    <Heading level={3} size={20}>
      {title}
    </Heading>
  )
}
