import type { Contrato, RespostaDe } from '@balcao/dominio/contrato'
import { useRef, useState } from 'react'
import type { ApiError } from '../api-error.ts'
import { useEnvioComProgresso } from '../envio-com-progresso.ts'
import { talvezFeita } from '../intencoes.ts'
import { novaChave } from '../nova-chave.ts'
import type { DescricaoDoAssistente, RascunhoDoAssistente } from './descricao-do-assistente.ts'

type Envio = RascunhoDoAssistente<unknown, string>['envio']

type EnvioDoAssistente<N> = {
  envio: Envio
  enviar: (novo: N) => Promise<void>
  enviando: boolean
  /** How much has left, from 0 to 1. */
  parte: number
  cancelar: () => void
}

type OpcoesDoEnvio<S> = {
  /** Of a former visit, when nobody knows what became of it. */
  anterior: Envio
  /** The key is kept before the request leaves: the page may not be there when the answer comes. */
  guardar: (envio: Envio) => Promise<void>
  aoConcluir: (saida: S) => void
  aoFalhar: (erro: ApiError, retrato: object) => void
}

/** NOV-16, TIC-13 Sends what was typed; the same content sent again, even after a reload, is one and the same. */
export function useEnvioDoAssistente<N extends { passo: P }, P extends string, K extends Contrato>(
  { contrato, entrada, retrato }: DescricaoDoAssistente<N, P, K>,
  { anterior, guardar, aoConcluir, aoFalhar }: OpcoesDoEnvio<RespostaDe<K>>,
): EnvioDoAssistente<N> {
  const [envio, setEnvio] = useState(anterior)
  const enviado = useRef<object>(null)
  const ocupado = useRef(false)
  const { enviar, enviando, parte, cancelar } = useEnvioComProgresso(contrato, {
    aoConcluir,
    aoFalhar: (erro) => {
      if (!talvezFeita(erro)) setEnvio(null)
      if (enviado.current) aoFalhar(erro, enviado.current)
    },
  })

  async function mandar(novo: N) {
    // Two presses can come before the first one is drawn.
    if (ocupado.current) return
    ocupado.current = true
    enviado.current = retrato(novo)
    const pedido = JSON.stringify(enviado.current)
    const atual = envio?.pedido === pedido ? envio : { chave: novaChave(), pedido }
    setEnvio(atual)
    await guardar(atual)
    enviar(
      { entrada: entrada(novo), chave: atual.chave },
      {
        onSettled: () => {
          ocupado.current = false
        },
      },
    )
  }

  return { envio, enviar: mandar, enviando, parte, cancelar }
}
