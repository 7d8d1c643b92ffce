import * as z from 'zod/mini'
import { contrato } from '../contrato.ts'
import { texto } from '../validacao.ts'
import { DIGITOS_DO_CODIGO, type ProvaDeVinculo } from './vinculo.ts'

const LIMITE_POR_MINUTO = 10
const mensagem = z.object({ message: z.string() })

const vinculo = z.object({
  cliente: z.nullable(z.object({ nome: z.string(), desde: z.string(), prova: z.custom<ProvaDeVinculo>() })),
})

export const obterVinculo = contrato('GET /sac/conta/vinculo', {
  acao: 'CONTA_VINCULAR',
  descricao: 'Cadastro de cliente a que a própria conta está vinculada',
  le: ['vinculo'],
  resposta: vinculo,
})

/** SEG-01 The answer is the same whether there is something on record for the CPF or not. */
export const pedirCodigoDeVinculo = contrato('POST /sac/conta/vinculo/codigo', {
  acao: 'CONTA_VINCULAR',
  descricao: 'Pede um código ao e-mail do cadastro que tem o CPF da conta',
  muda: [],
  limitePorMinuto: LIMITE_POR_MINUTO,
  resposta: mensagem,
})

export const MENSAGEM_DO_CODIGO = `Informe os ${DIGITOS_DO_CODIGO} dígitos do código`

/** Comes out as digits alone: people copy it with spaces. */
export const campoCodigo = texto(1, 20).check(
  z.overwrite((codigo) => codigo.replace(/[\s.-]/g, '')),
  z.regex(new RegExp(`^\\d{${DIGITOS_DO_CODIGO}}$`), MENSAGEM_DO_CODIGO),
)

export const vincularCadastro = contrato('POST /sac/conta/vinculo', {
  acao: 'CONTA_VINCULAR',
  descricao: 'Vincula a conta ao que está cadastrado com o seu CPF e o e-mail que recebeu o código',
  muda: ['vinculo', 'tickets', 'historico'],
  limitePorMinuto: LIMITE_POR_MINUTO,
  corpo: z.object({ codigo: campoCodigo }),
  resposta: z.object({ message: z.string(), clientes: z.number(), tickets: z.number() }),
})
