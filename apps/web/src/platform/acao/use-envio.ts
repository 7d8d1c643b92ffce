import type { Contrato, EntradaDe, Esquema, RespostaDe } from '@balcao/dominio/contrato'
import type { CodigoErro, Mudanca } from '@balcao/dominio/erros'
import { useRef, useState } from 'react'
import type { AcaoDoToast } from '../../ui/retorno/conteudo-do-toast.tsx'
import { avisarSucesso } from '../../ui/retorno/toasts.ts'
import type { Entrada } from '../api.ts'
import type { ApiError } from '../api-error.ts'
import { useAcao } from '../consultas.ts'

export type ContratoDaAcao = Contrato & {
  corpo: NonNullable<Contrato['corpo']>
  resposta: Esquema
}
export type CorpoDaAcao<K extends ContratoDaAcao> = Omit<EntradaDe<K, 'corpo'> & object, 'versao'>

/** What an action is done to. */
export type Alvo = {
  params?: Record<string, number>
  query?: Record<string, number>
  /** Absent of something that does not exist yet. */
  versao?: number
  /** How the server says that somebody else acted first. */
  mudou?: CodigoErro
  /** Asks how it stands now; undefined, or failing, when that did not come. */
  recarregar?: () => Promise<number | undefined>
}

export type Envio<C = object> = {
  enviar: (corpo: C, arquivos?: readonly File[]) => void
  enviando: boolean
  /** A refusal or failure to show; null once another attempt begins. */
  erro: ApiError | null
  /** TIC-13 What others did since the person looked. */
  conflito: readonly Mudanca[] | null
  verComoEstaAgora: () => void
  atualizando: boolean
}

export type OpcoesDoEnvio<R = unknown> = {
  alvo: Alvo
  /** Another action has to come first: true when its dialog takes this one's place. */
  aoExigir?: ((erro: ApiError) => boolean) | undefined
  aoFalhar?: ((erro: ApiError) => void) | undefined
  /** With what the server answered. */
  aoConcluir: (saida: R) => void
  /** Instead of the server's sentence, where the requirements give the text; null where it is said otherwise. */
  mensagem?: string | null | undefined
  /** What the notice of success offers to do next. */
  oferta?: AcaoDoToast | undefined
}

/**
 * TIC-10, TIC-13 Sends an action with the version that the person saw, once at a time. Success closes the dialog; what
 * must come first opens instead; a conflict stays beside what was typed.
 */
export function useEnvio<K extends ContratoDaAcao>(
  contrato: K,
  { alvo, aoExigir, aoFalhar, aoConcluir, mensagem, oferta }: OpcoesDoEnvio<RespostaDe<K>>,
): Envio<CorpoDaAcao<K>> {
  // Not the version of the moment: a change that glided in meanwhile was not necessarily seen.
  const [versao, setVersao] = useState(alvo.versao)
  const [conflito, setConflito] = useState<readonly Mudanca[] | null>(null)
  const [atualizando, setAtualizando] = useState(false)
  const ocupado = useRef(false)

  const mudou = ({ codigo }: ApiError) => codigo !== undefined && codigo === alvo.mudou
  const acao = useAcao(contrato, {
    aoConcluir: (saida) => {
      if (mensagem !== null)
        avisarSucesso(mensagem ?? (saida as { message?: string }).message ?? '', { acao: oferta })
      aoConcluir(saida)
    },
    aoFalhar: (erro) => {
      if (mudou(erro)) return setConflito(erro.mudancas)
      if (!aoExigir?.(erro)) aoFalhar?.(erro)
    },
  })

  async function verComoEstaAgora() {
    setAtualizando(true)
    const fresca = await alvo.recarregar?.().catch(() => undefined)
    setAtualizando(false)
    if (fresca === undefined) return
    setVersao(fresca)
    setConflito(null)
  }

  function enviar(corpo: CorpoDaAcao<K>, arquivos?: readonly File[]) {
    if (ocupado.current) return
    ocupado.current = true
    setConflito(null)
    const { params, query } = alvo
    const entrada = { params, query, corpo: { ...corpo, versao }, ...(arquivos && { arquivos }) }
    acao.mutate(entrada as unknown as Entrada<K>, {
      onSettled: () => {
        ocupado.current = false
      },
    })
  }

  const { error, isPending: enviando } = acao
  const erro = error && mudou(error) ? null : error
  return { enviar, enviando, erro, conflito, verComoEstaAgora, atualizando }
}
