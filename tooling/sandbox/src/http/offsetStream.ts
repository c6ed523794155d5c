/** The media type of a piece of an upload by the tus protocol. */
export const OFFSET_STREAM = 'application/offset+octet-stream'
