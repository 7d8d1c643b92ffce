import * as z from 'zod/mini'
import { contrato } from '../contrato.ts'
import { listaCompleta } from '../listas/esquemas.ts'

export const filialDaCarga = z.object({
  idFil: z.number(),
  razSoc: z.string(),
  desc: z.string(),
  cid: z.string(),
  uf: z.string(),
})

/** API-04 Branches the session works in. */
export const listarFiliais = contrato('GET /sac/consultas/filiais', {
  acao: 'CONSULTA_LISTAS',
  descricao: 'Filiais em que o usuário atua',
  le: ['filiais'],
  resposta: listaCompleta(filialDaCarga),
})
