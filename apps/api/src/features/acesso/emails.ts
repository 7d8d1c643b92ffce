import { formatarDataHora } from '@balcao/dominio/formatos/datas'
import type { Mensagem } from '../../platform/email/carteiro.ts'

type Alerta = { nome: string; email: string; negocio: string; ip: string | null; agora: Date }

/** Tells the owner of an account that somebody keeps trying its password. */
export function alertaDeTentativas({ nome, email, negocio, ip, agora }: Alerta): Mensagem {
  return {
    para: email,
    assunto: `Tentativas de acesso à sua conta no portal da ${negocio}`,
    texto: [
      `Olá, ${nome}.`,
      '',
      `Em ${formatarDataHora(agora.toISOString())} houve várias tentativas de entrar na sua conta com a senha errada,`,
      `a partir do endereço de rede ${ip ?? 'desconhecido'}.`,
      '',
      'Se foi você, aguarde alguns minutos e tente de novo.',
      'Se não foi, troque a sua senha no portal, em Minha conta, ou peça a redefinição na tela de entrada.',
    ].join('\n'),
  }
}

type Link = { nome: string; email: string; negocio: string; endereco: string; minutos: number }

/** AUT-06 */
export function linkDeRedefinicao({ nome, email, negocio, endereco, minutos }: Link): Mensagem {
  return {
    para: email,
    assunto: `Redefinição de senha no portal da ${negocio}`,
    texto: [
      `Olá, ${nome}.`,
      '',
      'Para escolher uma senha nova, abra este endereço:',
      '',
      endereco,
      '',
      `Ele vale por ${minutos} minutos e uma única vez. Pedir outro cancela este.`,
      'Se você não pediu a redefinição, ignore esta mensagem: a sua senha continua a mesma.',
    ].join('\n'),
  }
}

type Aviso = { nome: string; email: string; negocio: string; agora: Date }

/** AUT-09 The owner hears of it even when it was not the owner who did it. */
export function avisoDeSenhaAlterada({ nome, email, negocio, agora }: Aviso): Mensagem {
  return {
    para: email,
    assunto: `A sua senha no portal da ${negocio} foi alterada`,
    texto: [
      `Olá, ${nome}.`,
      '',
      `A senha da sua conta foi alterada em ${formatarDataHora(agora.toISOString())}.`,
      '',
      'Se foi você, não é preciso fazer nada.',
      'Se não foi, peça agora mesmo a redefinição da senha na tela de entrada do portal.',
    ].join('\n'),
  }
}

/** AUT-08 To the former address: who takes over an account begins by moving its mail. */
export function avisoDeEmailAlterado({ nome, email, negocio, agora }: Aviso): Mensagem {
  return {
    para: email,
    assunto: `O e-mail da sua conta no portal da ${negocio} foi alterado`,
    texto: [
      `Olá, ${nome}.`,
      '',
      `Em ${formatarDataHora(agora.toISOString())} a sua conta passou a usar outro endereço de e-mail;`,
      'este não receberá mais as mensagens do portal.',
      '',
      'Se não foi você, avise o administrador do portal.',
    ].join('\n'),
  }
}
