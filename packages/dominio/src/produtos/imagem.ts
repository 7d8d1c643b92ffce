import { EXTENSOES_DE_IMAGEM, type LimitesDaImagem } from '../arquivos/medidas.ts'

const MENOR_LADO = 80
const MAIOR_LADO = 3000
const lado = { minimo: MENOR_LADO, maximo: MAIOR_LADO }

/** ADM-07 What is taken as the picture of a product. */
export const IMAGEM_DO_PRODUTO = {
  extensoes: EXTENSOES_DE_IMAGEM,
  maximoMb: 2,
  largura: lado,
  altura: lado,
} as const satisfies LimitesDaImagem & { extensoes: readonly string[]; maximoMb: number }

const DIGITOS = 40
const ENVIADA = /^(png|jpg|webp)-[0-9a-f]{40}$/

/** Named by its content, so that the file is never written over and an address is of that picture for ever. */
export const idDaImagemEnviada = (extensao: string, digesto: string): string =>
  `${extensao}-${digesto.slice(0, DIGITOS)}`

/** The extension of one that people sent; null of those that came with the catalogue. */
export const extensaoDaImagem = (idImagem: string): string | null => ENVIADA.exec(idImagem)?.[1] ?? null
