import * as z from 'zod/mini'
import { ESTADOS, type Uf } from '../brasil/estados.ts'
import { contrato } from '../contrato.ts'
import { listaCompleta } from '../listas/esquemas.ts'

const siglas = ESTADOS.map(({ sigla }) => sigla) as [Uf, ...Uf[]]

export const listarEstados = contrato('GET /sac/estados', {
  acao: 'CONSULTA_LISTAS',
  descricao: 'Os 27 estados',
  le: [],
  resposta: listaCompleta(
    z.object({ sigla: z.enum(siglas), nome: z.string(), percentualExtra: z.optional(z.number()) }),
  ),
})

export const listarCidades = contrato('GET /sac/estados/:uf/cidades', {
  acao: 'CONSULTA_LISTAS',
  descricao: 'Cidades de um estado, com o código do IBGE',
  le: [],
  params: z.object({ uf: z.enum(siglas) }),
  resposta: listaCompleta(z.object({ ibge: z.string(), cidade: z.string() })),
})
