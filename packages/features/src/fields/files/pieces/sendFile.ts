import { CHANGED, readFile } from '#fields/files/readFile'
import { PIECE_BYTES, type Piece, type PieceOutcome, type Pieces, type Sending } from './Pieces.ts'

/**
 * Sends a file of a form: in one request, or a large one in pieces, which go on by themselves after a cut and with the
 * next try of the same file. What sends pieces is loaded with the first large file. Where the backend takes no pieces, or refuses them for a
 * reason that is no file's, such as a secret whose hour is over, the file goes whole and the caller reads the answer.
 */
export async function sendFile(pieces: Pieces, piece: Piece, sending: Sending): Promise<PieceOutcome> {
  if (piece.file.size <= PIECE_BYTES) return sendWhole(piece.file, sending.whole)
  const { sendContinued } = await import('./sendContinued.ts')
  const outcome = await sendContinued(pieces, piece, sending)
  const isUnnamed = outcome.kind === 'refused' && outcome.fault === 'not-taken'
  return outcome.kind === 'not-offered' || isUnnamed ? sendWhole(piece.file, sending.whole) : outcome
}

/** Sends a file in one request, which would report a file that can't be read as a lost connection. */
export async function sendWhole<Outcome>(
  file: Blob,
  whole: (read: Blob) => Promise<Outcome>,
): Promise<Outcome | typeof CHANGED> {
  const bytes = await readFile(file).catch(() => null)
  return bytes === null ? CHANGED : whole(new Blob([bytes], { type: file.type }))
}
