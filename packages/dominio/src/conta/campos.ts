import * as z from 'zod/mini'
import { emailValido } from '../brasil/email.ts'
import { nomeCompletoValido } from '../brasil/nome.ts'
import { telefoneValido } from '../brasil/telefone.ts'
import { SENHA } from '../constantes.ts'
import { dataIsoValida } from '../formatos/datas.ts'
import { MENSAGENS } from '../mensagens.ts'

/** AUT-08, AUT-09 What the account forms say; they speak to their owner, so not in the general words of GER-04. */
export const MENSAGENS_DA_CONTA = {
  nome: 'Informe seu nome e sobrenome',
  nascimento: MENSAGENS.dataInvalida,
  telefone: 'Telefone inválido',
  email: 'E-mail inválido',
  senhaAtual: 'Informe sua senha atual',
  senhaNova: `Informe uma senha de ${SENHA.nova.minimo} à ${SENHA.nova.maximo} caracteres`,
  senhasDiferentes: 'As senhas não são iguais',
  senhaDoEmail: 'Informe sua senha para trocar o e-mail',
  senhaErrada: 'Senha incorreta',
} as const

const MAIOR_NOME = 120
const DIGITOS_COM_DDD = 10

// SEG-04 Longer than any of them with mask, and than any e-mail address.
const MAIOR_CAMPO = 254

const aparado = (mensagem: string) =>
  z.string(mensagem).check(z.trim(), z.maxLength(MAIOR_CAMPO, { error: mensagem, abort: true }))

/** One space between the words, as people read it. */
export const campoNomeDaConta = aparado(MENSAGENS_DA_CONTA.nome).check(
  z.overwrite((nome) => nome.replace(/\s+/g, ' ')),
  z.maxLength(MAIOR_NOME, MENSAGENS.tamanhoMaximo(MAIOR_NOME)),
  z.refine(nomeCompletoValido, MENSAGENS_DA_CONTA.nome),
)

export const campoEmailDaConta = aparado(MENSAGENS_DA_CONTA.email).check(
  z.refine(emailValido, MENSAGENS_DA_CONTA.email),
)

/** With area code; comes out as digits alone, as it is stored. */
export const campoTelefoneDaConta = aparado(MENSAGENS_DA_CONTA.telefone).check(
  z.refine(
    (telefone) => telefoneValido(telefone, { minimoDeDigitos: DIGITOS_COM_DDD }),
    MENSAGENS_DA_CONTA.telefone,
  ),
  z.overwrite((telefone) => telefone.replace(/\D/g, '')),
)

/** ISO date. */
export const campoNascimento = aparado(MENSAGENS_DA_CONTA.nascimento).check(
  z.refine(dataIsoValida, MENSAGENS_DA_CONTA.nascimento),
)

/** Nothing is trimmed: a space is part of a password. */
export const campoSenhaNova = z
  .string(MENSAGENS_DA_CONTA.senhaNova)
  .check(
    z.minLength(SENHA.nova.minimo, MENSAGENS_DA_CONTA.senhaNova),
    z.maxLength(SENHA.nova.maximo, MENSAGENS_DA_CONTA.senhaNova),
  )

export const campoSenhaAtualDaConta = z
  .string(MENSAGENS_DA_CONTA.senhaAtual)
  .check(
    z.minLength(SENHA.atual.minimo, MENSAGENS_DA_CONTA.senhaAtual),
    z.maxLength(SENHA.atual.maximo, MENSAGENS_DA_CONTA.senhaAtual),
  )

/** AUT-08 Nobody was born after today; both are ISO dates. */
export function problemaDoNascimento(nascimento: string | null, hoje: string): string | null {
  return nascimento !== null && nascimento > hoje ? MENSAGENS_DA_CONTA.nascimento : null
}

export function problemaDaRepeticao(senha: string, repeticao: string): string | null {
  return senha === repeticao ? null : MENSAGENS_DA_CONTA.senhasDiferentes
}

/** For forms, which know what day it is; the server asks `problemaDoNascimento`. */
export const campoNascimentoAte = (hoje: () => string) =>
  campoNascimento.check(
    z.refine((data) => problemaDoNascimento(data, hoje()) === null, MENSAGENS_DA_CONTA.nascimento),
  )

type Par = { senha?: unknown; repeticao?: unknown }

/** AUT-09 A form that asks for the new password twice. The two are compared whatever the other fields say. */
export function comRepeticao<T extends z.core.$ZodLooseShape>(campos: T) {
  return z.object({ ...campos, senha: campoSenhaNova, repeticao: z.string() }).check(
    z.refine(
      (valores) => {
        const { senha, repeticao } = valores as Par
        return problemaDaRepeticao(String(senha), String(repeticao)) === null
      },
      { path: ['repeticao'], error: MENSAGENS_DA_CONTA.senhasDiferentes, when: () => true },
    ),
  )
}
