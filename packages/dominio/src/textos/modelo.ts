import { type CampoDoAjuste, problemaDoValor } from '../ajustes/campo.ts'

// ADM-08 A text with names in it, written `{nome}`.

/** What a text may name. */
export type VariavelDoTexto = {
  nome: string
  oQueE: string
  exemplo: string
  /** Without it the message says nothing that its reader can use: a link, a code. */
  exigida: boolean
}

const NOME = /\{(\w+)\}/g

/** A text with its names filled in, once; one that is not known stays as it was written. */
export const preencherModelo = (modelo: string, variaveis: Readonly<Record<string, string>>): string =>
  modelo.replace(NOME, (inteiro, nome: string) =>
    Object.hasOwn(variaveis, nome) ? (variaveis[nome] ?? '') : inteiro,
  )

/** The same, without the lines that name only what says nothing today, and without the gaps that they would leave. */
export function escreverTexto(modelo: string, variaveis: Readonly<Record<string, string>>): string {
  const linhas = modelo.split('\n').filter((linha) => {
    const nomes = [...linha.matchAll(NOME)].map(([, nome = '']) => nome)
    const soNomes = linha.replace(NOME, '').trim() === ''
    return nomes.length === 0 || !soNomes || nomes.some((nome) => variaveis[nome] !== '')
  })
  return preencherModelo(
    linhas
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
    variaveis,
  )
}

const entreChaves = (nome: string): string => `{${nome}}`

/** ADM-08 What is wrong with a text, at its field: said when it is kept, and not by whoever receives it. */
export function problemaDoTexto(
  campo: CampoDoAjuste,
  variaveis: readonly VariavelDoTexto[],
  texto: string,
): string | null {
  const problema = problemaDoValor(campo, texto)
  if (problema) return problema
  const usados = new Set([...texto.matchAll(NOME)].map(([, nome = '']) => nome))
  if (/[{}]/.test(texto.replace(NOME, '')))
    return 'Há uma chave sem par: uma variável se escreve entre chaves, como {negocio}.'
  const desconhecida = [...usados].find((usado) => !variaveis.some(({ nome }) => nome === usado))
  if (desconhecida !== undefined)
    return `${entreChaves(desconhecida)} não existe neste texto. Use ${variaveis.map(({ nome }) => entreChaves(nome)).join(', ')}.`
  const falta = variaveis.find(({ nome, exigida }) => exigida && !usados.has(nome))
  return falta ? `Falta ${entreChaves(falta.nome)}, sem o que a mensagem não serve.` : null
}
