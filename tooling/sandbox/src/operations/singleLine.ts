const FIRST_VISIBLE = 0x20
const DELETE = 0x7f

/** Whether a text has no line break or other control character, which could start a head line in a message. */
export const singleLine = (text: string | null): boolean =>
  Array.from(text ?? '').every((sign) => {
    const code = sign.codePointAt(0) ?? 0
    return code >= FIRST_VISIBLE && code !== DELETE
  })
