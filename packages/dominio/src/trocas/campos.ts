import * as z from 'zod/mini'
import { nomeDoCliente } from '../formatos/nomes.ts'
import { camposDe, escolhasDe, filtroDeFilial, termo } from '../listas/campos.ts'
import { DESTINOS_DA_TROCA, type DestinoDaTroca, SITUACOES_DA_TROCA, type SituacaoDaTroca } from './regras.ts'

const chaves = <K extends string>(de: Readonly<Record<K, unknown>>) => Object.keys(de) as [K, ...K[]]

export const trocaDaLista = z.object({
  id: z.number(),
  versao: z.number(),
  situacao: z.enum(chaves(SITUACOES_DA_TROCA)),
  destino: z.enum(chaves(DESTINOS_DA_TROCA)),
  cliente: z.object({ id: z.number(), razSoc: z.string(), fant: z.string() }),
  idTicket: z.number(),
  protocolo: z.string(),
  nota: z.object({ id: z.number(), numNf: z.number() }),
  idOrcamento: z.nullable(z.number()),
  idPedido: z.nullable(z.number()),
  idAprovacao: z.nullable(z.number()),
  idFil: z.number(),
  filial: z.string(),
  vlDevolvido: z.number(),
  vlNovo: z.number(),
  /** What the customer pays besides; below zero, their credit; null while it is not known, and once it was undone. */
  diferenca: z.nullable(z.number()),
  solicitante: z.string(),
  autorizadaPor: z.nullable(z.string()),
  dtPedido: z.string(),
})
export type TrocaDaLista = z.output<typeof trocaDaLista>

/** GES-04 Exchanges, from the first thought to the last cent. */
export const CAMPOS_DA_TROCA = camposDe(trocaDaLista)({
  termo: termo('Cliente, protocolo, nota ou número…'),
  cliente: {
    rotulo: 'Cliente',
    valor: ({ cliente }) => nomeDoCliente(cliente),
    coluna: { larguraMinima: 160, confortavel: 200, peso: 3 },
  },
  situacao: {
    rotulo: 'Situação',
    filtro: escolhasDe(SITUACOES_DA_TROCA as Record<SituacaoDaTroca, string>, { todos: 'Todas' }),
    valor: ({ situacao }) => SITUACOES_DA_TROCA[situacao],
    coluna: { largura: 176, noCartao: 'canto' },
  },
  destino: {
    rotulo: 'Troca por',
    filtro: escolhasDe(DESTINOS_DA_TROCA as Record<DestinoDaTroca, string>),
    valor: ({ destino }) => DESTINOS_DA_TROCA[destino],
    coluna: { larguraMinima: 130, peso: 1, dispensavel: 2, noCartao: 'oculto' },
  },
  nota: {
    rotulo: 'Nota',
    valor: ({ nota }) => String(nota.numNf),
    coluna: { largura: 150, dispensavel: 3, noCartao: 1 },
  },
  vlDevolvido: { rotulo: 'Devolve', tipo: 'dinheiro', coluna: { largura: 124, noCartao: 'oculto' } },
  vlNovo: {
    rotulo: 'Recebe',
    tipo: 'dinheiro',
    coluna: { largura: 124, dispensavel: 4, noCartao: 'oculto' },
  },
  diferenca: { rotulo: 'Diferença', tipo: 'dinheiro', coluna: { largura: 150, noCartao: 2 } },
  solicitante: {
    rotulo: 'Pedida por',
    coluna: { larguraMinima: 120, peso: 1, dispensavel: 1, noCartao: 'oculto' },
  },
  dtPedido: {
    rotulo: 'Aberta em',
    tipo: 'instante',
    ordem: { dtPedido: 'Data de abertura' },
    coluna: { largura: 150, noCartao: 2 },
  },
  filial: { rotulo: 'Filial', filtro: filtroDeFilial(true) },
})
