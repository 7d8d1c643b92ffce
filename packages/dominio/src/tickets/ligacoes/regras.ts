import type { CodigoErro } from '../../erros.ts'

/** MES-06/ligados What one ticket is to another, in the order in which they show. */
export const TIPOS_DE_LIGACAO = {
  CAUSADO_POR: 'Causado por',
  CAUSA_DE: 'Causa de',
  DUPLICADO_DE: 'Duplicado de',
  TEM_DUPLICADO: 'Tem duplicado',
  RELACIONADO: 'Relacionado a',
} as const
export type TipoDeLigacao = keyof typeof TIPOS_DE_LIGACAO

export const ORDEM_DAS_LIGACOES = Object.keys(TIPOS_DE_LIGACAO) as [TipoDeLigacao, ...TipoDeLigacao[]]

const OPOSTOS: Record<TipoDeLigacao, TipoDeLigacao> = {
  CAUSADO_POR: 'CAUSA_DE',
  CAUSA_DE: 'CAUSADO_POR',
  DUPLICADO_DE: 'TEM_DUPLICADO',
  TEM_DUPLICADO: 'DUPLICADO_DE',
  RELACIONADO: 'RELACIONADO',
}

/** The same link, as the other ticket sees it. */
export const ligacaoOposta = (tipo: TipoDeLigacao): TipoDeLigacao => OPOSTOS[tipo]

/** MES-06/ligados Of one ticket; a common cause has many. */
export const MAXIMO_DE_LIGACOES_DO_TICKET = 50

/** As it is kept: `tipo` is what `de` is to `para`. */
export type Ligacao = { deId: number; paraId: number; tipo: TipoDeLigacao }

/** The link seen from one of the two. */
const vistaDe = (id: number, { deId, paraId, tipo }: Ligacao): { outroId: number; tipo: TipoDeLigacao } =>
  deId === id ? { outroId: paraId, tipo } : { outroId: deId, tipo: ligacaoOposta(tipo) }

type ParteDaLigacao = { id: number; unidoA: number | null; arquivadoEm: Date | null }

/** MES-06/ligados Two that are not put away, of whichever customers: a cause may be common. */
export function impedimentoParaLigar(este: ParteDaLigacao, outro: ParteDaLigacao): CodigoErro | null {
  if (este.id === outro.id) return 'LIGACAO_CONSIGO'
  if (este.unidoA !== null) return 'TICKET_UNIDO'
  if (este.arquivadoEm) return 'TICKET_ARQUIVADO'
  if (outro.unidoA !== null) return 'LIGACAO_COM_UNIDO'
  return outro.arquivadoEm ? 'LIGACAO_COM_ARQUIVADO' : null
}

/** MES-06/mesma-nota Saying the same again is no conflict; saying something else of the same two is. */
export function jaEstaoLigados(pedida: Ligacao, existente: Ligacao | null): boolean | CodigoErro {
  if (!existente) return false
  return vistaDe(pedida.deId, existente).tipo === pedida.tipo || 'LIGACAO_DE_OUTRO_TIPO'
}

/** MES-06/ligados How many each one has already. */
export function impedimentoDaQuantidade(este: number, outro: number): CodigoErro | null {
  if (este >= MAXIMO_DE_LIGACOES_DO_TICKET) return 'LIGACOES_DEMAIS'
  return outro >= MAXIMO_DE_LIGACOES_DO_TICKET ? 'LIGACOES_DEMAIS_NO_OUTRO' : null
}

export type LigacaoVista = {
  outroId: number
  tipo: TipoDeLigacao
  /** Of the ticket itself, and not of one that became part of it. */
  propria: boolean
}

/**
 * MES-06/uniao What a ticket shows: its own links and those of the tickets that became part of it (`unidos`), each other ticket
 * once, its own first; none among themselves.
 */
export function ligacoesVistas(
  id: number,
  unidos: readonly number[],
  ligacoes: readonly Ligacao[],
): LigacaoVista[] {
  const daqui = new Set([id, ...unidos])
  const vistas = new Map<number, LigacaoVista>()
  for (const dono of daqui)
    for (const ligacao of ligacoes.filter(({ deId, paraId }) => deId === dono || paraId === dono)) {
      const vista = vistaDe(dono, ligacao)
      if (!daqui.has(vista.outroId) && !vistas.has(vista.outroId))
        vistas.set(vista.outroId, { ...vista, propria: dono === id })
    }
  return [...vistas.values()].sort(
    (uma, outra) =>
      ORDEM_DAS_LIGACOES.indexOf(uma.tipo) - ORDEM_DAS_LIGACOES.indexOf(outra.tipo) ||
      outra.outroId - uma.outroId,
  )
}
