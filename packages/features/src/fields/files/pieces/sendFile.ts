import { PIECE_BYTES, type Piece, type PieceOutcome, type Pieces, type Sending } from './Pieces.ts'

/**
 * Sends a file of a form: in one request, or a large one in pieces, which go on by themselves after a cut and with the
 * next try of the same file. What sends pieces is loaded with the first large file. Where the backend takes no pieces, or refuses them for a
 * reason that is no file's, such as a secret whose hour is over, the file goes whole and the caller reads the answer.
 */
export async function sendFile(pieces: Pieces, piece: Piece, sending: Sending): Promise<PieceOutcome> {
  if (piece.file.size <= PIECE_BYTES) return sending.whole()
  const { sendContinued } = await import('./sendContinued.ts')
  const outcome = await sendContinued(pieces, piece, sending)
  const isUnnamed = outcome.kind === 'refused' && outcome.fault === 'not-taken'
  return outcome.kind === 'not-offered' || isUnnamed ? sending.whole() : outcome
}
