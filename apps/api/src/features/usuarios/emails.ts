import { formatarDataHora } from '@balcao/dominio/formatos/datas'
import type { Mensagem } from '../../platform/email/carteiro.ts'

type Aviso = { nome: string; email: string; negocio: string; agora: Date }

/** ADM-02 Whoever did not ask for it must know. */
export function avisoDeSegundoFatorZerado({ nome, email, negocio, agora }: Aviso): Mensagem {
  return {
    para: email,
    assunto: `Verificação em duas etapas desligada no portal da ${negocio}`,
    texto: [
      `Olá, ${nome}.`,
      '',
      `Em ${formatarDataHora(agora.toISOString())} um administrador desligou a verificação em duas etapas da sua conta e encerrou`,
      'as suas sessões.',
      '',
      'Se foi a seu pedido, entre com a sua senha e ative-a de novo em Minha conta.',
      'Se não foi, peça agora mesmo a redefinição da senha na tela de entrada do portal e avise o administrador.',
    ].join('\n'),
  }
}

type Convite = {
  nome: string
  email: string
  negocio: string
  /** Who asks; null where nobody of the portal did. */
  por: string | null
  endereco: string
  ate: Date
}

/** ADM-02 The only place where the link is. */
export function mensagemDoConvite({ nome, email, negocio, por, endereco, ate }: Convite): Mensagem {
  return {
    para: email,
    assunto: `Convite para o portal da ${negocio}`,
    texto: [
      `Olá, ${nome}.`,
      '',
      `${por ?? 'A administração'} convidou você para o portal da ${negocio}. Para escolher a sua senha e entrar, abra este endereço:`,
      '',
      endereco,
      '',
      `Ele vale até ${formatarDataHora(ate.toISOString())} e uma única vez. Outro convite cancela este.`,
      'Depois, entre com o seu CPF e a senha que você escolher: ninguém mais a conhece.',
      'Se você não esperava este convite, ignore esta mensagem.',
    ].join('\n'),
  }
}
