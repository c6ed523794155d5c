import type { ReactElement } from 'react'
import './document.css'

/** Html that the build generates from a document of the repository. */
export function Document({ html }: { html: string }): ReactElement {
  // The documents are ours; nothing of a visitor's is in them.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the build from Markdown of this repository
  return <div className="document" dangerouslySetInnerHTML={{ __html: html }} />
}
