import { expect, waitFor } from 'storybook/test'

/**
 * Fails where two links of an error summary say the same or lead to one field, and where following a link doesn't focus its
 * field. It runs after every story, so that each step is held to this by the story that refuses its answers.
 */
export async function checkErrorSummaries({ ownerDocument: page }: HTMLElement): Promise<void> {
  const summaries = page.querySelectorAll<HTMLElement>('[role="alert"]:has(a[href^="#"])')
  for (const summary of summaries) {
    const links = [...summary.querySelectorAll('a')]
    const sentences = links.map(({ textContent }) => textContent)
    const fields = links.map(({ hash }) => hash)
    await expect(sentences).toEqual([...new Set(sentences)])
    await expect(fields).toEqual([...new Set(fields)])
    for (const link of links) {
      const field = page.getElementById(decodeURIComponent(link.hash.slice(1)))
      if (!field) throw new Error(`“${link.textContent}” leads to ${link.hash}, which is not on the page`)
      link.click()
      await waitFor(() => expect(page.activeElement, link.textContent).toBe(field), { timeout: 15_000 })
    }
  }
}
