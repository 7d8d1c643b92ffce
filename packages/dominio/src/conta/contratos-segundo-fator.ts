import * as z from 'zod/mini'
import { contrato } from '../contrato.ts'
import { texto } from '../validacao.ts'
import { campoSenhaAtualDaConta } from './campos.ts'

// Each of these checks a secret.
const LIMITE_POR_MINUTO = 10

/** SEG-07 Six digits of the telephone, or a code of recovery, with or without what stands between the groups. */
export const campoCodigoDeVerificacao = texto(1, 30)

const recuperacao = z.object({ recuperacao: z.array(z.string()) })

/** SEG-07 What the person's application reads: as an image, as an address, or typed. */
export const cadastroDoSegundoFator = z.object({ segredo: z.string(), endereco: z.string(), qr: z.string() })

export const obterSegundoFator = contrato('GET /sac/conta/segundo-fator', {
  acao: 'CONTA_SENHA',
  descricao: 'Como está a verificação em duas etapas da própria conta',
  le: ['conta'],
  resposta: z.object({
    ativadoEm: z.nullable(z.string()),
    /** The business asks it of this kind of account. */
    exigido: z.boolean(),
    codigosRestantes: z.number(),
  }),
})

/** SEG-07 Nothing counts until a code proves that the application has the secret. */
export const iniciarSegundoFator = contrato('POST /sac/conta/segundo-fator', {
  acao: 'CONTA_SENHA',
  descricao: 'Começa a ativar a verificação em duas etapas',
  muda: [],
  limitePorMinuto: LIMITE_POR_MINUTO,
  sigilo: ['senha'],
  corpo: z.object({ senha: campoSenhaAtualDaConta }),
  resposta: cadastroDoSegundoFator,
})

/** SEG-07 The codes of recovery are told once. */
export const ativarSegundoFator = contrato('PUT /sac/conta/segundo-fator', {
  acao: 'CONTA_SENHA',
  descricao: 'Ativa a verificação em duas etapas com um código do aplicativo',
  muda: ['conta'],
  limitePorMinuto: LIMITE_POR_MINUTO,
  sigilo: ['codigo'],
  corpo: z.object({ codigo: campoCodigoDeVerificacao }),
  resposta: recuperacao,
})

const senhaECodigo = z.object({ senha: campoSenhaAtualDaConta, codigo: campoCodigoDeVerificacao })

/** SEG-07 The former ones stop working. Whoever has the session and the password alone must not make new ones. */
export const renovarRecuperacao = contrato('POST /sac/conta/segundo-fator/recuperacao', {
  acao: 'CONTA_SENHA',
  descricao: 'Gera novos códigos de recuperação',
  muda: ['conta'],
  limitePorMinuto: LIMITE_POR_MINUTO,
  sigilo: ['senha', 'codigo'],
  corpo: senhaECodigo,
  resposta: recuperacao,
})

/** SEG-07 Asks for what it takes away: the password alone would make it one factor. */
export const desativarSegundoFator = contrato('POST /sac/conta/segundo-fator/desativar', {
  acao: 'CONTA_SENHA',
  descricao: 'Desativa a verificação em duas etapas',
  muda: ['conta'],
  limitePorMinuto: LIMITE_POR_MINUTO,
  sigilo: ['senha', 'codigo'],
  corpo: senhaECodigo,
  resposta: z.object({ message: z.string() }),
})
