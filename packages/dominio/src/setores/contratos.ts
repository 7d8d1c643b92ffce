import * as z from 'zod/mini'
import { contrato } from '../contrato.ts'
import { listaCompleta } from '../listas/esquemas.ts'

export const listarSetores = contrato('GET /sac/consultas/setores', {
  acao: 'TICKET_INTERNO',
  descricao: 'Setores',
  le: ['setores'],
  resposta: listaCompleta(z.object({ id: z.number(), nome: z.string() })),
})
