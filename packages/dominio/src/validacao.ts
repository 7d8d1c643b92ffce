import * as z from 'zod/mini'
import { cpfValido } from './brasil/cpf.ts'
import { documentoValido, limparDocumento } from './brasil/documento.ts'
import { emailValido } from './brasil/email.ts'
import { nomeCompletoValido } from './brasil/nome.ts'
import { telefoneValido } from './brasil/telefone.ts'
import { SENHA } from './constantes.ts'
import { dataIsoValida } from './formatos/datas.ts'
import { mensagemDoProblema } from './mensagem-do-problema.ts'
import { MENSAGENS } from './mensagens.ts'

// Beyond this a number is no longer exact: a larger id must be refused here, not reach the database as another.
const MAIOR_ID = Number.MAX_SAFE_INTEGER
const DIGITOS_COM_DDD = 10
const MAIOR_NOME = 120

/** Makes every schema of this process speak GER-04; zod's own Portuguese is European. Called once at start. */
export function configurarMensagens(): void {
  z.config({ customError: mensagemDoProblema })
}

const preenchido = () => z.minLength(1, { error: MENSAGENS.obrigatorio, abort: true })

// PostgreSQL keeps any character but this one.
const semNulo = (valor: string) => !valor.includes('\u0000')

// A form sends each line break as two characters; whoever typed the text counted one.
const umaQuebraPorLinha = (valor: string) => valor.replace(/\r\n?/g, '\n')

/** Trimmed text, with one kind of line break; required unless `min` is 0. */
export function texto(min = 1, max?: number) {
  const regras: z.core.$ZodCheck<string>[] = [
    z.overwrite(umaQuebraPorLinha),
    z.trim(),
    z.refine(semNulo, MENSAGENS.invalido),
  ]
  if (min > 0) regras.push(preenchido())
  if (min > 1) regras.push(z.minLength(min, MENSAGENS.tamanhoMinimo(min)))
  if (max !== undefined) regras.push(z.maxLength(max, MENSAGENS.tamanhoMaximo(max)))
  return z.string({ error: mensagemDoProblema }).check(...regras)
}

/** Comes out without mask, as documents are stored. */
export const campoCpf = texto().check(z.overwrite(limparDocumento), z.refine(cpfValido, MENSAGENS.invalido))

/** CPF or CNPJ; comes out without mask, as documents are stored. */
export const campoDocumento = texto().check(
  z.overwrite(limparDocumento),
  z.refine(documentoValido, MENSAGENS.invalido),
)

export const campoEmail = texto().check(z.refine(emailValido, MENSAGENS.email))

export const campoTelefone = texto().check(z.refine((valor) => telefoneValido(valor), MENSAGENS.invalido))

/** For forms that ask for the area code (GER-03: at least 10 digits). */
export const campoTelefoneComDdd = texto().check(
  z.refine((valor) => telefoneValido(valor, { minimoDeDigitos: DIGITOS_COM_DDD }), MENSAGENS.invalido),
)

export const campoNomeCompleto = texto(1, MAIOR_NOME).check(z.refine(nomeCompletoValido, MENSAGENS.invalido))

/** Business date, 'YYYY-MM-DD'. */
export const campoData = texto().check(z.refine(dataIsoValida, MENSAGENS.dataInvalida))

const erro = { error: mensagemDoProblema }
const idDigitado = z.union([z.number(), z.string().check(z.regex(/^\s*\d+\s*$/, erro))], erro)
const id = z.coerce
  .number<string | number>(MENSAGENS.invalido)
  .check(
    z.int({ error: MENSAGENS.invalido, abort: true }),
    z.minimum(1, MENSAGENS.invalido),
    z.maximum(MAIOR_ID, MENSAGENS.invalido),
  )

/** Positive integer; addresses and forms carry it as text. */
export const campoId = z.pipe(idDigitado, id)

/** Passwords keep their spaces: nothing is trimmed. */
export const campoSenhaAtual = z
  .string({ error: mensagemDoProblema })
  .check(preenchido(), z.maxLength(SENHA.atual.maximo, MENSAGENS.tamanhoMaximo(SENHA.atual.maximo)))
