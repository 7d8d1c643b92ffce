import { plural } from '../formatos/contagem.ts'
import { ACOES, type Acao, type Autorizacoes, pode, resolverPermissao } from '../permissoes.ts'
import { TIPOS_DE_USUARIO, type TipoDeUsuario, tiposDeUsuario, veTodasAsFiliais } from '../usuarios.ts'

const DEFINICOES = new Map(ACOES.map((definicao) => [definicao.nome, definicao]))

export function definicaoDaAcao(acao: Acao) {
  const definicao = DEFINICOES.get(acao)
  if (!definicao) throw new Error(`ação ${acao} fora do catálogo`)
  return definicao
}

/** Null is what the catalogue says. */
export type Decisao = boolean | null

export type Celula = { tipo: TipoDeUsuario; acao: Acao }
export type CelulaDecidida = Celula & { autorizado: Decisao; versao: number }

/** Whoever decides. */
export type QuemDecide = { tipo: TipoDeUsuario; autorizacoes: Autorizacoes }

const ehConsumidor = (tipo: TipoDeUsuario) => tipo === 'CONSUMIDOR_FINAL'

/** ADM-03 Why that can be nobody's decision for that account; null when it can. What the page shows fixed, the server refuses. */
export function porQueEFixa({ tipo, acao }: Celula): string | null {
  const { padrao, sempreDoAdmin, soDeQuemVeTudo } = definicaoDaAcao(acao)
  if (sempreDoAdmin && tipo === 'ADMIN')
    return 'O administrador sempre pode isto: sem ele, ninguém devolveria a permissão.'
  // What is for the staff reads what is of others: the consumer's screens and predicates do not know it, and the reverse.
  if (!padrao.some((outro) => ehConsumidor(outro) === ehConsumidor(tipo)))
    return ehConsumidor(tipo) ? 'Isto é só para a equipe.' : 'Isto é só para o consumidor final.'
  return soDeQuemVeTudo && !veTodasAsFiliais(tipo) ? 'Só quem vê o negócio inteiro pode isto.' : null
}

/** ADM-03 Why whoever asks may not decide that; null when they may. */
export function porQueNaoDecide(
  quem: QuemDecide,
  { tipo, acao, autorizado }: Celula & { autorizado: Decisao },
): string | null {
  const fixa = porQueEFixa({ tipo, acao })
  if (fixa) return fixa
  if (quem.tipo === 'ADMIN') return null
  if (tipo === 'ADMIN') return 'Só um administrador muda o que os administradores podem.'
  const da = autorizado ?? definicaoDaAcao(acao).padrao.includes(tipo)
  return da && !pode(quem.autorizacoes, acao) ? 'Você só dá uma permissão que também tem.' : null
}

/** As an administrator reads it: without the requirement that it is of. */
export const dizerAcao = (acao: Acao): string =>
  definicaoDaAcao(acao).descricao.replace(/ \([A-Z]{3}-\d{2}[^)]*\)$/, '')

export const dizerCelula = ({ tipo, acao }: Celula): string =>
  `${dizerAcao(acao)} · ${TIPOS_DE_USUARIO[tipo]}`

/** What is known of a business to tell what a draft would change. */
export type EstadoDasPermissoes = {
  /** How many people with an account in use. */
  tipos: readonly { tipo: TipoDeUsuario; pessoas: number }[]
  decididas: readonly CelulaDecidida[]
  /** Of people whose account is in use. */
  excecoes: readonly { idColab: number; tipo: TipoDeUsuario; acao: Acao; autorizado: boolean }[]
}

const chaveDe = ({ tipo, acao }: Celula) => `${tipo}/${acao}`

/** What holds at each cell, and where it comes from. */
export function criarLeituraDaMatriz(decididas: readonly CelulaDecidida[]) {
  const porChave = new Map(decididas.map((celula) => [chaveDe(celula), celula]))
  return (celula: Celula) => {
    const decidida = porChave.get(chaveDe(celula))
    const doTipo = decidida?.autorizado ?? undefined
    return {
      ...resolverPermissao(definicaoDaAcao(celula.acao), celula.tipo, { doTipo }),
      decisao: decidida?.autorizado ?? null,
      versao: decidida?.versao ?? 0,
    }
  }
}

export type LinhaDaPrevia = Celula & {
  antes: boolean
  depois: boolean
  /** Whose answer it changes: of whoever has a decision of their own, nothing does. */
  pessoas: number
}
export type Previa = {
  linhas: LinhaDaPrevia[]
  /** Each once, of each account type that something changes for. */
  porTipo: { tipo: TipoDeUsuario; pessoas: number }[]
  pessoas: number
}

/** ADM-03 What a draft would change and whom it reaches; cells that stay as they are left out. */
export function preverMudancas(
  estado: EstadoDasPermissoes,
  mudancas: readonly (Celula & { autorizado: Decisao })[],
): Previa {
  const ler = criarLeituraDaMatriz(estado.decididas)
  const total = new Map(estado.tipos.map(({ tipo, pessoas }) => [tipo, pessoas]))
  const linhas = mudancas.flatMap((mudanca) => {
    const { pode: antes, decisao } = ler(mudanca)
    if (decisao === mudanca.autorizado) return []
    const { tipo, acao, autorizado } = mudanca
    const depois = resolverPermissao(definicaoDaAcao(acao), tipo, { doTipo: autorizado ?? undefined }).pode
    const proprias = estado.excecoes.filter((excecao) => excecao.tipo === tipo && excecao.acao === acao)
    return [
      { tipo, acao, antes, depois, pessoas: antes === depois ? 0 : (total.get(tipo) ?? 0) - proprias.length },
    ]
  })
  const porTipo = tiposDeUsuario.flatMap((tipo) => {
    const acoes = linhas.filter((linha) => linha.tipo === tipo && linha.antes !== linha.depois)
    if (acoes.length === 0) return []
    const decididasDe = Map.groupBy(
      estado.excecoes.filter(
        (excecao) => excecao.tipo === tipo && acoes.some(({ acao }) => acao === excecao.acao),
      ),
      ({ idColab }) => idColab,
    )
    const aSalvo = [...decididasDe.values()].filter((suas) => suas.length === acoes.length).length
    return [{ tipo, pessoas: (total.get(tipo) ?? 0) - aSalvo }]
  })
  return { linhas, porTipo, pessoas: porTipo.reduce((soma, { pessoas }) => soma + pessoas, 0) }
}

/** '12 pessoas: 10 operadores…' of the answer and of the page. */
export const dizerPessoas = (pessoas: number): string =>
  pessoas === 0 ? 'ninguém' : plural(pessoas, 'pessoa', 'pessoas')
