import * as z from 'zod/mini'
import { formatarData } from '../formatos/datas.ts'
import { formatarDinheiro } from '../formatos/dinheiro.ts'
import { camposDe, escolhasDe, periodo, termo } from '../listas/campos.ts'
import { ESPECIES_DE_LANCAMENTO } from './lancamentos.ts'
import { ESTADOS_DA_CONTA } from './saldo.ts'

const chaves = <K extends string>(de: Readonly<Record<K, unknown>>) => Object.keys(de) as [K, ...K[]]

export const contaDaLista = z.object({
  id: z.number(),
  versao: z.number(),
  idColaborador: z.number(),
  titular: z.string(),
  equipe: z.nullable(z.string()),
  ativa: z.boolean(),
  estado: z.enum(chaves(ESTADOS_DA_CONTA)),
  saldo: z.number(),
  limite: z.number(),
  /** Kept for orders whose debit counts when they are invoiced. */
  emTransito: z.number(),
  disponivel: z.number(),
  /** Credits and debits of this month. */
  creditos: z.number(),
  debitos: z.number(),
  fechadaAte: z.nullable(z.string()),
})
export type ContaDaLista = z.output<typeof contaDaLista>

/** GES-08 The accounts of those whose sales the session follows. */
export const CAMPOS_DA_CONTA = camposDe(contaDaLista)({
  termo: termo('Nome de quem vende…'),
  titular: {
    rotulo: 'Titular',
    ordem: { titular: 'Titular' },
    coluna: { larguraMinima: 180, confortavel: 240, peso: 3 },
  },
  estado: {
    rotulo: 'Situação',
    filtro: escolhasDe(ESTADOS_DA_CONTA, { todos: 'Todas' }),
    valor: ({ estado }) => ESTADOS_DA_CONTA[estado],
    coluna: { largura: 150, noCartao: 'canto' },
  },
  equipe: {
    rotulo: 'Equipe',
    coluna: { larguraMinima: 140, peso: 1, dispensavel: 1, noCartao: 'oculto' },
  },
  saldo: {
    rotulo: 'Saldo',
    tipo: 'dinheiro',
    ordem: { saldo: 'Saldo' },
    coluna: { largura: 130 },
  },
  limite: {
    rotulo: 'Limite',
    tipo: 'dinheiro',
    coluna: { largura: 120, dispensavel: 3, noCartao: 'oculto' },
  },
  emTransito: {
    rotulo: 'Em trânsito',
    tipo: 'dinheiro',
    coluna: { largura: 125, dispensavel: 2, noCartao: 'oculto' },
  },
  disponivel: {
    rotulo: 'Disponível',
    tipo: 'dinheiro',
    ordem: { disponivel: 'Disponível' },
    coluna: { largura: 130 },
  },
  fechadaAte: {
    rotulo: 'Fechada até',
    valor: ({ fechadaAte }) => fechadaAte && formatarData(fechadaAte),
    coluna: { largura: 120, dispensavel: 4, noCartao: 'oculto' },
  },
})

export const lancamentoDaConta = z.object({
  id: z.number(),
  /** Of the account, from one. */
  numero: z.number(),
  quando: z.string(),
  dia: z.string(),
  especie: z.enum(chaves(ESPECIES_DE_LANCAMENTO)),
  valor: z.number(),
  /** After it. */
  saldo: z.number(),
  idPedido: z.nullable(z.number()),
  cliente: z.nullable(z.string()),
  /** In a sentence, what it is. */
  texto: z.string(),
  quem: z.nullable(z.string()),
  /** Line by line, of a sale. */
  itens: z.array(
    z.object({
      codigo: z.string(),
      descricao: z.string(),
      qtde: z.number(),
      base: z.number(),
      vendido: z.number(),
      valor: z.number(),
    }),
  ),
})
export type LancamentoDaConta = z.output<typeof lancamentoDaConta>

/** GES-08 The statement of an account. */
export const CAMPOS_DO_LANCAMENTO = camposDe(lancamentoDaConta)({
  termo: termo('Pedido, cliente ou motivo…'),
  numero: { rotulo: 'Número', tipo: 'numero', planilha: 10, ordem: { numero: 'Mais recentes' } },
  dia: { rotulo: 'Dia', tipo: 'data', planilha: 12 },
  especie: {
    rotulo: 'Espécie',
    planilha: 16,
    filtro: escolhasDe(ESPECIES_DE_LANCAMENTO),
    valor: ({ especie }) => ESPECIES_DE_LANCAMENTO[especie],
  },
  texto: { rotulo: 'Lançamento', planilha: 48 },
  idPedido: { rotulo: 'Pedido', tipo: 'numero', planilha: 10 },
  cliente: { rotulo: 'Cliente', planilha: 30 },
  quem: { rotulo: 'Quem lançou', planilha: 24 },
  valor: { rotulo: 'Valor', tipo: 'dinheiro', planilha: 14 },
  saldo: { rotulo: 'Saldo', tipo: 'dinheiro', planilha: 14 },
  itens: {
    rotulo: 'Linhas do pedido',
    planilha: 60,
    valor: ({ itens }) =>
      itens
        .map(({ codigo, descricao, valor }) => `${codigo} · ${descricao}: ${formatarDinheiro(valor, 2)}`)
        .join('; '),
  },
  ...periodo('Período', 'Período'),
})
