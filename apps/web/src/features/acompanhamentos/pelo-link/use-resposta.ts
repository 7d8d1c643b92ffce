import { responderPeloLink, type TicketDoCliente } from '@balcao/dominio/acompanhamentos/pelo-link'
import { usoDeAnexos } from '@balcao/dominio/arquivos/anexos'
import { useRef, useState } from 'react'
import { useAcao } from '../../../platform/consultas.ts'
import { novaChave } from '../../../platform/nova-chave.ts'
import { apagarRascunho, chaveDoRascunho, guardarRascunho, lerRascunho } from '../../../platform/rascunhos.ts'
import type { ArquivoAnexado } from '../../../ui/arquivos/arquivo-anexado.ts'

type Rascunho = { mensagem: string; chave: string }

/** Nobody's account. */
const SEM_CONTA = 0

/** ALC-03 What is being answered; it survives a reload, and sent again it is the same answer. */
export function useResposta(token: string, ticket: TicketDoCliente, aoMudar: () => void) {
  const { protocolo, destinatario, limiteMb } = ticket
  const guarda = chaveDoRascunho(SEM_CONTA, `link/${protocolo}/${destinatario.email}`)
  const [rascunho, setRascunho] = useState<Rascunho>(
    () => lerRascunho<Rascunho>(guarda) ?? { mensagem: '', chave: novaChave() },
  )
  const [arquivos, setArquivos] = useState<readonly ArquivoAnexado[]>([])
  const enviando = useRef(false)
  const acao = useAcao(responderPeloLink, {
    aoConcluir: () => {
      apagarRascunho(guarda)
      setRascunho({ mensagem: '', chave: novaChave() })
      setArquivos([])
      aoMudar()
    },
    // What it is by now is shown: closed for long, or a link that is good no more.
    aoFalhar: ({ status }) => {
      if (status === 404 || status === 409) aoMudar()
    },
  })
  const excesso = usoDeAnexos(
    arquivos.map(({ tamanho }) => tamanho),
    limiteMb,
  ).mensagem
  const mensagem = rascunho.mensagem.trim()
  const pronta = (mensagem !== '' || arquivos.length > 0) && !excesso

  return {
    acao,
    arquivos,
    excesso,
    pronta,
    mensagem: rascunho.mensagem,
    escrever(texto: string) {
      const novo = { ...rascunho, mensagem: texto }
      setRascunho(novo)
      if (texto.trim() === '') apagarRascunho(guarda)
      else guardarRascunho(guarda, novo)
    },
    anexar: (novos: readonly ArquivoAnexado[]) => setArquivos((atuais) => [...atuais, ...novos]),
    desanexar: (id: string) => setArquivos((atuais) => atuais.filter((arquivo) => arquivo.id !== id)),
    enviar() {
      if (!pronta || enviando.current) return
      enviando.current = true
      acao.mutate(
        {
          corpo: { token, chave: rascunho.chave, mensagem },
          arquivos: arquivos.flatMap(({ arquivo }) => arquivo ?? []),
        },
        {
          onSettled: () => {
            enviando.current = false
          },
        },
      )
    },
  }
}
