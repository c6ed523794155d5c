import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Hidden } from './hiddenActions.ts'

/** Lists what pdf.js offers a reader to run, start or take out of a PDF; nothing if it can't open it. */
export async function findHidden(bytes: Uint8Array): Promise<Hidden[]> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS })
  try {
    const pdf = await task.promise
    const page = await pdf.getPage(1)
    const marks = (await page.getAnnotations()) as { subtype?: string; unsafeUrl?: string; action?: string }[]
    const found: Record<Hidden, unknown> = {
      'script at opening': await pdf.getJSActions(),
      'script of a page': await page.getJSActions(),
      launch: marks.find(({ subtype, unsafeUrl }) => subtype === 'Link' && unsafeUrl !== undefined),
      'attached file': marks.find(({ subtype }) => subtype === 'FileAttachment'),
      'embedded file': await pdf.getAttachments(),
    }
    return (Object.keys(found) as Hidden[]).filter((hidden) => found[hidden])
  } catch {
    return []
  } finally {
    await task.destroy()
  }
}
