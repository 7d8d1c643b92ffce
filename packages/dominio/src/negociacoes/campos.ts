import * as z from 'zod/mini'
import { nomeDoCliente } from '../formatos/nomes.ts'
import { camposDe, escolhasDe, filtroDeFilial, termo } from '../listas/campos.ts'
import { ALVOS_DA_NEGOCIACAO, SITUACOES_DA_NEGOCIACAO, type SituacaoDaNegociacao } from './regras.ts'

const chaves = <K extends string>(de: Readonly<Record<K, unknown>>) => Object.keys(de) as [K, ...K[]]

export const negociacaoDaLista = z.object({
  id: z.number(),
  versao: z.number(),
  situacao: z.enum(chaves(SITUACOES_DA_NEGOCIACAO)),
  idAprovacao: z.nullable(z.number()),
  cliente: z.object({ id: z.number(), razSoc: z.string(), fant: z.string() }),
  alvo: z.enum(chaves(ALVOS_DA_NEGOCIACAO)),
  /** The product, the brand or the family, by name. */
  nomeDoAlvo: z.string(),
  tipo: z.enum(['PRECO', 'PERCENTUAL']),
  preco: z.nullable(z.number()),
  percentual: z.nullable(z.number()),
  minimo: z.number(),
  quantidadeAte: z.number(),
  quantidadeUsada: z.number(),
  usoUnico: z.boolean(),
  idFil: z.number(),
  filial: z.string(),
  plano: z.nullable(z.string()),
  inicio: z.string(),
  fim: z.string(),
  solicitante: z.nullable(z.string()),
  autorizadaPor: z.nullable(z.string()),
  dtPedido: z.string(),
})
export type NegociacaoDaLista = z.output<typeof negociacaoDaLista>

/** GES-03 Authorised prices, and those that were asked for. */
export const CAMPOS_DA_NEGOCIACAO = camposDe(negociacaoDaLista)({
  termo: termo('Cliente, produto, marca ou número…'),
  cliente: {
    rotulo: 'Cliente',
    valor: ({ cliente }) => nomeDoCliente(cliente),
    coluna: { larguraMinima: 160, confortavel: 200, peso: 3 },
  },
  situacao: {
    rotulo: 'Situação',
    filtro: escolhasDe(SITUACOES_DA_NEGOCIACAO as Record<SituacaoDaNegociacao, string>, { todos: 'Todas' }),
    valor: ({ situacao }) => SITUACOES_DA_NEGOCIACAO[situacao],
    coluna: { largura: 170, noCartao: 'canto' },
  },
  nomeDoAlvo: { rotulo: 'Para quê', coluna: { larguraMinima: 160, confortavel: 220, peso: 3, noCartao: 1 } },
  preco: { rotulo: 'Preço autorizado', coluna: { largura: 140, noCartao: 2 } },
  quantidade: { rotulo: 'Quantidade', coluna: { largura: 150, noCartao: 2 } },
  plano: { rotulo: 'Plano', coluna: { larguraMinima: 100, peso: 1, dispensavel: 1, noCartao: 'oculto' } },
  fim: {
    rotulo: 'Validade',
    tipo: 'data',
    ordem: { dtFim: 'Validade' },
    coluna: { largura: 140, noCartao: 3 },
  },
  autorizadaPor: {
    rotulo: 'Autorizada por',
    coluna: { larguraMinima: 120, peso: 1, dispensavel: 2, noCartao: 'oculto' },
  },
  dtPedido: { rotulo: 'Pedida em', tipo: 'instante', ordem: { dtPedido: 'Data do pedido' } },
  filial: { rotulo: 'Filial', filtro: filtroDeFilial(true) },
})
