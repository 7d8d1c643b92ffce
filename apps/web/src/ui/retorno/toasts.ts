import { DURACAO_DO_TOAST_MS } from '@balcao/dominio/constantes'
import { TEXTOS } from '@balcao/dominio/mensagens'
import { notifications, notificationsStore } from '@mantine/notifications'
import { IconAlertCircle, IconCheck, IconInfoCircle } from '@tabler/icons-react'
import { createElement, type ReactNode } from 'react'
import { type AcaoDoToast, ConteudoDoToast } from './conteudo-do-toast.tsx'

interface OpcoesDoToast {
  /** 5 s when absent, longer when there is something to press. GER-17 */
  duracaoMs?: number
  acao?: AcaoDoToast | undefined
  /** What it is about: a newer one takes its place. Without it, only the very same text does. */
  assunto?: string
}

interface Aparencia {
  cor: string
  icone: ReactNode
  /** an alert interrupts the screen reader; a status waits for its turn */
  role: 'alert' | 'status'
}

const APARENCIA = {
  sucesso: { cor: 'green', icone: createElement(IconCheck, { size: 16 }), role: 'status' },
  erro: { cor: 'red', icone: createElement(IconAlertCircle, { size: 16 }), role: 'alert' },
  info: { cor: 'blue', icone: createElement(IconInfoCircle, { size: 16 }), role: 'status' },
} satisfies Record<string, Aparencia>

let repeticoes = 0

function avisar(tipo: keyof typeof APARENCIA, texto: string, opcoes: OpcoesDoToast = {}): void {
  const { cor, icone, role } = APARENCIA[tipo]
  const duracao = opcoes.duracaoMs ?? (opcoes.acao ? DURACAO_DO_TOAST_MS.comAcao : DURACAO_DO_TOAST_MS.padrao)
  const chave = `${tipo}:${opcoes.assunto ?? texto}`
  const { notifications: visiveis, queue } = notificationsStore.getState()
  const anterior = [...visiveis, ...queue].find((toast) => toast['data-chave'] === chave)

  // A new key makes the text a new node, which the live region announces again.
  repeticoes += 1
  const id = anterior?.id ?? `toast-${repeticoes}`
  const message = createElement(ConteudoDoToast, {
    key: repeticoes,
    texto,
    acao: opcoes.acao,
    aoFechar: () => notifications.hide(id),
  })

  if (anterior?.id) {
    // The kit restarts its clock only when the duration changes, so a repetition differs by one millisecond.
    const autoClose = anterior.autoClose === duracao ? duracao + 1 : duracao
    notifications.update({ ...anterior, message, autoClose })
    return
  }
  notifications.show({
    id,
    message,
    autoClose: duracao,
    color: cor,
    icon: icone,
    role,
    withBorder: true,
    closeButtonProps: { 'aria-label': 'Fechar aviso' },
    'data-chave': chave,
  })
}

/** GER-22 An answer without words of its own was still a success. */
export function avisarSucesso(texto: string, opcoes?: OpcoesDoToast): void {
  avisar('sucesso', texto || TEXTOS.concluida, opcoes)
}

export function avisarErro(texto: string, opcoes?: OpcoesDoToast): void {
  avisar('erro', texto, opcoes)
}

export function avisarInfo(texto: string, opcoes?: OpcoesDoToast): void {
  avisar('info', texto, opcoes)
}
