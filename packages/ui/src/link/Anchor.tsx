import { type ReactElement, use } from 'react'
import { LinkComponentContext, type LinkComponentProps } from './LinkComponentContext.ts'

/** A link styled by its `className` that leads where kit links lead: within the app, or out of a frame. */
export function Anchor(props: LinkComponentProps): ReactElement {
  const Component = use(LinkComponentContext)
  return <Component {...props} />
}
