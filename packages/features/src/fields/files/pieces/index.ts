export { PIECE_BYTES, type Piece, type PieceOutcome, type Pieces, piecesTo } from './Pieces.ts'
export { sendFile, sendWhole } from './sendFile.ts'
