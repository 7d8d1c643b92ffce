import * as z from 'zod/mini'
import { MAXIMO_DE_ITENS_DO_TICKET, MAXIMO_DE_TITULOS_DO_TICKET } from '../../constantes.ts'
import { campoData, campoId, campoQuantidade, campoSimOuNao, texto } from '../../validacao.ts'

export const TAMANHO_DO_PARECER = 1000
const MAXIMO_DE_CUSTOS = 20
const MAXIMO_DE_DIAS = 365

const parecer = texto(1, TAMANHO_DO_PARECER)
const dias = z.coerce.number<string | number>().check(z.int(), z.minimum(0), z.maximum(MAXIMO_DE_DIAS))
const valor = z.coerce.number<string | number>().check(z.minimum(0.01), z.maximum(9_999_999_999))

/** TIC-11 One product of the return analysis: the six quantities add up to what was requested. */
const itemAnalisado = z.object({
  id: campoId,
  qtd_fora_prazo: campoQuantidade,
  qtd_outra_marca: campoQuantidade,
  qtd_falta: campoQuantidade,
  qtd_avaria: campoQuantidade,
  qtd_quebra_direta: campoQuantidade,
  qtd_autorizada: campoQuantidade,
  motivo_analise_id: z.optional(z.nullable(campoId)),
  obs: z.optional(texto(0, 250)),
})

const itemConferido = z.object({ id: campoId, qtd_recebida: campoQuantidade, obs: z.optional(texto(0, 250)) })

const custo = z.object({ custo_id: campoId, valor, observacao: z.optional(texto(0, 250)) })

type DescricaoDoRequisito = {
  /** What its button and its dialog say. */
  verbo: string
  /** Field of the request to advance in which it is answered, and what comes in it. */
  campo: string
  carga: z.core.$ZodType
  /** SEG-05 Somebody grants what the ticket asks for; the others only hand something in. */
  aprova: boolean
  /** Answered by a file as well. */
  comArquivo?: true
}

/** TIC-10, TIC-11 What a step may ask for before it is left: all that both sides know of a kind is its entry. */
export const REQUISITOS = {
  ANALISE_DEVOLUCAO: {
    verbo: 'Analisar devolução',
    campo: 'analise',
    carga: z.array(itemAnalisado).check(z.maxLength(MAXIMO_DE_ITENS_DO_TICKET)),
    aprova: true,
  },
  ENVIAR_NFD: {
    verbo: 'Enviar nota de devolução',
    campo: 'nfd',
    // Only where the file does not tell the key: a scanned DANFE, or one already sent.
    carga: z.object({ chave: texto(0, 60) }),
    aprova: false,
    comArquivo: true,
  },
  CHECKIN_DEVOLUCAO: {
    verbo: 'Conferir devolução',
    campo: 'checkin',
    carga: z.array(itemConferido).check(z.maxLength(MAXIMO_DE_ITENS_DO_TICKET)),
    aprova: false,
  },
  PRORROGACAO_LOGISTICA: {
    verbo: 'Confirmar atraso da entrega',
    campo: 'logistica',
    carga: z.object({ dias_confirmados: dias, parecer }),
    aprova: true,
  },
  PRORROGACAO_FINANCEIRO: {
    verbo: 'Prorrogar vencimento',
    campo: 'financeiro',
    carga: z.object({
      aprovado: campoSimOuNao,
      nova_data_vencimento: z.optional(campoData),
      /** Instead of one date for all: each title so many days after its own. */
      dias: z.optional(dias.check(z.minimum(1))),
      parecer,
      /** Ids; without them, all the open titles of the ticket's invoices. */
      titulos: z.optional(z.array(campoId).check(z.maxLength(MAXIMO_DE_TITULOS_DO_TICKET))),
    }),
    aprova: true,
  },
  ANALISE_CONTROLADORIA: {
    verbo: 'Analisar custos',
    campo: 'controladoria',
    carga: z.object({
      parecer,
      custos: z._default(z.array(custo).check(z.maxLength(MAXIMO_DE_CUSTOS)), []),
    }),
    aprova: true,
  },
} as const satisfies Record<string, DescricaoDoRequisito>

export type Requisito = keyof typeof REQUISITOS
export const requisitos = Object.keys(REQUISITOS) as Requisito[]

/** What the button and the dialog of each say. */
export const VERBOS = Object.fromEntries(
  requisitos.map((requisito) => [requisito, REQUISITOS[requisito].verbo]),
) as Record<Requisito, string>

type Descrito = typeof REQUISITOS
export type CampoDoRequisito = Descrito[Requisito]['campo']

/** The field of each requirement in the request to advance. */
export const CARGAS = Object.fromEntries(
  Object.values(REQUISITOS).map(({ campo, carga }) => [campo, z.optional<z.core.SomeType>(carga)]),
) as { [R in Requisito as Descrito[R]['campo']]: z.ZodMiniOptional<Descrito[R]['carga']> }
