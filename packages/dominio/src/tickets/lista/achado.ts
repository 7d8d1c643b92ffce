import { comparavel, palavrasDoTexto } from '../../busca/palavras.ts'
import { trechoDoTexto } from '../../faq/termos.ts'

/** MES-08 Where inside a ticket a term was found, as it is said. */
export const ONDE_ACHOU = {
  MOTIVO: 'Motivo',
  PRODUTO: 'Produto',
  NOTA: 'Nota',
  MENSAGEM: 'Mensagem',
} as const
export type OndeAchou = keyof typeof ONDE_ACHOU

export type Achado = { onde: OndeAchou; trecho: string }

const TAMANHO_DO_TRECHO = 90

/** MES-08 A piece of what was found, short enough for a line of a list. */
export const achadoEm = (onde: OndeAchou, texto: string, termo: string): Achado => ({
  onde,
  trecho: trechoDoTexto(texto, palavrasDoTexto(termo), TAMANHO_DO_TRECHO),
})

/** MES-08 Whether what a row shows already says why it was found. */
export function mostraOTermo(mostrados: readonly (string | null | undefined)[], termo: string): boolean {
  const texto = mostrados.map((cada) => comparavel(cada ?? '')).join(' ')
  const palavras = palavrasDoTexto(termo)
  return palavras.length > 0 && palavras.every((palavra) => texto.includes(palavra))
}

export const fraseDoAchado = ({ onde, trecho }: Achado): string =>
  onde === 'MENSAGEM' ? `${ONDE_ACHOU[onde]}: “${trecho}”` : `${ONDE_ACHOU[onde]}: ${trecho}`
