import type { Contrato, RespostaDe } from '@balcao/dominio/contrato'
import type { Periodo } from '@balcao/dominio/datas/periodo'
import type { ResultadoDoLote } from '@balcao/dominio/listas/lote'
import type { Paginator } from '@balcao/dominio/listas/paginacao'
import type { Acao } from '@balcao/dominio/permissoes'
import type { ListaComVisoes } from '@balcao/dominio/visoes/contratos'
import type { ComponentType } from 'react'
import type { Opcao, ValorDeOpcao } from '../../ui/campos/opcao.tsx'
import type { Chave, Coluna } from '../../ui/listas/coluna.ts'
import type { Contexto } from './contexto.ts'
import type { Leitura } from './filtros-de-lista.ts'

export type ItemDaLista = { id: number; versao?: number | undefined }
/** Filters as the address has them. */
export type Filtros = { page?: number | undefined }
export type Pagina<Item> = { itens: Item[]; paginator: Paginator }

type Campo<F> = Extract<keyof F, string>
type OpcaoDeFiltro = Opcao<ValorDeOpcao>

/** Options asked of the server once they are looked at, and kept for ten minutes. */
export type OpcoesDoServidor = {
  contrato: Contrato
  /** Made once per list, so that the same answer gives the same options. */
  selecionar: (resposta: unknown) => readonly OpcaoDeFiltro[]
}
export type Opcoes =
  | readonly OpcaoDeFiltro[]
  | ((contexto: Contexto) => readonly OpcaoDeFiltro[])
  | OpcoesDoServidor

export function opcoesDoServidor<K extends Contrato, V extends ValorDeOpcao>(
  contrato: K,
  paraOpcao: (item: RespostaDe<K> extends { itens: (infer T)[] } ? T : never) => Opcao<V>,
): OpcoesDoServidor {
  const selecionar = (resposta: { itens: Parameters<typeof paraOpcao>[0][] }) => resposta.itens.map(paraOpcao)
  return { contrato, selecionar: selecionar as OpcoesDoServidor['selecionar'] }
}

/** '{CHAVE: nome}' of the domain as options. */
export const opcoesDe = <V extends string>(nomes: Readonly<Record<V, string>>): Opcao<V>[] =>
  (Object.entries(nomes) as [V, string][]).map(([valor, nome]) => ({ valor, nome }))

type Comum = {
  rotulo: string
  /** Behind 'Mais filtros'. */
  extra?: boolean
  /** Who sees the field; a filter of the address is in force, and has its chip, all the same. */
  se?: (contexto: Contexto) => boolean
}

type Escolhas<F> = Comum & {
  /** Several of a list, or one of it. */
  tipo: 'escolhas' | 'escolha'
  campo: Campo<F>
  /** What the empty field says: 'Todas'. */
  todos?: string
  opcoes: Opcoes
}

type DePeriodo<F> = Comum & {
  tipo: 'periodo'
  de: Campo<F>
  ate: Campo<F>
  /** Of the two dates, for a screen reader: 'Data de abertura'. */
  rotuloDoCampo: string
  semAtalhos?: boolean
  /** GER-10 The longest period; typing beyond it moves the other end. */
  limiteDias?: (contexto: Contexto) => number
  /** Where the address says it otherwise than by two dates, or a period is always in force. */
  proprio?: {
    emVigor: (filtros: F, contexto: Contexto) => Periodo
    escrever: (periodo: Periodo, contexto: Contexto) => F
    /** Null where the period is the one that goes without saying. */
    texto: (filtros: F, contexto: Contexto) => string | null
    padrao: F
  }
}

type DeSimNao<F> = Comum & {
  tipo: 'sim-nao'
  campo: Campo<F>
  /** Of the chip beside `rotulo`, and of the box where it has no words of its own: 'Só em aberto'. */
  texto: string
  textoDoCampo?: string
}

export type CampoDeRegistro = ComponentType<{
  valor: number | undefined
  aoMudar: (valor: number | undefined) => void
}>

type DeRegistro<F> = Comum & {
  tipo: 'registro'
  campo: Campo<F>
  /** The picker; without it the filter comes only by the address, and leaves by its chip. */
  Seletor?: CampoDeRegistro
  /** Where the name of the number comes from. */
  nome?: {
    contrato: Contrato
    entrada: (id: number) => object
    texto: (resposta: never) => string
  }
}

type Faixa = { de: number | undefined; ate: number | undefined }

export type CampoDeFaixa = ComponentType<{
  rotulo: string
  faixa: Faixa
  aoMudar: (faixa: Faixa) => void
}>

/** From, and up to: two numbers that go together. */
type DeFaixa<F> = Comum & {
  tipo: 'faixa'
  de: Campo<F>
  ate: Campo<F>
  Campo: CampoDeFaixa
  /** Null where neither end is given. */
  texto: (faixa: Faixa, contexto: Contexto) => string | null
}

export type CampoDeLugar = ComponentType<{
  uf: string | undefined
  cidade: string | undefined
  aoMudar: (lugar: { uf: string | undefined; cidade: string | undefined }) => void
}>

/** Two fields that go together: `rotulo` is of the state. */
type DeLugar<F> = Comum & {
  tipo: 'lugar'
  uf: Campo<F>
  cidade: Campo<F>
  rotuloDaCidade: string
  Seletor: CampoDeLugar
  /** Where the name of the city's code comes from. */
  nome: {
    contrato: Contrato
    entrada: (uf: string) => object
    texto: (resposta: never, cidade: string) => string
  }
}

export type Filtro<F> =
  | { tipo: 'termo'; placeholder: string }
  /** The order as a field, for orders that no column shows. */
  | { tipo: 'ordenacao'; campos: Record<string, string>; extra?: boolean; se?: Comum['se'] }
  | Escolhas<F>
  | DePeriodo<F>
  | DeSimNao<F>
  | DeRegistro<F>
  | DeLugar<F>
  | DeFaixa<F>

/** Ready-made filters, one press away. */
export type Atalho<F> = {
  nome: string
  filtros: F
  se?: (contexto: Contexto) => boolean
  /** Changes only these fields, and leaves the others as they are; tells then by itself when it is in force. */
  emVigor?: (filtros: F) => boolean
}

export type NomesDaLista = { um: string; varios: string; genero: 'o' | 'a' }

/** What the buttons over the chosen rows are given. */
export type AcoesDoLoteProps<Item> = {
  escolhidos: readonly Item[]
  /** Why nothing can be done with them now. */
  falta: string | undefined
  aoLimpar: () => void
  /** Tells what was done ('arquivado') and what was refused, and ends the choice. */
  relatar: (participio: string, resultado: ResultadoDoLote, desfazer?: () => void) => void
}

type Vazio<F> = { titulo: string; texto?: string; acao?: { nome: string; filtros: F } }

/** What a picture of the whole list is given. */
export type QuadroProps<F> = {
  filtros: F
  /** What the server was asked for. */
  query: object
  mudar: (filtros: Partial<F>) => void
  altura: AlturaDoQuadro
}
/** On a phone, and on anything wider: kept free until it is there, so that the rows below do not move. */
type AlturaDoQuadro = { base: number; sm: number }

type AoVivo = (assunto: string) => {
  /** Opened since the page was asked for: held back, so that they do not push the rows somebody is reading. */
  abertos: ReadonlySet<Chave>
  aceitar: () => void
}

/** One list of one noun: its columns and its filters, and what it is called. */
export type Lista<Item extends ItemDaLista, F extends Filtros, R extends Pagina<Item> = Pagina<Item>> = {
  /** Under which its filters are remembered and its views saved: 'meus-pedidos'. */
  nome: string
  titulo: string
  nomes: NomesDaLista
  contrato: Contrato & { acao: Acao; resposta: { _zod: { output: R } } }
  leitura: Leitura<F>
  filtros: readonly Filtro<F>[]
  colunas: (contexto: Contexto) => Coluna<Item>[]
  /** How a screen reader names a row: 'ticket 2026.000001-3'. */
  nomeDe?: (item: Item) => string
  enderecoDe?: (item: Item) => string
  /** Who may open a row, where not everybody who sees it. */
  abrir?: Acao
  /** Said beside how many there are. */
  contagem?(resposta: R, contexto: Contexto): string
  atalhos?: { rotulo: string; itens: (contexto: Contexto) => Atalho<F>[] }
  /** PER-01 What of the filters the session may use. */
  permitidos?: (filtros: F, contexto: Contexto) => F
  /** What the server is asked for, where it is not the address. */
  consulta?: (filtros: F, contexto: Contexto) => object
  /** A picture over the rows, of all that the filters leave. */
  quadro?: { Figura: ComponentType<QuadroProps<F>>; altura: AlturaDoQuadro }
  /** Undefined leaves the words to what every list says. */
  vazio: (estado: { filtrada: boolean; filtros: F; contexto: Contexto }) => Vazio<F> | undefined
  exportar?: Contrato & { acao: Acao; resposta: { midia: string } }
  visoes?: ListaComVisoes
  lote?: {
    pode: (contexto: Contexto) => boolean
    /** Whoever leaves the page, or the list, is no longer chosen: for rows that others take away meanwhile. */
    soNaTela?: boolean
    /** The buttons, mounted even while nothing is chosen. */
    Acoes: ComponentType<AcoesDoLoteProps<Item>>
    /** Said under how many were chosen: '2 cidades · 40 un.' */
    resumo?: (escolhidos: readonly Item[]) => string
  }
  /** MES-03 Whoever opens a row may walk on from it to the others, or come back to the list as it was (`LinkDeVolta`). */
  caminhavel?: true
  /** SHL-06 A hook. */
  useAoVivo?: AoVivo
}

/** The compiler checks columns against the answer of the contract, and filters against the address. */
export const descreverLista = <Item extends ItemDaLista, F extends Filtros, R extends Pagina<Item>>(
  lista: Lista<Item, NoInfer<F>, R> & { leitura: Leitura<F> },
): Lista<Item, F, R> => lista

/** The list narrows to the branch chosen in the top bar when one of its filters is the branch. */
export const temFilial = <F>(filtros: readonly Filtro<F>[]) =>
  filtros.some((filtro) => 'campo' in filtro && filtro.campo === 'filial')
