import * as z from 'zod/mini'
import { formatarTelefone } from '../brasil/telefone.ts'
import { nomeDoCliente } from '../formatos/nomes.ts'
import { camposDe, escolhas, escolhasDe, filtroDeFilial, termo } from '../listas/campos.ts'
import { CURVAS, ESTADOS_DA_CARTEIRA, estadosDaCarteira } from './risco.ts'

/** What else asks for a call, besides the rhythm. */
export const SINAIS_DA_CARTEIRA = {
  ORCAMENTO: 'Com orçamento em aberto',
  VENCIDO: 'Com título vencido',
  SEM_AGENDA: 'Sem agenda marcada',
} as const
export type SinalDaCarteira = keyof typeof SINAIS_DA_CARTEIRA

const quantosEQuanto = z.object({ qtde: z.number(), valor: z.number() })

export const clienteDaCarteira = z.object({
  id: z.number(),
  fant: z.string(),
  razSoc: z.string(),
  cid: z.string(),
  uf: z.string(),
  telefone: z.string(),
  whatsapp: z.boolean(),
  /** One of the branches that serve the customer; null where none does. */
  idFil: z.nullable(z.number()),
  representante: z.nullable(z.object({ id: z.number(), nome: z.string() })),
  estado: z.enum(estadosDaCarteira),
  porque: z.string(),
  /** Null for whoever bought nothing yet. */
  curva: z.nullable(z.enum(['A', 'B', 'C'])),
  dtUltComp: z.nullable(z.string()),
  diasSemCompra: z.nullable(z.number()),
  ritmo: z.nullable(z.number()),
  /** A usual purchase, and what was bought in the year up to the last one. */
  vlTicket: z.number(),
  vlAno: z.number(),
  /** Different products now and in as many days before. */
  mix: z.object({ agora: z.number(), antes: z.number() }),
  orcamentos: quantosEQuanto,
  vencidos: quantosEQuanto,
  proximaAgenda: z.nullable(z.string()),
  versao: z.number(),
})
export type ClienteDaCarteira = z.output<typeof clienteDaCarteira>

/** GES-06 Who is worth a call, why, and how to make it. */
export const CAMPOS_DA_CARTEIRA = camposDe(clienteDaCarteira)({
  termo: termo('Código, nome, CNPJ, cidade…'),
  id: { rotulo: 'Código', tipo: 'numero', planilha: 10 },
  fant: {
    rotulo: 'Cliente',
    planilha: 32,
    valor: nomeDoCliente,
    ordem: { fant: 'Nome fantasia' },
    coluna: { larguraMinima: 170, confortavel: 210, peso: 3 },
  },
  estado: {
    rotulo: 'Risco',
    filtro: escolhasDe(ESTADOS_DA_CARTEIRA, { todos: 'Todos' }),
    valor: ({ estado }) => ESTADOS_DA_CARTEIRA[estado],
    planilha: 14,
    coluna: { largura: 112, noCartao: 'canto' },
  },
  curva: {
    rotulo: 'ABC',
    filtro: escolhasDe(CURVAS, { todos: 'Todas', extra: true }),
    planilha: 6,
    coluna: { largura: 52, dispensavel: 3, noCartao: 'oculto' },
  },
  porque: {
    rotulo: 'Por quê',
    planilha: 48,
    ordem: { prioridade: 'Vale a ligação' },
    coluna: { larguraMinima: 190, confortavel: 230, peso: 4, noCartao: 1 },
  },
  dtUltComp: {
    rotulo: 'Última compra',
    tipo: 'data',
    ordem: { dtUltComp: 'Última compra' },
    planilha: 16,
  },
  ritmo: { rotulo: 'Ritmo (dias)', tipo: 'numero', planilha: 12 },
  vlTicket: {
    rotulo: 'Compra típica',
    tipo: 'dinheiro',
    ordem: { vlTicket: 'Compra típica' },
    planilha: 16,
    coluna: { largura: 128, dispensavel: 5, noCartao: 2 },
  },
  vlAno: { rotulo: 'Comprava em um ano', tipo: 'dinheiro', planilha: 18 },
  mix: {
    rotulo: 'Mix',
    valor: ({ mix }) => `${mix.antes} → ${mix.agora}`,
    planilha: 10,
    coluna: { largura: 76, dispensavel: 2, noCartao: 'oculto' },
  },
  sinal: { rotulo: 'Sinais', filtro: escolhasDe(SINAIS_DA_CARTEIRA, { todos: 'Todos' }) },
  pendencias: {
    rotulo: 'Pendências',
    coluna: { larguraMinima: 140, peso: 2, dispensavel: 4, noCartao: 2 },
  },
  representante: {
    rotulo: 'Carteira de',
    filtro: escolhas({ extra: true }),
    planilha: 28,
    valor: ({ representante }) => representante?.nome,
    coluna: { larguraMinima: 110, peso: 1, dispensavel: 1, noCartao: 'oculto' },
  },
  filial: { rotulo: 'Filial', filtro: filtroDeFilial() },
  telefone: {
    rotulo: 'Telefone',
    planilha: 18,
    valor: ({ telefone }) => formatarTelefone(telefone),
    coluna: { largura: 190, noCartao: 3 },
  },
  acoes: { rotulo: 'Fazer agora', coluna: { largura: 136, noCartao: 3 } },
})
