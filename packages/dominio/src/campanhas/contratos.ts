import * as z from 'zod/mini'
import { contrato } from '../contrato.ts'
import { consultaDe } from '../listas/campos.ts'
import { lista } from '../listas/esquemas.ts'
import { MENSAGENS } from '../mensagens.ts'
import type { Beneficio } from '../precos/ordem.ts'
import { campoData, campoId, campoQuantidade, campoSimOuNao, campoVersao, texto } from '../validacao.ts'
import { CAMPOS_DA_CAMPANHA, campanhaDaLista } from './campos.ts'
import { PARCEIROS, QUEM_PAGA, type QuemPaga } from './regras.ts'

const MAIOR_NOME = 80
const MAIOR_MARCA = 120
const MAIOR_MOTIVO = 500
const MAIOR_VALOR = 99_999_999
const MAIOR_PRIORIDADE = 999
const MAXIMO_DE_FAIXAS = 20
const MAXIMO_DE_ESCOLHAS = 500
const params = z.object({ idCampanha: campoId })

const numero = (maximo: number, casas: number) =>
  z.coerce.number<string | number>(MENSAGENS.invalido).check(
    z.minimum(0, MENSAGENS.invalido),
    z.maximum(maximo, MENSAGENS.invalido),
    z.refine((valor) => Number(valor.toFixed(casas)) === valor, MENSAGENS.invalido),
  )
const dinheiro = numero(MAIOR_VALOR, 2)
const opcional = <S extends z.core.$ZodType>(esquema: S) => z._default(z.nullable(esquema), null)
const varios = <S extends z.core.$ZodType>(um: S) =>
  z._default(z.array(um).check(z.maxLength(MAXIMO_DE_ESCOLHAS)), [])
const parceiros = [...PARCEIROS] as [Beneficio, ...Beneficio[]]

const beneficio = z.discriminatedUnion('tipo', [
  z.object({
    tipo: z.literal('PERCENTUAL'),
    faixas: z
      .array(z.object({ de: z._default(campoQuantidade, 0), percentual: numero(100, 4) }))
      .check(z.maxLength(MAXIMO_DE_FAIXAS)),
    porFaixa: z._default(campoSimOuNao, false),
  }),
  z.object({
    tipo: z.literal('PRECO'),
    preco: numero(MAIOR_VALOR, 4),
    minimo: z._default(campoQuantidade, 0),
  }),
  z.object({ tipo: z.literal('LEVE_PAGUE'), leve: campoQuantidade, pague: campoQuantidade }),
  z.object({
    tipo: z.literal('BRINDE'),
    leve: campoQuantidade,
    ganhe: campoQuantidade,
    /** Null for the same product. */
    idProd: opcional(campoId),
  }),
  /** In money, of goods. */
  z.object({ tipo: z.literal('FRETE'), minimo: z._default(dinheiro, 0) }),
])

const corpo = z.object({
  nome: texto(1, MAIOR_NOME),
  inicio: campoData,
  fim: campoData,
  filiais: varios(campoId),
  tabelas: varios(campoId),
  atividades: varios(texto(1, MAIOR_MARCA)),
  classificacoes: varios(campoId),
  clientes: varios(campoId),
  produtos: varios(campoId),
  marcas: varios(texto(1, MAIOR_MARCA)),
  categorias: varios(texto(1, MAIOR_MARCA)),
  beneficio,
  prioridade: z._default(
    z.coerce
      .number<string | number>(MENSAGENS.invalido)
      .check(
        z.int(MENSAGENS.invalido),
        z.minimum(1, MENSAGENS.invalido),
        z.maximum(MAIOR_PRIORIDADE, MENSAGENS.invalido),
      ),
    100,
  ),
  combinaCom: z._default(z.array(z.enum(parceiros)).check(z.maxLength(parceiros.length)), []),
  verba: opcional(dinheiro),
  limite: opcional(campoQuantidade),
  limitePorCliente: opcional(campoQuantidade),
  quemPaga: z._default(z.enum(Object.keys(QUEM_PAGA) as [QuemPaga, ...QuemPaga[]]), 'PROPRIA'),
  moveConta: z._default(campoSimOuNao, false),
})
export type CampanhaDigitada = z.output<typeof corpo>

export const listarCampanhas = contrato('GET /campanhas', {
  acao: 'CAMPANHA_VER',
  descricao: 'Campanhas: quem gere vê todas; os outros, as que estão em vigor nas suas filiais',
  le: ['campanhas'],
  query: consultaDe(CAMPOS_DA_CAMPANHA, 'dtFim', 20),
  resposta: lista(campanhaDaLista),
})

const nomeado = z.object({ id: z.number(), nome: z.string() })

const numeros = z.object({ pedidos: z.number(), clientes: z.number(), valor: z.number() })

/** GES-02 What it brought. */
const resultado = z.object({
  /** The orders that used it, and their customers. */
  pedidos: z.number(),
  clientes: z.number(),
  unidades: z.number(),
  /** Of those orders, whole. */
  valor: z.number(),
  /** In money, what it gave away. */
  custo: z.number(),
  /** In percent of what was sold, of those orders; null for whoever may not see it (PER-06). */
  margem: z.nullable(z.number()),
  /** All that those customers bought while it lasted, and in the same length of time before; null before it begins. */
  comparacao: z.nullable(
    z.object({
      de: z.string(),
      ate: z.string(),
      antesDe: z.string(),
      antesAte: z.string(),
      durante: numeros,
      antes: numeros,
    }),
  ),
})
export type ResultadoDaCampanha = z.output<typeof resultado>

const campanha = z.extend(campanhaDaLista, {
  /** As it was typed. */
  digitada: z.custom<CampanhaDigitada>(),
  /** By name, what was chosen by number. */
  nomes: z.object({ produtos: z.array(nomeado), clientes: z.array(nomeado) }),
  encerradaEm: z.nullable(z.string()),
  /** Null for whoever sees the campaign and not what became of it. */
  resultado: z.nullable(resultado),
  usos: z.array(
    z.object({
      idPedido: z.number(),
      cliente: z.string(),
      unidades: z.number(),
      valor: z.number(),
      quando: z.string(),
    }),
  ),
  historico: z.array(z.object({ quando: z.string(), quem: z.nullable(z.string()), texto: z.string() })),
  /** Why it may not be changed, or ended, by whoever reads; null when it may. */
  impedimento: z.nullable(z.string()),
})
export type CampanhaDetalhada = z.output<typeof campanha>

export const obterCampanha = contrato('GET /campanhas/:idCampanha', {
  acao: 'CAMPANHA_VER',
  descricao: 'Uma campanha, e o que ela trouxe a quem gere',
  le: ['campanhas', 'pedidos'],
  params,
  resposta: campanha,
})

/** All that may be chosen, for the form. */
export const opcoesDaCampanha = contrato('GET /campanhas/opcoes', {
  acao: 'CAMPANHA_GERIR',
  descricao: 'Filiais, tabelas, segmentos, classificações, marcas e famílias das campanhas',
  le: [],
  resposta: z.object({
    filiais: z.array(nomeado),
    tabelas: z.array(nomeado),
    atividades: z.array(z.string()),
    classificacoes: z.array(nomeado),
    marcas: z.array(z.string()),
    categorias: z.array(z.string()),
  }),
})
export type OpcoesDaCampanha = z.output<typeof opcoesDaCampanha.resposta>

const gravada = z.object({ id: z.number(), versao: z.number(), message: z.string() })

export const criarCampanha = contrato('POST /campanhas', {
  acao: 'CAMPANHA_GERIR',
  descricao: 'Cria uma campanha: os orçamentos passam a tê-la no seu período',
  muda: ['campanhas', 'orcamentos'],
  corpo,
  resposta: gravada,
})

export const alterarCampanha = contrato('PUT /campanhas/:idCampanha', {
  acao: 'CAMPANHA_GERIR',
  descricao: 'Muda uma campanha; o que já se prometeu e vendeu por ela fica como está',
  muda: ['campanhas', 'orcamentos'],
  params,
  corpo: z.extend(corpo, { versao: campoVersao }),
  resposta: gravada,
})

export const encerrarCampanha = contrato('POST /campanhas/:idCampanha/encerramento', {
  acao: 'CAMPANHA_GERIR',
  descricao: 'Encerra uma campanha antes do fim: os próximos orçamentos já não a têm',
  muda: ['campanhas', 'orcamentos'],
  params,
  corpo: z.object({ versao: campoVersao, motivo: texto(3, MAIOR_MOTIVO) }),
  resposta: gravada,
})
