import { checkChosenFile, MOST_BYTES } from './fileType.ts'
import { isHeic } from './isHeic.ts'
import { redrawPicture } from './redrawPicture.ts'
import type { UploadFault } from './Upload.ts'

export type Prepared =
  | { readonly ok: true; readonly file: Blob }
  | { readonly ok: false; readonly fault: UploadFault }

/** A photo of a good camera has more than may be sent, and less once it is redrawn. */
const MOST_PHOTO_BYTES = 40 * 1024 * 1024

const refused = (fault: UploadFault): Prepared => ({ ok: false, fault })

/** Which photos are redrawn: each one, without where and when it was taken, or only those that are too large. */
type Redrawn = 'all' | 'large'

type Redraw = (file: Blob) => Promise<Blob | null>

/** Checks a chosen file before anything of it is sent, and redraws photos. The server checks again. */
export async function prepareFile(
  file: Blob,
  redrawn: Redrawn,
  redraw: Redraw = redrawPicture,
): Promise<Prepared> {
  const check = await checkChosenFile(file, MOST_PHOTO_BYTES)
  if (!check.ok) {
    const mayBeHeic = check.fault === 'type' && (await isHeic(file).catch(() => false))
    return mayBeHeic ? prepareHeic(file, redraw) : refused(check.fault)
  }
  if (check.file.type === 'application/pdf') return preparePdf(check.file)
  if (redrawn === 'large' && check.file.size <= MOST_BYTES) return { ok: true, file: check.file }
  return fitting(await redraw(check.file), 'broken')
}

/** Safari draws what iPhones store; other browsers can't read it. */
const prepareHeic = async (file: Blob, redraw: Redraw): Promise<Prepared> =>
  fitting(await redraw(file).catch(() => null), 'heic')

function fitting(drawn: Blob | null, fault: UploadFault): Prepared {
  if (drawn === null) return refused(fault)
  return drawn.size > MOST_BYTES ? refused('too-large') : { ok: true, file: drawn }
}

/** Only the server, which opens it, knows whether a PDF that is locked against changes asks for a password. */
const preparePdf = (file: Blob): Prepared =>
  file.size > MOST_BYTES ? refused('too-large') : { ok: true, file }
