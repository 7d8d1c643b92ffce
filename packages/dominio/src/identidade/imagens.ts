import { EXTENSOES_DE_IMAGEM, type LimitesDaImagem, type Medidas } from '../arquivos/medidas.ts'

// ADM-08 The pictures by which a business is known. What is kept of one is a text, as of every setting: which file, its size, its name.

type ImagemDescrita = {
  nome: string
  /** Where people see it. */
  onde: string
  extensoes: readonly string[]
  maximoMb: number
} & LimitesDaImagem

export const IMAGENS_DO_NEGOCIO = {
  logo: {
    nome: 'Logotipo',
    onde: 'Na entrada, no menu, nas páginas abertas por link, nos e-mails dos tickets e no PDF de orçamentos e pedidos',
    extensoes: EXTENSOES_DE_IMAGEM,
    maximoMb: 0.5,
    largura: { minimo: 64, maximo: 1600 },
    altura: { minimo: 32, maximo: 1600 },
  },
  fundo: {
    nome: 'Fundo da entrada',
    onde: 'Atrás do formulário de quem entra, de quem se cadastra e de quem troca a senha',
    extensoes: EXTENSOES_DE_IMAGEM,
    maximoMb: 3,
    largura: { minimo: 800, maximo: 4096 },
    altura: { minimo: 600, maximo: 4096 },
  },
} as const satisfies Record<string, ImagemDescrita>

export type QualImagem = keyof typeof IMAGENS_DO_NEGOCIO
export const quaisImagens = Object.keys(IMAGENS_DO_NEGOCIO) as QualImagem[]

/** Under which key of the parameters it is kept; null there is the picture it had before anybody set one. */
export const chaveDaImagem = (qual: QualImagem): string => `SAC_imagem.${qual}`

type ExtensaoDaImagem = 'png' | 'jpg' | 'webp'
export type ImagemGravada = Medidas & {
  /** SHA-256 of its bytes: the same picture is the same file. */
  digesto: string
  extensao: ExtensaoDaImagem
  tamanho: number
  /** As the person called it. */
  nome: string
}

const GRAVADA = /^([0-9a-f]{64})\.(png|jpg|webp) (\d+)x(\d+) (\d+) (.*)$/

export const gravarImagem = ({ digesto, extensao, largura, altura, tamanho, nome }: ImagemGravada): string =>
  `${digesto}.${extensao} ${largura}x${altura} ${tamanho} ${nome}`

/** Null of a text that is no picture: it counts as not set. */
export function lerImagem(valor: string | null | undefined): ImagemGravada | null {
  const [, digesto, extensao, largura, altura, tamanho, nome] = GRAVADA.exec(valor ?? '') ?? []
  if (digesto === undefined || nome === undefined) return null
  return {
    digesto,
    extensao: extensao as ExtensaoDaImagem,
    largura: Number(largura),
    altura: Number(altura),
    tamanho: Number(tamanho),
    nome,
  }
}

/** What a PDF and a mail show; a WEBP neither of them does, and the name stands in its place. */
export const cabeNoPapel = (extensao: string): boolean => extensao === 'png' || extensao === 'jpg'
