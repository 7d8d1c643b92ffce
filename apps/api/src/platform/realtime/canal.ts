const CANAL = /^(private|presence)-[A-Za-z0-9_\-=@,.;]{1,150}$/
const SOCKET_ID = /^\d{1,20}\.\d{1,20}$/

/** There are no public channels: whoever listens must have been authorised for that very channel. */
export const canalValido = (canal: unknown): canal is string => typeof canal === 'string' && CANAL.test(canal)

export const canalDePresenca = (canal: string): boolean => canal.startsWith('presence-')

export const socketIdValido = (socketId: string): boolean => SOCKET_ID.test(socketId)
