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
      'Se não foi, avise o administrador do portal.',
    ].join('\n'),
  }
}
