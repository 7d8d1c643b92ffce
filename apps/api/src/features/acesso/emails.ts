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

/** AUT-09 The owner hears of it even when it was not the owner who did it; `anterior` is an address that may still undo. */
export function avisoDeSenhaAlterada({
  nome,
  email,
  negocio,
  agora,
  anterior,
}: Aviso & { anterior?: true }): Mensagem {
  return {
    para: email,
    assunto: `A sua senha no portal da ${negocio} foi alterada`,
    texto: [
      `Olá, ${nome}.`,
      '',
      `A senha da sua conta foi alterada em ${formatarDataHora(agora.toISOString())}.`,
      '',
      'Se foi você, não é preciso fazer nada.',
      anterior
        ? 'Se não foi, use o link da mensagem que avisou este endereço da troca de e-mail: ele desfaz a troca e devolve a sua conta.'
        : 'Se não foi, peça agora mesmo a redefinição da senha na tela de entrada do portal.',
    ].join('\n'),
  }
}

type LinkDeEmail = { nome: string; de: string; para: string; negocio: string; endereco: string; ate: Date }

/** SEG-02 To the new address: only who reads it can make it count. */
export function linkDeConfirmacaoDeEmail({ nome, para, negocio, endereco, ate }: LinkDeEmail): Mensagem {
  return {
    para,
    assunto: `Confirme o seu novo e-mail no portal da ${negocio}`,
    texto: [
      `Olá, ${nome}.`,
      '',
      `Para que a sua conta passe a usar ${para}, abra este endereço e confirme:`,
      '',
      endereco,
      '',
      `Ele vale até ${formatarDataHora(ate.toISOString())} e uma única vez. Pedir outro cancela este.`,
      'Se você não pediu a troca, ignore esta mensagem: nada muda.',
    ].join('\n'),
  }
}

/** SEG-02 To the former address: who takes over an account begins by moving its mail. */
export function avisoDeEmailTrocado({ nome, de, para, negocio, endereco, ate }: LinkDeEmail): Mensagem {
  return {
    para: de,
    assunto: `O e-mail da sua conta no portal da ${negocio} foi trocado`,
    texto: [
      `Olá, ${nome}.`,
      '',
      `A sua conta passou a usar o endereço ${para}; este não receberá mais as mensagens do portal.`,
      '',
      'Se foi você, não é preciso fazer nada.',
      `Se não foi, desfaça a troca até ${formatarDataHora(ate.toISOString())}, neste endereço:`,
      '',
      endereco,
      '',
      'A conta volta a usar este e-mail, todas as sessões são encerradas, a senha atual deixa de valer',
      'e você recebe aqui um link para escolher outra.',
    ].join('\n'),
  }
}
