import type { FastifyRequest } from 'fastify'

const LOCAL_ADDRESS = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
const LOCAL_HOST = /^(([a-z0-9-]+\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

export const isLocalAddress = (ip: string): boolean => LOCAL_ADDRESS.test(ip)

/** Asked from this machine and under a local name, so that no web page can reach it by renaming its own host. */
export const isLocal = ({ ip, hostname }: FastifyRequest): boolean =>
  isLocalAddress(ip) && LOCAL_HOST.test(hostname)
