import type { FastifyReply } from 'fastify'

/** `styles` are the hashes of style elements that the page's frames bring, since a frame of its own text has its policy. */
const policyOf = (styles: readonly string[]) =>
  `default-src 'none'; style-src ${["'self'", ...styles].join(' ')}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

export const sendPage = (reply: FastifyReply, page: string, styles: readonly string[] = []): FastifyReply =>
  reply.type('text/html; charset=utf-8').header('content-security-policy', policyOf(styles)).send(page)
