/** What a text of the parameters may name. */
export type Variaveis = Record<'contato' | 'protocolo' | 'assunto' | 'negocio' | 'filial', string>

/** A text with its names filled in; one that is not known stays as it was written. */
export const preencherModelo = (modelo: string, variaveis: Variaveis): string =>
  modelo.replace(/\{(\w+)\}/g, (inteiro, nome: string) =>
    Object.hasOwn(variaveis, nome) ? variaveis[nome as keyof Variaveis] : inteiro,
  )
