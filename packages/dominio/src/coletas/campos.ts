import * as z from 'zod/mini'
import { formatarTelefone } from '../brasil/telefone.ts'
import { camposDe, escolha, escolhasDe, periodo, registro, termo } from '../listas/campos.ts'
import { formatarProtocolo } from '../tickets/protocolo.ts'
import { texto } from '../validacao.ts'
import {
  numeroDaColeta,
  SITUACOES_DA_COLETA,
  situacoesDaColeta,
  TIPOS_DE_RESPONSAVEL,
  tiposDeResponsavel,
} from './situacoes.ts'

const DIGITOS_DO_IBGE = 7

export const situacao = z.enum(situacoesDaColeta)
export const tipo = z.enum(tiposDeResponsavel)
export const ibge = texto(DIGITOS_DO_IBGE, DIGITOS_DO_IBGE)
const pessoa = z.object({ id: z.number(), nome: z.string() })

/** ENT-10 Who fetches: kind and id, with the name it had when the order was made. */
export const responsavel = z.object({ tipo, id: z.number(), nome: z.string() })

export const lugar = z.object({ ibge: z.string(), cidade: z.string(), uf: z.string() })

export const ondeColetar = z.object({
  id: z.number(),
  razSoc: z.string(),
  fant: z.string(),
  telefone: z.string(),
  endereco: z.string(),
})

export const ticketQueAguarda = z.object({
  id: z.number(),
  protocolo: z.string(),
  tipo: z.string(),
  dtCriacao: z.string(),
  cliente: ondeColetar,
  lugar,
  filial: pessoa,
  qtdeItens: z.number(),
  /** Authorised units still to come, over all products. */
  qtdeAReceber: z.number(),
  representante: z.nullable(pessoa),
  transportadora: z.nullable(pessoa),
})
export type TicketQueAguarda = z.output<typeof ticketQueAguarda>

/** COL-01 Where, who, what and who would fetch it. */
export const CAMPOS_DO_QUE_AGUARDA = camposDe(ticketQueAguarda)({
  termo: termo('Protocolo, cliente, cidade…'),
  protocolo: { rotulo: 'Protocolo', planilha: 16, valor: ({ protocolo }) => formatarProtocolo(protocolo) },
  tipo: { rotulo: 'Tipo', planilha: 26 },
  dtCriacao: { rotulo: 'Abertura', tipo: 'instante', planilha: 18 },
  cliente: { rotulo: 'Cliente', planilha: 40, valor: ({ cliente }) => cliente.razSoc },
  telefone: { rotulo: 'Telefone', planilha: 18, valor: ({ cliente }) => formatarTelefone(cliente.telefone) },
  endereco: { rotulo: 'Endereço', planilha: 60, valor: ({ cliente }) => cliente.endereco },
  cidade: {
    rotulo: 'Cidade',
    filtro: { esquema: z.optional(ibge), controle: { tipo: 'escolha', todos: 'Todas' } },
    planilha: 24,
    valor: ({ lugar }) => lugar.cidade,
  },
  uf: { rotulo: 'UF', planilha: 6, valor: ({ lugar }) => lugar.uf },
  filial: { rotulo: 'Filial', planilha: 24, valor: ({ filial }) => filial.nome },
  representante: { rotulo: 'Representante', planilha: 28, valor: ({ representante }) => representante?.nome },
  transportadora: {
    rotulo: 'Transportadora',
    planilha: 32,
    valor: ({ transportadora }) => transportadora?.nome,
  },
  qtdeItens: { rotulo: 'Itens', tipo: 'numero', planilha: 8 },
  qtdeAReceber: { rotulo: 'A receber', tipo: 'numero', planilha: 12 },
})

export const coletaDaLista = z.object({
  id: z.number(),
  responsavel,
  lugar,
  filial: pessoa,
  situacao,
  dtGeracao: z.string(),
  dtPrevista: z.nullable(z.string()),
  /** Of the last confirmation. */
  dtColeta: z.nullable(z.string()),
  clientes: z.array(z.string()),
  qtdeTickets: z.number(),
  qtdeConfirmados: z.number(),
})
export type ColetaDaLista = z.output<typeof coletaDaLista>

export const CAMPOS_DA_COLETA = camposDe(coletaDaLista)({
  termo: termo('Número, responsável, cliente, protocolo…'),
  id: {
    rotulo: 'Número',
    naPlanilha: 'Ordem',
    planilha: 12,
    valor: ({ id }) => numeroDaColeta(id),
    coluna: { largura: 120 },
  },
  situacao: {
    rotulo: 'Situação',
    filtro: escolhasDe(SITUACOES_DA_COLETA, { todos: 'Todas' }),
    planilha: 16,
    valor: ({ situacao }) => SITUACOES_DA_COLETA[situacao],
    coluna: { largura: 124, noCartao: 'canto' },
  },
  tipo: { rotulo: 'Quem coleta', filtro: escolha(TIPOS_DE_RESPONSAVEL) },
  responsavel: {
    rotulo: 'Responsável',
    planilha: 32,
    valor: ({ responsavel }) => responsavel.nome,
    coluna: { larguraMinima: 170, peso: 3 },
  },
  cidade: {
    rotulo: 'Cidade',
    planilha: 24,
    valor: ({ lugar }) => lugar.cidade,
    coluna: { larguraMinima: 130, peso: 2 },
  },
  uf: { rotulo: 'UF', planilha: 6, valor: ({ lugar }) => lugar.uf },
  clientes: {
    rotulo: 'Tickets',
    naPlanilha: 'Clientes',
    planilha: 40,
    valor: ({ clientes }) => clientes.join(', '),
    coluna: { larguraMinima: 170, peso: 3 },
  },
  filial: { rotulo: 'Filial', planilha: 24, valor: ({ filial }) => filial.nome },
  ...periodo('Geração', 'Data de geração'),
  dtGeracao: { rotulo: 'Geração', tipo: 'instante', ordem: { dtGeracao: 'Geração' }, planilha: 18 },
  dtPrevista: {
    rotulo: 'Previsão',
    tipo: 'data',
    ordem: { dtPrevista: 'Previsão' },
    planilha: 14,
    coluna: { largura: 118 },
  },
  dtColeta: {
    rotulo: 'Coletada em',
    tipo: 'data',
    naPlanilha: 'Coleta',
    planilha: 14,
    coluna: { largura: 112, dispensavel: true },
  },
  qtdeTickets: { rotulo: 'Tickets', tipo: 'numero', planilha: 10 },
  qtdeConfirmados: { rotulo: 'Confirmados', tipo: 'numero', planilha: 12 },
  // Orders that this ticket is or was in.
  ticket: { rotulo: 'Ticket', filtro: registro('registro') },
})
