import { MAXIMO_DE_ARQUIVOS } from '@balcao/dominio/arquivos/anexos'
import type { RespostaPronta } from '@balcao/dominio/respostas/campos'
import { baixarAnexoDaResposta, usarResposta } from '@balcao/dominio/respostas/contratos'
import type { TicketDetalhado } from '@balcao/dominio/tickets/detalhe/contratos'
import { valoresDoTicket } from '@balcao/dominio/tickets/valores-do-ticket'
import { preencher, VARIAVEIS, type Variavel } from '@balcao/dominio/tickets/variaveis'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { mensagemDoErro } from '../../../platform/api-error.ts'
import { useCopiaDeArquivo } from '../../../platform/arquivos-do-servidor.ts'
import { useAcao } from '../../../platform/consultas.ts'
import { useParametro } from '../../../platform/parametros.ts'
import { useSessao } from '../../../platform/sessao.tsx'
import { type ArquivoAnexado, anexar } from '../../../ui/arquivos/arquivo-anexado.ts'
import { avisarErro } from '../../../ui/retorno/toasts.ts'

/** What a reply may change in the message being written. */
export type MensagemEscrita = {
  rascunho: { mensagem: string }
  tipos: readonly string[]
  arquivos: readonly ArquivoAnexado[]
  mudar: (partes: { mensagem: string; tipo?: 'PUBLICO' | 'PRIVADO'; aguardarCliente?: boolean }) => void
  anexar: (novos: readonly ArquivoAnexado[]) => void
}

type Lugar = { inicio: number; fim: number }

/** MES-05 Puts a reply where the slash is: filled, with what it brings, and the cursor where the writing goes on. */
export function useInserirResposta(
  ticket: TicketDetalhado,
  escrita: MensagemEscrita,
  campo: RefObject<HTMLTextAreaElement | null>,
) {
  const { colaborador } = useSessao()
  const horas = { tarde: useParametro('saudacaoTardeHora'), noite: useParametro('saudacaoNoiteHora') }
  const uso = useAcao(usarResposta)
  const copia = useCopiaDeArquivo(baixarAnexoDaResposta)
  const [faltam, setFaltam] = useState<Variavel[]>([])
  const selecionar = useRef<Lugar | null>(null)

  // Only once the text is in the field is there something to select.
  useEffect(() => {
    const lugar = selecionar.current
    if (!lugar || !campo.current) return
    selecionar.current = null
    campo.current.focus()
    campo.current.setSelectionRange(lugar.inicio, lugar.fim)
  })

  async function trazerAnexos({ id, anexos }: RespostaPronta) {
    const cabem = MAXIMO_DE_ARQUIVOS.dialogo - escrita.arquivos.length
    if (anexos.length > cabem) avisarErro(`Uma mensagem leva até ${MAXIMO_DE_ARQUIVOS.dialogo} anexos.`)
    for (const anexo of anexos.slice(0, Math.max(0, cabem))) {
      const params = { idResposta: id, idAnexo: anexo.id }
      try {
        escrita.anexar([anexar(await copia.mutateAsync({ params, nomePadrao: anexo.nome }))])
      } catch (erro) {
        avisarErro(`${anexo.nome}: ${mensagemDoErro(erro)}`)
      }
    }
  }

  function inserir(resposta: RespostaPronta, { inicio, fim }: Lugar) {
    const agora = new Date()
    const valores = valoresDoTicket(ticket, { operador: colaborador.nome, agora, horas })
    const { texto, faltam: semValor, selecao } = preencher(resposta.texto, valores)
    const { mensagem } = escrita.rascunho
    const tipo = resposta.tipo && escrita.tipos.includes(resposta.tipo) ? resposta.tipo : undefined
    escrita.mudar({
      mensagem: mensagem.slice(0, inicio) + texto + mensagem.slice(fim),
      ...(tipo && { tipo }),
      ...(resposta.aguardarCliente && ticket.acoes.aguardar.permite && { aguardarCliente: true }),
    })
    selecionar.current = { inicio: inicio + selecao.inicio, fim: inicio + selecao.fim }
    setFaltam(semValor)
    // A count that fails is no reason to disturb who is writing.
    uso.mutate({ params: { idResposta: resposta.id }, corpo: {} })
    void trazerAnexos(resposta)
  }

  const aviso = faltam
    .filter((variavel) => escrita.rascunho.mensagem.includes(`{{${variavel}}}`))
    .map((variavel) => VARIAVEIS[variavel].toLowerCase())
  return { inserir, semValor: aviso, trazendo: copia.isPending }
}
