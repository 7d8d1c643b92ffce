import { desenharDocumento, paragrafo } from '@balcao/api/src/platform/pdf/documento.ts'
import { TIPOS_DE_DOCUMENTO } from '@balcao/dominio/documentacao/tipos'
import type { PAPEIS_DO_CLIENTE } from '../cadastros/cadastros.ts'
import { desenharPng } from '../png.ts'

type Papel = (typeof PAPEIS_DO_CLIENTE)[number]

const TAMANHO_DO_TITULO = 16
const FOLHA = { largura: 420, altura: 594, margem: 40 }
const CORES = ['#fdfcf7', '#5a5f66', '#b9413a', '#e3e0d4']
const [PAPEL, TINTA, CARIMBO, BORDA] = [0, 1, 2, 3] as const

/** A paper of a customer's, or a scan of one. */
export function desenharPapel(
  papel: Papel,
  { titular, criadoEm }: { titular: string; criadoEm: Date },
): Promise<Buffer> {
  if (papel.formato === 'png') return Promise.resolve(digitalizar())
  const titulo = TIPOS_DE_DOCUMENTO[papel.tipo]
  return desenharDocumento({ titulo, autor: titular, criadoEm }, (doc) => {
    paragrafo(doc, titulo, { tamanho: TAMANHO_DO_TITULO })
    paragrafo(doc, titular)
    paragrafo(doc, `${papel.texto} Documento de demonstração.`)
  })
}

/** A page as a scanner sees it: a heading, lines of text of several lengths, and a round stamp. */
function digitalizar(): Buffer {
  const { largura, altura, margem } = FOLHA
  return desenharPng({
    largura,
    altura,
    cores: CORES,
    cor: (x, y) => {
      if (x < 4 || y < 4 || x >= largura - 4 || y >= altura - 4) return BORDA
      const raio = Math.hypot(x - 310, y - 480)
      if ((raio < 58 && raio > 53) || (raio < 46 && raio > 44)) return CARIMBO
      const linha = Math.floor((y - 110) / 22)
      const fim = largura - margem - ((linha * 53) % 130)
      const titulo = y > 60 && y < 74 && x > 110 && x < 310
      const texto = y > 110 && y < 420 && (y - 110) % 22 < 5 && x > margem && x < fim && (x * 7) % 31 > 4
      return titulo || texto ? TINTA : PAPEL
    },
  })
}
