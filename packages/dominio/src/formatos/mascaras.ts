type Token = { pattern: RegExp; transform?: (caractere: string) => string }

/** Options in the shape the browser's mask library reads; plain data, so that formatting on the server uses the same masks. */
export type Mascara = { mask: string | string[]; tokens?: Record<string, Token> }

const CPF = '###.###.###-##'
const CNPJ = '**.***.***/****-##'
// In groups of four, as on paper; the issuer's CNPJ is inside.
const CHAVE_DE_NOTA = '#### ##** **** **** **## #### #### #### #### #### ####'

// Since July 2026 the twelve base positions of a CNPJ may be letters; the check digits never are.
const LETRA_OU_DIGITO = { '*': { pattern: /[0-9A-Z]/, transform: (c: string) => c.toUpperCase() } }

export const MASCARAS = {
  cpf: { mask: CPF },
  cnpj: { mask: CNPJ, tokens: LETRA_OU_DIGITO },
  cpfOuCnpj: { mask: [CPF, CNPJ], tokens: LETRA_OU_DIGITO },
  cep: { mask: '#####-###' },
  cnae: { mask: '####-#/##' },
  telefone: { mask: '(##) #########' },
  data: { mask: '##/##/####' },
  cartao: { mask: '#### #### #### ####' },
  mesAno: { mask: '##/####' },
  chaveDeNota: { mask: CHAVE_DE_NOTA, tokens: LETRA_OU_DIGITO },
} satisfies Record<string, Mascara>

const ehPosicao = (caractere: string) => caractere === '#' || caractere === '*'

/** Takes off everything a mask puts between the characters the user typed. */
export function tirarMascara(valor: string): string {
  return valor.replace(/[.\-/()\s]/g, '')
}

/** Fills a mask with bare characters, stopping where they end: a partial value shows a partial mask. */
export function preencherMascara(mascara: string, valor: string): string {
  let texto = ''
  let usados = 0
  for (const caractere of mascara) {
    if (usados >= valor.length) break
    texto += ehPosicao(caractere) ? valor.charAt(usados++) : caractere
  }
  return texto
}
