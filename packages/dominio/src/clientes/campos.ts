import * as z from 'zod/mini'
import { formatarDocumento } from '../brasil/documento.ts'
import { formatarTelefone } from '../brasil/telefone.ts'
import { camposDe, escolhas, escolhasDe, filtroDeFilial, termo, variosDe } from '../listas/campos.ts'
import { texto } from '../validacao.ts'
import { LEGENDAS, legendas } from './legendas.ts'
import { SITUACOES_DO_CLIENTE, situacoesDoCliente } from './situacao.ts'

const MAXIMO_DE_DIAS = 3650

export const clienteEncontrado = z.object({
  id: z.number(),
  fant: z.string(),
  razSoc: z.string(),
  cnpj: z.string(),
  cid: z.string(),
  uf: z.string(),
  prospect: z.boolean(),
})

export const clienteDaLista = z.extend(clienteEncontrado, {
  telefone: z.string(),
  atividade: z.string(),
  situacao: z.enum(situacoesDoCliente),
  legendas: z.array(z.enum(legendas)),
  representante: z.nullable(z.object({ id: z.number(), nome: z.string() })),
  dtUltComp: z.nullable(z.string()),
  diasSemCompra: z.nullable(z.number()),
  dtCad: z.string(),
  motivoBloqueio: z.nullable(z.string()),
  versao: z.number(),
})
export type ClienteDaLista = z.output<typeof clienteDaLista>

const extra = true
const desde = z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAXIMO_DE_DIAS)))

/** VEN-01 Who it is, where, whose, and how long ago they bought. */
export const CAMPOS_DO_CLIENTE = camposDe(clienteDaLista)({
  termo: termo('Código, nome, CNPJ, cidade…'),
  id: { rotulo: 'Código', tipo: 'numero', planilha: 10 },
  razSoc: { rotulo: 'Razão social', planilha: 40, ordem: { razSoc: 'Razão social' } },
  fant: {
    rotulo: 'Cliente',
    naPlanilha: 'Nome fantasia',
    planilha: 32,
    ordem: { fant: 'Nome fantasia' },
    coluna: { larguraMinima: 190, confortavel: 210, peso: 5 },
  },
  situacao: {
    rotulo: 'Situação',
    filtro: escolhasDe(SITUACOES_DO_CLIENTE, { todos: 'Todas' }),
    planilha: 14,
    valor: ({ situacao }) => SITUACOES_DO_CLIENTE[situacao],
    coluna: { largura: 112, noCartao: 'canto' },
  },
  cnpj: {
    rotulo: 'CNPJ',
    naPlanilha: 'CNPJ/CPF',
    planilha: 20,
    valor: ({ cnpj }) => formatarDocumento(cnpj),
    coluna: { largura: 160, dispensavel: 1, noCartao: 'oculto' },
  },
  cid: { rotulo: 'Cidade', planilha: 24, coluna: { larguraMinima: 120, peso: 2, noCartao: 1 } },
  uf: { rotulo: 'UF', filtro: { esquema: z.optional(texto(2, 2)) }, planilha: 6 },
  // The city's code by the IBGE.
  ibge: { rotulo: 'Cidade', filtro: { esquema: z.optional(texto(7, 7)) } },
  legenda: {
    rotulo: 'Legenda',
    filtro: {
      esquema: variosDe(z.enum(legendas)),
      controle: { tipo: 'escolhas', todos: 'Todas' },
    },
  },
  representante: {
    rotulo: 'Representante',
    filtro: escolhas({ extra }),
    planilha: 28,
    valor: ({ representante }) => representante?.nome,
    coluna: { larguraMinima: 124, peso: 2, dispensavel: 3, noCartao: 'oculto' },
  },
  dtUltComp: {
    rotulo: 'Última compra',
    tipo: 'data',
    ordem: { dtUltComp: 'Última compra' },
    planilha: 16,
    coluna: { largura: 130, noCartao: 1 },
  },
  // At least so many days since; whoever never bought is not among them.
  diasSemCompra: {
    rotulo: 'Sem comprar há',
    tipo: 'numero',
    filtro: { esquema: desde, controle: { tipo: 'escolha', todos: 'Qualquer' } },
    naPlanilha: 'Dias sem compra',
    planilha: 12,
  },
  filial: { rotulo: 'Filial', filtro: filtroDeFilial() },
  telefone: {
    rotulo: 'Telefone',
    planilha: 18,
    valor: ({ telefone }) => formatarTelefone(telefone),
    coluna: { largura: 152, dispensavel: 2, noCartao: 2 },
  },
  atividade: {
    rotulo: 'Atividade',
    filtro: {
      esquema: z.optional(texto(1, 120)),
      extra,
      controle: { tipo: 'escolha', todos: 'Todas' },
    },
    planilha: 24,
  },
  legendas: {
    rotulo: 'Legendas',
    planilha: 40,
    valor: ({ legendas }) => legendas.map((legenda) => LEGENDAS[legenda]).join('; '),
    coluna: { largura: 116, noCartao: 2 },
  },
  dtCad: { rotulo: 'Cadastrado em', tipo: 'data', ordem: { dtCad: 'Data de cadastro' }, planilha: 16 },
  motivoBloqueio: { rotulo: 'Motivo do bloqueio', planilha: 32 },
})
