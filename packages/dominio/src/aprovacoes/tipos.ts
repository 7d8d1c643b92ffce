import { BLOQUEIOS, type TipoDeBloqueio } from '../pedidos/bloqueios.ts'
import { type Acao, type Autorizacoes, pode } from '../permissoes.ts'

type Tipo = {
  label: string
  /** What it is about, before its number. */
  coisa: string
  /** Who decides, besides what each reason asks. */
  acao: Acao
  /** Why whoever decides may not answer with something else than was asked, where there is nothing to let be only so far; null where they always may. */
  semProposta: string | null
  /** Whether one that nobody decides lapses by itself; the others wait for as long as what they are about. */
  vence: boolean
  /** Whether it goes by what a person may approve (GES-07): percent and money. */
  temAlcada: boolean
  /** Whether whoever may decide is told one by one at once; else the list and its count move by themselves, and the reminder tells. */
  avisaAoPedir: boolean
  /** SEG-05 Whether a branch may let whoever asked decide, where it is one person (`pedidoLiberaOutraPessoa`). */
  filialDispensaOutraPessoa: boolean
}

/** All that waits for somebody's yes, each kind once: a new one is an entry here and its hands on the server (`aprovadores.ts`). */
export const TIPOS_DE_APROVACAO = {
  NEGOCIACAO: {
    label: 'Negociação de preço',
    coisa: 'Negociação',
    acao: 'NEGOCIACAO_APROVAR',
    semProposta: null,
    vence: true,
    avisaAoPedir: true,
    temAlcada: true,
    filialDispensaOutraPessoa: false,
  },
  ORCAMENTO: {
    label: 'Orçamento',
    coisa: 'Orçamento',
    acao: 'PEDIDO_LIBERAR',
    semProposta:
      'O que passa dos limites aqui não se aprova em parte: recuse dizendo o que muda, e quem vende muda e pede de novo.',
    vence: true,
    avisaAoPedir: true,
    temAlcada: true,
    filialDispensaOutraPessoa: true,
  },
  PEDIDO: {
    label: 'Pedido bloqueado',
    coisa: 'Pedido',
    acao: 'PEDIDO_LIBERAR',
    semProposta:
      'O pedido sai como foi feito, ou não sai: recuse dizendo o que falta, e quem vendeu o refaz.',
    vence: false,
    avisaAoPedir: false,
    temAlcada: true,
    filialDispensaOutraPessoa: true,
  },
  TROCA: {
    label: 'Troca',
    coisa: 'Troca',
    acao: 'TROCA_APROVAR',
    semProposta:
      'Esta troca é por crédito: aprova-se o que volta, ou não. Recuse dizendo o que muda, e quem pediu muda e pede de novo.',
    vence: true,
    avisaAoPedir: true,
    temAlcada: true,
    filialDispensaOutraPessoa: false,
  },
  CADASTRO: {
    label: 'Cadastro',
    coisa: 'Cadastro',
    acao: 'CADASTRO_APROVAR',
    semProposta: 'Um cadastro se aprova ou se devolve: não há valor a propor.',
    vence: false,
    avisaAoPedir: true,
    temAlcada: false,
    filialDispensaOutraPessoa: false,
  },
} as const satisfies Record<string, Tipo>
export type TipoDeAprovacao = keyof typeof TIPOS_DE_APROVACAO
export const tiposDeAprovacao = Object.keys(TIPOS_DE_APROVACAO) as [TipoDeAprovacao, ...TipoDeAprovacao[]]

/** The reason of a kind that has only one. */
export const MOTIVO_UNICO = 'GERAL'
export type MotivoDaAprovacao = TipoDeBloqueio | typeof MOTIVO_UNICO

const MOTIVOS: Readonly<Record<string, { label: string; acao: Acao }>> = BLOQUEIOS

export const rotuloDoMotivo = (motivo: string): string | null => MOTIVOS[motivo]?.label ?? null

/** PER-01 Whether these rights are enough for that reason of that kind. */
export function podeDecidirMotivo(
  autorizacoes: Autorizacoes,
  tipo: TipoDeAprovacao,
  motivo: string,
): boolean {
  const doMotivo = MOTIVOS[motivo]?.acao
  return (
    pode(autorizacoes, TIPOS_DE_APROVACAO[tipo].acao) &&
    (motivo === MOTIVO_UNICO || (doMotivo !== undefined && pode(autorizacoes, doMotivo)))
  )
}

/** Of each kind, the reasons that these rights decide; kinds with none are left out. */
export function oQueDecide(
  autorizacoes: Autorizacoes,
): { tipo: TipoDeAprovacao; motivos: MotivoDaAprovacao[] }[] {
  const todos = [MOTIVO_UNICO, ...(Object.keys(BLOQUEIOS) as TipoDeBloqueio[])] as const
  return tiposDeAprovacao
    .map((tipo) => ({
      tipo,
      motivos: todos.filter((motivo) => podeDecidirMotivo(autorizacoes, tipo, motivo)),
    }))
    .filter(({ motivos }) => motivos.length > 0)
}
