import * as z from 'zod/mini'
import { contrato } from '../contrato.ts'
import { listaCompleta } from '../listas/esquemas.ts'

/** Lists of choices about customers, which each business keeps as it likes. */
export type ListaDeCadastro =
  | 'COMO_CONHECEU'
  | 'CLASSIFICACAO'
  | 'ATIVIDADE'
  | 'TIPO_CONTATO'
  | 'MOTIVO_ATENDIMENTO'
  | 'MOTIVO_PERDA'
  | 'MOTIVO_FINALIZACAO_AGENDA'

/** API-04 Banks with a compensation code, for bank references. */
export const listarBancos = contrato('GET /sac/consultas/bancos', {
  acao: 'CONSULTA_LISTAS',
  descricao: 'Bancos do sistema de pagamentos brasileiro, com o código de compensação',
  le: [],
  resposta: listaCompleta(z.object({ codigoBanco: z.string(), nomeBanco: z.string() })),
})

const opcao = z.object({ id: z.number(), desc: z.string() })

/** API-04 How a customer came to know the company. */
export const listarComoConheceu = contrato('GET /sac/consultas/lista-como-conheceu', {
  acao: 'CONSULTA_LISTAS',
  descricao: 'Opções de "Como conheceu"',
  le: [],
  resposta: listaCompleta(opcao),
})

export const listarClassificacoes = contrato('GET /sac/consultas/lista-classificacoes', {
  acao: 'CONSULTA_LISTAS',
  descricao: 'Classificações de um cliente',
  le: [],
  resposta: listaCompleta(opcao),
})

export const listarAtividades = contrato('GET /sac/consultas/lista-atividades', {
  acao: 'CONSULTA_LISTAS',
  descricao: 'Atividades em que um cliente pode atuar',
  le: [],
  resposta: listaCompleta(z.object({ id: z.number(), atividade: z.string() })),
})
