import * as z from 'zod/mini'
import { cpfValido } from './brasil/cpf.ts'
import { documentoValido, limparDocumento } from './brasil/documento.ts'
import { emailValido } from './brasil/email.ts'
import { nomeCompletoValido } from './brasil/nome.ts'
import { telefoneValido } from './brasil/telefone.ts'
import { MAIOR_ID, MAIOR_VERSAO, SENHA } from './constantes.ts'
import { dataIsoValida, lerInstante } from './formatos/datas.ts'
import { mensagemDoProblema } from './mensagem-do-problema.ts'
import { MENSAGENS } from './mensagens.ts'

const DIGITOS_COM_DDD = 10
const MAIOR_NOME = 120
// SEG-04 With mask and the spaces that people paste along.
const MAIOR_DOCUMENTO = 30
const MAIOR_EMAIL = 254
const MAIOR_TELEFONE = 30
const MAIOR_DATA = 10
const MAIOR_NUMERO_DIGITADO = 30

/** Makes every schema of this process speak GER-04; zod's own Portuguese is European. Called once at start. */
export function configurarMensagens(): void {
  z.config({ customError: mensagemDoProblema })
}

const preenchido = () => z.minLength(1, { error: MENSAGENS.obrigatorio, abort: true })

// A form sends each line break as two characters; whoever typed the text counted one.
const umaQuebraPorLinha = (valor: string) => valor.replace(/\r\n?/g, '\n')

/** Trimmed text, with one kind of line break; required unless `min` is 0. */
export function texto(min = 1, max?: number) {
  const regras: z.core.$ZodCheck<string>[] = [z.overwrite(umaQuebraPorLinha), z.trim()]
  if (min > 0) regras.push(preenchido())
  if (min > 1) regras.push(z.minLength(min, MENSAGENS.tamanhoMinimo(min)))
  if (max !== undefined) regras.push(z.maxLength(max, MENSAGENS.tamanhoMaximo(max)))
  return z.string({ error: mensagemDoProblema }).check(...regras)
}

/** SEG-04 For a text whose shape says more than its length: what cannot be one is refused before it is looked at. */
const curto = (maximo: number, mensagem: string = MENSAGENS.invalido) =>
  texto().check(z.maxLength(maximo, { error: mensagem, abort: true }))

/** Comes out without mask, as documents are stored. */
export const campoCpf = curto(MAIOR_DOCUMENTO).check(
  z.overwrite(limparDocumento),
  z.refine(cpfValido, MENSAGENS.invalido),
)

/** CPF or CNPJ; comes out without mask, as documents are stored. */
export const campoDocumento = curto(MAIOR_DOCUMENTO).check(
  z.overwrite(limparDocumento),
  z.refine(documentoValido, MENSAGENS.invalido),
)

export const campoEmail = curto(MAIOR_EMAIL, MENSAGENS.email).check(z.refine(emailValido, MENSAGENS.email))

export const campoTelefone = curto(MAIOR_TELEFONE).check(
  z.refine((valor) => telefoneValido(valor), MENSAGENS.invalido),
)

/** For forms that ask for the area code (GER-03: at least 10 digits). */
export const campoTelefoneComDdd = curto(MAIOR_TELEFONE).check(
  z.refine((valor) => telefoneValido(valor, { minimoDeDigitos: DIGITOS_COM_DDD }), MENSAGENS.invalido),
)

export const campoNomeCompleto = texto(1, MAIOR_NOME).check(z.refine(nomeCompletoValido, MENSAGENS.invalido))

/** Business date, 'YYYY-MM-DD'. */
export const campoData = curto(MAIOR_DATA, MENSAGENS.dataInvalida).check(
  z.refine(dataIsoValida, MENSAGENS.dataInvalida),
)

const TAMANHO_DO_INSTANTE = 30
const INSTANTE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/

/** An instant, ISO 8601 with its zone: without one it would be whatever the server's clock is set to. */
export const campoInstante = texto(1, TAMANHO_DO_INSTANTE).check(
  z.refine((valor) => INSTANTE.test(valor) && lerInstante(valor) !== null, MENSAGENS.dataInvalida),
)

const erro = { error: mensagemDoProblema }
const idDigitado = z.union(
  [
    z.number().check(z.minimum(1, MENSAGENS.invalido), z.maximum(MAIOR_ID, MENSAGENS.invalido)),
    z
      .string()
      .check(
        z.maxLength(MAIOR_NUMERO_DIGITADO, { error: MENSAGENS.invalido, abort: true }),
        z.regex(/^\s*\d+\s*$/, erro),
      ),
  ],
  erro,
)
const id = z.coerce
  .number<string | number>(MENSAGENS.invalido)
  .check(
    z.int({ error: MENSAGENS.invalido, abort: true }),
    z.minimum(1, MENSAGENS.invalido),
    z.maximum(MAIOR_ID, MENSAGENS.invalido),
  )

/** Positive integer; addresses and forms carry it as text. */
export const campoId = z.pipe(idDigitado, id)

/** Forms and addresses carry it as text. */
export const campoSimOuNao = z.union([z.boolean(), z.stringbool()])

const CASAS_DA_QUANTIDADE = 4

/** A quantity typed by a person: never negative, as many decimals as the database keeps. */
export const campoQuantidade = z.coerce.number<string | number>(MENSAGENS.quantidadeInvalida).check(
  z.minimum(0, MENSAGENS.quantidadeInvalida),
  z.maximum(9_999_999, MENSAGENS.quantidadeInvalida),
  z.refine((valor) => Number(valor.toFixed(CASAS_DA_QUANTIDADE)) === valor, MENSAGENS.quantidadeInvalida),
)

/** The version that was read: what somebody changed meanwhile is not written over. */
export const campoVersao = z.int().check(z.minimum(1), z.maximum(MAIOR_VERSAO))

/** The same where the address carries it, as text. */
export const campoVersaoNoEndereco = z.coerce
  .number<string | number>(MENSAGENS.invalido)
  .check(z.int(), z.minimum(1), z.maximum(MAIOR_VERSAO))

/** Passwords keep their spaces: nothing is trimmed. */
export const campoSenhaAtual = z
  .string({ error: mensagemDoProblema })
  .check(preenchido(), z.maxLength(SENHA.atual.maximo, MENSAGENS.tamanhoMaximo(SENHA.atual.maximo)))
