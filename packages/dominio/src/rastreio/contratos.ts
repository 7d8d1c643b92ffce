import * as z from 'zod/mini'
import { contrato } from '../contrato.ts'
import { texto } from '../validacao.ts'
import { tiposDeRastreio } from './tipos.ts'

/** API-09, DOC-04 Of an invoice that the session sees; the newest occurrence first. */
export const obterRastreio = contrato('GET /sac/transporte/rastreio/:tipo/:codigo', {
  acao: 'CLIENTE_NOTAS',
  descricao: 'Por onde anda uma entrega',
  le: [],
  limitePorMinuto: 60,
  params: z.object({ tipo: z.enum(tiposDeRastreio), codigo: texto(1, 60) }),
  resposta: z.object({
    ocorrencias: z.array(
      z.object({
        codigo: z.string(),
        data_hora: z.string(),
        descricao: z.string(),
        local: z.nullable(z.string()),
        recebedor: z.nullable(z.string()),
        entregue: z.boolean(),
      }),
    ),
    entregue: z.boolean(),
  }),
})
