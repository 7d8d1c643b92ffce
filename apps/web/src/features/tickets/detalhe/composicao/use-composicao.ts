import { usoDeAnexos } from '@balcao/dominio/arquivos/anexos'
import { emailValido } from '@balcao/dominio/brasil/email'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import type { TicketDetalhado } from '@balcao/dominio/tickets/detalhe/contratos'
import { escreverNoHistorico } from '@balcao/dominio/tickets/fluxo/contratos-escrita'
import { problemasDaMensagem } from '@balcao/dominio/tickets/mensagem'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import { aindaMencionados } from '@balcao/dominio/tickets/seguidores/mencoes'
import { problemaDoTextoNoWhatsapp } from '@balcao/dominio/whatsapp/limites'
import { useEffect, useRef, useState } from 'react'
import { useAcao } from '../../../../platform/consultas.ts'
import { useTamanhoMaximoDeArquivo } from '../../../../platform/parametros.ts'
import type { ArquivoAnexado } from '../../../../ui/arquivos/arquivo-anexado.ts'
import { recusaDe } from '../../../../ui/campos/recusas-por-campo.ts'
import { avisarErro, avisarSucesso } from '../../../../ui/retorno/toasts.ts'
import { useOfertaDoProximo } from '../../fila/proximo-da-fila.ts'
import { useVersaoConhecida } from '../../use-versao-conhecida.ts'
import { tiposPermitidos } from './tipos-permitidos.ts'
import { useArquivosDoRascunho } from './use-arquivos-do-rascunho.ts'
import { type Rascunho, useRascunhoDaMensagem } from './use-rascunho-da-mensagem.ts'

type Erros = Partial<Record<keyof Rascunho | 'arquivos', string>>

const ENVIADO = {
  PUBLICO: 'Mensagem enviada.',
  PRIVADO: 'Mensagem interna registrada.',
  ENCAMINHAMENTO: 'Ticket encaminhado.',
} as const
/** ALC-01 It stays in the portal. */
const REGISTRADA = 'Mensagem registrada.'
const POR_EMAIL = 'Mensagem registrada: o e-mail está na fila.'

function aviso(tipo: keyof typeof ENVIADO, { clienteLe, acoes }: TicketDetalhado, porEmail: boolean): string {
  if (tipo !== 'PUBLICO') return ENVIADO[tipo]
  // Only what the staff writes leaves by mail.
  if (porEmail && acoes.aguardar.permite) return POR_EMAIL
  return clienteLe ? ENVIADO.PUBLICO : REGISTRADA
}

/** TIC-04, TIC-12 What is being written in a ticket, from the first letter to the server's answer. */
export function useComposicao(ticket: TicketDetalhado, aoEscrever: (escrevendo: boolean) => void) {
  const { rascunho: guardado, mudar, esvaziar } = useRascunhoDaMensagem(ticket.id)
  const [arquivos, setArquivos] = useArquivosDoRascunho(ticket.id)
  const [erros, setErros] = useState<Erros>({})
  const limiteMb = useTamanhoMaximoDeArquivo()
  const tipos = tiposPermitidos(ticket)
  // What was being written may no longer be allowed: the words stay, the visibility falls back.
  const tipo = tipos.includes(guardado.tipo) ? guardado.tipo : (tipos[0] ?? 'PUBLICO')
  const rascunho = { ...guardado, tipo }
  const proximo = useOfertaDoProximo(ticket.id)
  const conhecer = useVersaoConhecida(ticket.id)
  const naTela = useRef(true)
  const aoTerminar = useRef<(() => void) | undefined>(undefined)
  const acao = useAcao(escreverNoHistorico, {
    // Also for whoever walked on to another ticket meanwhile: what was sent is no draft, and a failure is told.
    aoConcluir: ({ versao }) => {
      conhecer(versao)
      avisarSucesso(aviso(tipo, ticket, mandou.current), { acao: proximo })
      // Before the thread is read again: by then the next message may have been begun.
      // Who writes to the colleagues goes on so: the next words must not reach the customer by a slip.
      esvaziar(tipo === 'PRIVADO' ? 'PRIVADO' : 'PUBLICO')
      setArquivos([])
      enviando.current = false
      if (!naTela.current) return
      aoEscrever(false)
      aoTerminar.current?.()
    },
    aoFalhar: ({ message }) => {
      if (!naTela.current) avisarErro(`Ticket ${formatarProtocolo(ticket.protocolo)}: ${message}`)
    },
  })
  // Set before the answer is drawn: a second Ctrl+Enter must not send again.
  const enviando = useRef(false)
  const mandou = useRef(false)

  useEffect(() => () => aoEscrever(false), [aoEscrever])
  useEffect(() => {
    naTela.current = true
    return () => {
      naTela.current = false
    }
  }, [])

  // A draft may remember a wait that is no longer possible.
  const podeAguardar = tipo === 'PUBLICO' && ticket.acoes.aguardar.permite
  const aguardarCliente = podeAguardar && rascunho.aguardarCliente
  // By mail to the contact, or to whom this message names.
  const escolhe = tipo === 'PUBLICO' && !ticket.whatsapp && rascunho.para !== null
  const porEmail =
    tipo === 'PUBLICO' && (ticket.correio !== null || (escolhe && ticket.contatoSugerido !== null))
  const clienteLe = ticket.clienteLe || porEmail
  const contato = podeAguardar && !clienteLe ? rascunho.contato : null

  function conferir(): Erros {
    const { mensagem, setor } = rascunho
    const excesso = usoDeAnexos(
      arquivos.map(({ tamanho }) => tamanho),
      limiteMb,
    ).mensagem
    const { para } = rascunho
    const longa = tipo === 'PUBLICO' && ticket.whatsapp && problemaDoTextoNoWhatsapp(mensagem.trim())
    const paraInvalido = porEmail && para !== null && !emailValido(para)
    return {
      ...problemasDaMensagem({
        tipo,
        mensagem: mensagem.trim(),
        anexos: arquivos.length,
        setor,
        aguardarCliente,
        contato,
        clienteLe,
      }),
      ...(longa && { mensagem: longa }),
      ...(excesso && { arquivos: excesso }),
      ...(paraInvalido && { para: MENSAGENS.email }),
    }
  }

  function enviar(aoEnviar?: () => void) {
    if (enviando.current || tipos.length === 0) return
    const novos = conferir()
    setErros(novos)
    if (Object.keys(novos).length > 0) return
    enviando.current = true
    mandou.current = porEmail
    aoTerminar.current = aoEnviar
    const { mensagem, setor, operador, para, copias } = rascunho
    const chamados = tipo === 'PRIVADO' ? aindaMencionados(mensagem, rascunho.mencoes) : []
    const destinoProprio = porEmail && para !== null
    const destino = { setor: setor ?? undefined, operador: operador ?? undefined, versao: ticket.versao }
    acao.mutate(
      {
        params: { idTicket: ticket.id },
        corpo: {
          tipo,
          mensagem: mensagem.trim(),
          ...(aguardarCliente && { aguardarCliente }),
          ...(contato && { contato }),
          ...(chamados.length > 0 && { mencoes: chamados.map(({ id }) => id) }),
          ...(destinoProprio && { para: para.trim(), copias: copias ?? '' }),
          // A message never conflicts; a forwarding decides on what the person was looking at.
          ...(tipo === 'ENCAMINHAMENTO' && destino),
        },
        arquivos: arquivos.flatMap(({ arquivo }) => arquivo ?? []),
      },
      {
        onSuccess: acao.reset,
        // Whom it calls stands in the text: that is where a refusal is shown.
        onError: ({ campos }) =>
          setErros({ ...(campos.mencoes && { mensagem: campos.mencoes }), ...apontaveis(campos) }),
        onSettled: () => {
          enviando.current = false
        },
      },
    )
  }

  return {
    tipos,
    rascunho,
    arquivos,
    erros,
    acao,
    limiteMb,
    /** Whether what is being written leaves by mail, and whether the customer reads it by any way. */
    porEmail,
    clienteLe,
    pronta: Object.keys(conferir()).length === 0,
    enviar,
    mudar(partes: Partial<Rascunho>) {
      mudar({ tipo, ...partes })
      setErros((atuais) => semOsCampos(atuais, Object.keys(partes)))
      if (partes.mensagem !== undefined) aoEscrever(partes.mensagem.trim() !== '')
    },
    anexar(novos: readonly ArquivoAnexado[]) {
      setArquivos((atuais) => [...atuais, ...novos])
      setErros((atuais) => semOsCampos(atuais, ['arquivos', 'mensagem']))
    },
    desanexar(id: string) {
      setArquivos((atuais) => atuais.filter((arquivo) => arquivo.id !== id))
      setErros((atuais) => semOsCampos(atuais, ['arquivos']))
    },
  }
}

export type Composicao = ReturnType<typeof useComposicao>

const semOsCampos = (erros: Erros, campos: readonly string[]): Erros =>
  Object.fromEntries(Object.entries(erros).filter(([campo]) => !campos.includes(campo)))

const CAMPOS = ['mensagem', 'setor', 'operador', 'contato', 'para', 'copias', 'arquivos'] as const

/** Refusals that have a field on the screen; of the others the panel tells. */
const apontaveis = (campos: Record<string, string>): Erros =>
  Object.fromEntries(
    CAMPOS.flatMap((campo) => {
      const recusa = recusaDe(campo, campos)
      return recusa === undefined ? [] : [[campo, recusa || MENSAGENS.invalido]]
    }),
  )
