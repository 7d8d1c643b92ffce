import { formatarDataHora } from '@balcao/dominio/formatos/datas'
import { type Documento, MM } from '../../../platform/pdf/documento.ts'
import { CORES, escrever } from '../../../platform/pdf/texto.ts'
import type { Papel } from './papel.ts'

export type Marca = {
  nome: string
  cor: string
  /** Of a kind that a PDF holds as it is. */
  logo: Buffer | null
}

const FAIXA = 1.6 * MM
const LOGO = { largura: 52 * MM, altura: 16 * MM }

/** The head of the first page: whose quote or order it is, its number and how it stands. */
export function desenharMarca(
  doc: Documento,
  { nome, cor, logo }: Marca,
  { nome: doPapel, destaque, feitoEm }: Pick<Papel, 'nome' | 'destaque'> & { feitoEm: string },
): void {
  doc.pdf.rect(doc.esquerda, doc.y, doc.largura, FAIXA).fill(cor)
  const y = doc.y + FAIXA + 8
  const metade = doc.largura / 2
  const esquerda = { x: doc.esquerda, y, largura: metade - 8 }
  let fimDaMarca = y + LOGO.altura
  if (logo) doc.pdf.image(logo, doc.esquerda, y, { fit: [LOGO.largura, LOGO.altura] })
  else fimDaMarca = y + escrever(doc.pdf, nome, esquerda, { tamanho: 17, peso: 'negrito', cor })

  const direita = { x: doc.esquerda + metade, largura: metade, alinhar: 'direita' as const }
  let abaixo = y
  abaixo += escrever(doc.pdf, doPapel, { ...direita, y: abaixo }, { tamanho: 17, peso: 'negrito' })
  abaixo += escrever(
    doc.pdf,
    `Feito em ${formatarDataHora(feitoEm)}`,
    { ...direita, y: abaixo },
    { tamanho: 8.5, cor: CORES.suave },
  )
  abaixo += escrever(doc.pdf, destaque, { ...direita, y: abaixo }, { tamanho: 10, peso: 'seminegrito' })
  doc.y = Math.max(fimDaMarca, abaixo) + 10
}
