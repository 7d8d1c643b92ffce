import type { Mensagem } from '../../platform/email/carteiro.ts'

type Lembrete = {
  nome: string
  email: string
  negocio: string
  /** Where the portal is reached, where that is known without a request. */
  portal: string | undefined
  titulo: string
  mensagem: string
  caminho: string
}

const umaLinha = (texto: string) => texto.replace(/\s+/g, ' ')

export function emailDoLembrete(lembrete: Lembrete): Mensagem {
  const { nome, email, negocio, portal, titulo, mensagem, caminho } = lembrete
  const link = portal ? ['', new URL(caminho, portal).href] : []
  return {
    para: email,
    assunto: umaLinha(titulo),
    texto: [
      `Olá, ${nome}.`,
      '',
      titulo,
      mensagem,
      ...link,
      '',
      `Você recebe este lembrete do portal da ${negocio} porque a agenda é sua. Para não receber mais, desligue em Minha conta, Agenda.`,
    ].join('\n'),
  }
}
