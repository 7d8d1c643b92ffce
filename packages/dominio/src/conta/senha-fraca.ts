import * as z from 'zod/mini'
import { SENHAS_COMUNS } from './senhas-comuns.ts'

/** SEG-03 What the forms say of a password that somebody would guess. */
export const MENSAGENS_DE_SENHA_FRACA = {
  comum: 'Esta senha está entre as mais usadas e é fácil de adivinhar. Escolha outra',
  sequencia: 'Teclas em sequência são fáceis de adivinhar. Escolha outra senha',
  cpf: 'A senha não pode ser o seu CPF nem parte dele',
  email: 'A senha não pode ser o seu e-mail',
  nascimento: 'A senha não pode ser a sua data de nascimento',
  negocio: 'A senha não pode ser o nome da empresa',
} as const

/** What is known of whoever chooses the password; `nascimento` is an ISO date, `negocio` the name of the business it opens. */
export type DonoDaSenha = {
  cpf?: string | undefined
  email?: string | undefined
  nascimento?: string | null | undefined
  negocio?: string | undefined
}

const FILEIRAS = ['01234567890', 'qwertyuiop', 'asdfghjklc', 'zxcvbnm', 'abcdefghijklmnopqrstuvwxyz']
const MENOR_CORRIDA = 3
const MENOR_PARTE = 6
const MENOR_PALAVRA = 4

const semAcentos = (texto: string) => texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
const soLetrasEDigitos = (texto: string) => texto.replace(/[^a-z0-9]/g, '')

/** SEG-03 The sentence that says why the password must not be chosen; null when it may. Its length is the contract's. */
export function problemaDaSenha(senha: string, dono: DonoDaSenha = {}): string | null {
  const lida = semAcentos(senha)
  const nua = soLetrasEDigitos(lida)
  if (ehDoCpf(nua, dono.cpf)) return MENSAGENS_DE_SENHA_FRACA.cpf
  if (ehDoEmail(lida, nua, dono.email)) return MENSAGENS_DE_SENHA_FRACA.email
  if (ehDoNascimento(nua, dono.nascimento)) return MENSAGENS_DE_SENHA_FRACA.nascimento
  if (ehDoNegocio(nua, dono.negocio)) return MENSAGENS_DE_SENHA_FRACA.negocio
  if (ehSequencia(lida)) return MENSAGENS_DE_SENHA_FRACA.sequencia
  return ehComum(lida) ? MENSAGENS_DE_SENHA_FRACA.comum : null
}

function ehDoCpf(nua: string, cpf = ''): boolean {
  const digitos = cpf.replace(/\D/g, '')
  if (digitos.length < MENOR_PARTE) return false
  return nua.includes(digitos) || (nua.length >= MENOR_PARTE && digitos.includes(nua))
}

function ehDoEmail(lida: string, nua: string, email = ''): boolean {
  const inteiro = semAcentos(email.trim())
  const [caixa = ''] = inteiro.split('@')
  return inteiro !== '' && (lida === inteiro || (nua !== '' && nua === soLetrasEDigitos(caixa)))
}

function ehDoNascimento(nua: string, nascimento: string | null = null): boolean {
  const [ano = '', mes = '', dia = ''] = nascimento?.split('-') ?? []
  if (ano.length !== 4) return false
  const doSeculo = ano.slice(2)
  return [dia + mes + ano, dia + mes + doSeculo, ano + mes + dia, doSeculo + mes + dia].includes(nua)
}

/** The name, or a word of it, whatever figures stand around: who knows where one works tries it first. */
function ehDoNegocio(nua: string, negocio = ''): boolean {
  const palavras = semAcentos(negocio).split(/[^a-z0-9]+/)
  const nomes = [palavras.join(''), ...palavras.filter(({ length }) => length >= MENOR_PALAVRA)]
  const semNumeros = nua.replace(/^\d+|\d+$/g, '')
  return nomes.some((nome) => nome !== '' && (nome === nua || nome === semNumeros))
}

/** Nothing but neighbouring keys, in runs of three or more: 'qwerty', '654321', 'asd123', 'aaaaaa'. */
function ehSequencia(lida: string): boolean {
  let inicio = 0
  while (inicio < lida.length) {
    const fim = Math.max(
      ...FILEIRAS.flatMap((fileira) => [0, 1, -1].map((passo) => fimDaCorrida(lida, inicio, fileira, passo))),
    )
    if (fim - inicio < MENOR_CORRIDA) return false
    inicio = fim
  }
  return lida.length > 0
}

function fimDaCorrida(lida: string, inicio: number, fileira: string, passo: number): number {
  let fim = inicio + 1
  while (fim < lida.length && saoVizinhas(fileira, lida.charAt(fim - 1), lida.charAt(fim), passo)) fim++
  return fim
}

// A key repeated is its own neighbour, whatever its row.
function saoVizinhas(fileira: string, uma: string, outra: string, passo: number): boolean {
  if (passo === 0) return uma === outra
  return passo > 0 ? fileira.includes(uma + outra) : fileira.includes(outra + uma)
}

function ehComum(lida: string): boolean {
  const palavra = lida.replace(/[^a-z]+$/, '')
  return SENHAS_COMUNS.has(lida) || SENHAS_COMUNS.has(palavra)
}

/** SEG-03 For a form with the field `senha`, whatever its other fields say; the server asks `problemaDaSenha`. */
export const semSenhaFraca = <T extends { senha: string }>(
  donoDe: (valores: T) => DonoDaSenha = () => ({}),
) =>
  z.check<T>(
    ({ value, issues }) => {
      const problema = problemaDaSenha(String(value.senha), donoDe(value))
      if (problema) issues.push({ code: 'custom', input: value.senha, path: ['senha'], message: problema })
    },
    { when: () => true },
  )
