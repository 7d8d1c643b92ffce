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
