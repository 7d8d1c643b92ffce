import * as z from 'zod/mini'
import type { Coisa } from '../coisas.ts'
import { contrato } from '../contrato.ts'
import { plural } from '../formatos/contagem.ts'
import { listaCompleta } from '../listas/esquemas.ts'
import { campoId, campoVersao, texto } from '../validacao.ts'
import {
  ASSUNTOS_AJUSTADOS,
  type AssuntoDeLinhas,
  SALAS_DOS_ASSUNTOS,
  type ValoresDoAjuste,
} from './assuntos.ts'
import { type CampoDoAjuste, dizerValor, NAO, problemaDoValor, SIM, valorGuardado } from './campo.ts'

// ADM-05 A subject of rows: what the administration keeps in a table of its own. It is described once; list, form, check,
// audit, undo, order, search and routes follow from the description.

export type CampoDaTabela = CampoDoAjuste & {
  /** What exists was made with it, and would mean something else. */
  soAoCriar?: boolean
  /** What a new row begins with. */
  padrao?: string
  /** Begins a part of the form, under this title. */
  secao?: string
  /** Seen in the form alone: the list has better to show. */
  foraDaLista?: boolean
  /** ADM-07 What is asked of others by its value, and the field that each answer fills in. */
  consulta?: { de: 'empresa' | 'cep'; preenche: Partial<Record<DadoConsultado, string>> }
}

export type DadoConsultado =
  | 'razaoSocial'
  | 'fantasia'
  | 'telefone'
  | 'email'
  | 'cep'
  | 'logradouro'
  | 'numero'
  | 'bairro'
  | 'cidade'
  | 'uf'

/** Written in a subject, of which the fields are `C`. */
export type DescricaoDaTabela<C extends string = string> = {
  genero: 'o' | 'a'
  /** Where its page and its routes are. */
  endereco: string
  /** A sentence: what it is for. */
  descricao: string
  /** Other words by which people look for it. */
  palavras: string
  /** What shows it, beside its own page. */
  muda: readonly Coisa[]
  /** The field by which a row is called. */
  nome: C
  campos: Readonly<Record<C, CampoDaTabela>>
  /** Fields that no two rows may have alike, together. */
  unico: readonly C[]
  /** People put the rows in order; otherwise they stand by these fields. */
  ordem: 'propria' | readonly C[]
  /** What fields must be to each other and to the other rows in use, by field. */
  regra?: (valores: ValoresDoAjuste, outras: readonly LinhaConhecida[]) => Record<string, string>
  /** Too many to be read whole: its list comes by pages from a contract of its own, and the general one tells its fields alone. */
  paginada?: boolean
  /** How many rows there may be, where the subject is a large one. */
  maximo?: number
  /** What happens to a row that is retired. */
  aoRetirar: string
}

/** Few enough to be shown whole, and gone through under one lock. */
export const MAXIMO_DE_LINHAS = 500
const MAIOR_VALOR = 4000
const MAIOR_TABELA_DENTRO = 24_000
const maiorValor = ({ especie }: CampoDaTabela) => (especie === 'linhas' ? MAIOR_TABELA_DENTRO : MAIOR_VALOR)

/** Beside the fields of the description, what every row has, as the audit keeps it. */
export const EM_USO = 'ativo'
export const POSICAO = 'posicao'
export const CAMPOS_DE_TODA_LINHA: Readonly<Record<string, CampoDoAjuste>> = {
  [EM_USO]: { especie: 'sim-nao', nome: 'Em uso', ajuda: 'Se ainda se oferece' },
  [POSICAO]: {
    especie: 'inteiro',
    minimo: 1,
    maximo: MAXIMO_DE_LINHAS,
    nome: 'Posição',
    ajuda: 'Em que lugar aparece',
  },
}

const linha = z.object({
  id: z.number(),
  versao: z.number(),
  ativo: z.boolean(),
  nome: z.string(),
  valores: z.record(z.string(), z.string()),
  datahora_atualizacao: z.string(),
  atualizadaPor: z.nullable(z.string()),
})
export type LinhaDaTabela = z.output<typeof linha>

/** With the choices that only the business has. */
export const linhasDaTabela = z.extend(listaCompleta(linha), {
  campos: z.record(z.string(), z.custom<CampoDaTabela>()),
})
export type TabelaNaTela = z.output<typeof linhasDaTabela>

const mudada = z.object({ message: z.string(), id: z.number(), versao: z.number() })

/** The routes of a subject of rows, each with the action that the subject asks for. */
export function contratosDaTabela(assunto: AssuntoDeLinhas, descricao: DescricaoDaTabela) {
  const { varios, acao } = ASSUNTOS_AJUSTADOS[assunto]
  const raiz = `${SALAS_DOS_ASSUNTOS[acao]}/${descricao.endereco}` as const
  const { muda } = descricao
  const params = z.object({ idLinha: campoId })
  const valores = z.object(
    Object.fromEntries(
      Object.entries<CampoDaTabela>(descricao.campos)
        .filter(([, { especie }]) => especie !== 'imagem')
        .map(([nome, campo]) => [nome, texto(0, maiorValor(campo))]),
    ),
  )
  const versao = campoVersao
  const dita = (oQueFaz: string) => `${varios}: ${oQueFaz}`
  return {
    listar: contrato(`GET ${raiz}`, {
      acao,
      descricao: dita('o que há, com o que foi retirado'),
      le: muda,
      resposta: linhasDaTabela,
    }),
    criar: contrato(`POST ${raiz}`, {
      acao,
      descricao: dita('cria'),
      muda,
      corpo: z.object({ valores }),
      resposta: mudada,
    }),
    alterar: contrato(`PUT ${raiz}/:idLinha`, {
      acao,
      descricao: dita('altera'),
      muda,
      params,
      corpo: z.object({ valores, versao }),
      resposta: mudada,
    }),
    mover: contrato(`POST ${raiz}/:idLinha/mover`, {
      acao,
      descricao: dita('muda a ordem'),
      muda,
      params,
      corpo: z.object({ posicao: z.int().check(z.minimum(1), z.maximum(MAXIMO_DE_LINHAS)), versao }),
      resposta: mudada,
    }),
    retirar: contrato(`POST ${raiz}/:idLinha/retirar`, {
      acao,
      descricao: dita('retira o que nada usa'),
      muda,
      params,
      corpo: z.object({ versao }),
      resposta: mudada,
    }),
    restaurar: contrato(`POST ${raiz}/:idLinha/restaurar`, {
      acao,
      descricao: dita('traz de volta'),
      muda,
      params,
      corpo: z.object({ versao }),
      resposta: mudada,
    }),
  }
}
export type ContratosDaTabela = ReturnType<typeof contratosDaTabela>

/** What a row is called. */
export function nomeDaLinha(
  { nome }: Pick<DescricaoDaTabela, 'nome'>,
  campos: Readonly<Record<string, CampoDaTabela>>,
  valores: ValoresDoAjuste,
): string {
  const campo = campos[nome]
  return campo ? dizerValor(campo, valores[nome] ?? '') : ''
}

export type LinhaConhecida = Pick<LinhaDaTabela, 'id' | 'ativo' | 'nome'> & { valores: ValoresDoAjuste }

const igual = (texto: string | null | undefined): string =>
  (texto ?? '').normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()

/** What is wrong with what was written, by field: alone, and beside the other rows. */
export function problemasDaLinha(
  descricao: DescricaoDaTabela,
  {
    campos = descricao.campos,
    valores,
    atual = null,
    outras,
  }: {
    campos?: Readonly<Record<string, CampoDaTabela>>
    valores: ValoresDoAjuste
    atual?: LinhaConhecida | null
    outras: readonly LinhaConhecida[]
  },
): Record<string, string> {
  const problemas: Record<string, string> = {}
  for (const [nome, campo] of Object.entries(campos)) {
    const valor = valorGuardado(campo, valores[nome] ?? '')
    // What stays as it was is not asked of again: a choice may have been retired meanwhile.
    if (atual && valor === (atual.valores[nome] ?? '')) continue
    const problema =
      atual && campo.soAoCriar ? `${campo.nome} não muda depois de criado.` : problemaDoValor(campo, valor)
    if (problema) problemas[nome] = problema
  }
  if (Object.keys(problemas).length === 0)
    Object.assign(problemas, problemasDaRegra(descricao, { valores, atual, outras }))
  const [primeiro] = descricao.unico
  const mesma = outras.find(
    (outra) =>
      outra.id !== atual?.id &&
      descricao.unico.every((nome) => igual(outra.valores[nome]) === igual(valores[nome])),
  )
  if (primeiro !== undefined && mesma && !problemas[primeiro])
    problemas[primeiro] = mesma.ativo
      ? `Já existe “${mesma.nome}”.`
      : `“${mesma.nome}” está entre ${descricao.genero === 'o' ? 'os retirados' : 'as retiradas'}: traga de volta.`
  return problemas
}

/** What it is in the way of, among the rows in use. */
export const problemasDaRegra = (
  { regra }: DescricaoDaTabela,
  caso: {
    valores: ValoresDoAjuste
    atual: Pick<LinhaConhecida, 'id'> | null
    outras: readonly LinhaConhecida[]
  },
): Record<string, string> =>
  regra?.(
    caso.valores,
    caso.outras.filter(({ id, ativo }) => ativo && id !== caso.atual?.id),
  ) ?? {}

/** The rows in the order in which they stand once one of them goes to that place; the retired ones stay behind. */
export function emOutraPosicao<T extends { id: number; ativo: boolean }>(
  linhas: readonly T[],
  id: number,
  posicao: number,
): T[] {
  const ativas = linhas.filter(({ ativo }) => ativo)
  const movida = ativas.find((cada) => cada.id === id)
  if (!movida) return [...linhas]
  const outras = ativas.filter((cada) => cada.id !== id)
  const lugar = Math.min(posicao, ativas.length) - 1
  return [...outras.slice(0, lugar), movida, ...outras.slice(lugar), ...linhas.filter(({ ativo }) => !ativo)]
}

/** Where it stands among those in use, from one; null of one that was retired. */
export function posicaoDe(linhas: readonly { id: number; ativo: boolean }[], id: number): number | null {
  const posicao = linhas.filter(({ ativo }) => ativo).findIndex((cada) => cada.id === id)
  return posicao < 0 ? null : posicao + 1
}

/** '3 tickets abertos', or nothing where there are none. */
export const uso = (quantos: number, um: string, varios: string): string[] =>
  quantos === 0 ? [] : [plural(quantos, um, varios)]

export const simOuNao = (sim: boolean): string => (sim ? SIM : NAO)
