import type { FastifyInstance } from 'fastify'
import { FONTES } from '../pdf/fontes.ts'

const UM_DIA = 'public, max-age=86400'
const enderecoDe = (peso: 'regular' | 'seminegrito') => `/api/fontes/inter-${peso}.ttf`

/** The portal's font, for the sheet of a page that the server makes. */
export const LETRA_DO_PORTAL = `
@font-face{font-family:Inter;font-weight:400;font-display:swap;src:url(${enderecoDe('regular')}) format("truetype")}
@font-face{font-family:Inter;font-weight:600;font-display:swap;src:url(${enderecoDe('seminegrito')}) format("truetype")}
`

/** From this origin, under an address that no build of the web application changes. */
export function servirFontes(app: FastifyInstance): void {
  for (const peso of ['regular', 'seminegrito'] as const)
    app.get(enderecoDe(peso), (_request, reply) =>
      reply.header('cache-control', UM_DIA).type('font/ttf').send(FONTES[peso]),
    )
}
