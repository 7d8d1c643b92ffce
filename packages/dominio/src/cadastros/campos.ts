import * as z from 'zod/mini'
import { camposDe, escolhas, termo, variosDe } from '../listas/campos.ts'
import { NOME_DA_SITUACAO, SITUACOES_DO_CADASTRO } from './modos.ts'

export const pessoa = z.object({ id: z.number(), nome: z.string() })

/** Apart from the form, which is large: every list of the portal knows the views of this one. */
export const doPedido = {
  id: z.number(),
  idCli: z.number(),
  documento: z.string(),
  razSoc: z.string(),
  fant: z.string(),
  cid: z.string(),
  uf: z.string(),
  simulacao: z.boolean(),
  /** The prospect was there before. */
  completa: z.boolean(),
  situacao: z.enum(SITUACOES_DO_CADASTRO),
  solicitante: z.nullable(pessoa),
  solicitadoEm: z.string(),
  decisor: z.nullable(z.string()),
  decididoEm: z.nullable(z.string()),
  motivo: z.nullable(z.string()),
  versao: z.number(),
}
export const pedidoDeCadastro = z.object(doPedido)
export type PedidoDeCadastro = z.output<typeof pedidoDeCadastro>

/** CAD-01 Whose registration, who asked for it and when, and what became of it. */
export const CAMPOS_DO_CADASTRO = camposDe(pedidoDeCadastro)({
  termo: termo('Nome, documento, cidade…'),
  fant: { rotulo: 'Cliente', ordem: { fant: 'Nome fantasia' }, coluna: { larguraMinima: 220, peso: 4 } },
  situacao: {
    rotulo: 'Situação',
    filtro: {
      esquema: variosDe(z.enum(SITUACOES_DO_CADASTRO)),
      controle: { tipo: 'escolha', todos: NOME_DA_SITUACAO.PENDENTE },
    },
    coluna: { largura: 184, noCartao: 'canto' },
  },
  tipo: { rotulo: 'Tipo', coluna: { largura: 150, noCartao: 1 } },
  solicitante: {
    rotulo: 'Pedido por',
    filtro: escolhas(),
    ordem: { solicitadoEm: 'Data do pedido' },
    coluna: { larguraMinima: 150, peso: 2, noCartao: 1 },
  },
  decisor: {
    rotulo: 'Decisão',
    coluna: { larguraMinima: 150, peso: 3, dispensavel: 1, noCartao: 'oculto' },
  },
})
