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

export function avisoDeSegundoFator({
  nome,
  email,
  negocio,
  agora,
  feito,
}: Aviso & { feito: 'ATIVADO' | 'DESATIVADO' }): Mensagem {
  const verbo = feito === 'ATIVADO' ? 'ativada' : 'desativada'
  return {
    para: email,
    assunto: `Verificação em duas etapas ${verbo} no portal da ${negocio}`,
    texto: [
      `Olá, ${nome}.`,
      '',
      `A verificação em duas etapas da sua conta foi ${verbo} em ${formatarDataHora(agora.toISOString())}.`,
      '',
      'Se foi você, não é preciso fazer nada.',
      'Se não foi, peça agora mesmo a redefinição da senha na tela de entrada do portal e avise o administrador.',
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

type Confirmacao = { email: string; negocio: string; endereco: string; horas: number }

/**
 * SEG-01 Reads true whether the CPF has an account or not, and repeats nothing of what was typed: whoever fills in the
 * form chooses who gets this message.
 */
export function linkDeConfirmacaoDeConta({ email, negocio, endereco, horas }: Confirmacao): Mensagem {
  return {
    para: email,
    assunto: `Confirme o seu cadastro no portal da ${negocio}`,
    texto: [
      'Olá.',
      '',
      `Recebemos um cadastro no portal da ${negocio} com este e-mail. Para confirmá-lo, abra este endereço e informe a senha`,
      'que você escolheu:',
      '',
      endereco,
      '',
      `Ele vale por ${horas === 1 ? '1 hora' : `${horas} horas`} e uma única vez.`,
      'Se o seu CPF já tem uma conta, ela continua como está: entre com a senha dela ou peça a redefinição.',
      'Se você não fez nenhum cadastro, ignore esta mensagem: nada será criado.',
    ].join('\n'),
  }
}

/** SEG-01 To the account's own mailbox: the only place where it is said that there is one. */
export function avisoDeCadastroRepetido({ nome, email, negocio, agora }: Aviso): Mensagem {
  return {
    para: email,
    assunto: `Você já tem uma conta no portal da ${negocio}`,
    texto: [
      `Olá, ${nome}.`,
      '',
      `Em ${formatarDataHora(agora.toISOString())} alguém tentou criar uma conta com o seu CPF. A sua continua como estava.`,
      '',
      'Se foi você, não é preciso outra: entre com o seu CPF e a sua senha ou, se não se lembra dela, escolha',
      '“Esqueci minha senha” na tela de entrada.',
      'Se não foi, não é preciso fazer nada: ninguém entrou na sua conta.',
    ].join('\n'),
  }
}

type Codigo = { email: string; negocio: string; codigo: string; minutos: number }

/** SEG-01 To the address on record; whoever asked never sees which one that is. */
export function codigoParaVincular({ email, negocio, codigo, minutos }: Codigo): Mensagem {
  return {
    para: email,
    assunto: `Código para vincular a sua conta no portal da ${negocio}`,
    texto: [
      'Olá.',
      '',
      `Uma conta do portal da ${negocio} com o CPF do seu cadastro pediu para ser vinculada a ele. O código é:`,
      '',
      codigo,
      '',
      `Ele vale por ${minutos} minutos e uma única vez. Com ele, a conta passa a ver as suas compras e notas fiscais.`,
      'Não o passe a ninguém. Se não foi você que pediu, ignore esta mensagem e avise o atendimento.',
    ].join('\n'),
  }
}
