import { use } from 'react'
import { LinkComponentContext, type LinkComponentProps } from './LinkComponentContext.ts'

/** A link that looks as its `className` says and leads where kit links lead: within the app, or out of a frame. */
export function Anchor(props: LinkComponentProps) {
  const Component = use(LinkComponentContext)
  return <Component {...props} />
}
