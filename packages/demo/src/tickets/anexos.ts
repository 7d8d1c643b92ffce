import { desenharDocumento, paragrafo } from '@balcao/api/src/platform/pdf/documento.ts'
import type { TipoDeAnexo } from '@balcao/dominio/tickets/situacoes'
import type { Sorteio } from '../sorteio.ts'
import { desenharFoto, ESTRAGOS, type EstragoNaFoto } from './desenhar-foto.ts'

const PAPEIS = {
  comprovante: {
    nome: 'comprovante-de-entrega.pdf',
    titulo: 'Comprovante de entrega',
    texto:
      'Declaramos que os volumes da nota fiscal indicada no ticket foram entregues ao destinatário, que conferiu e assinou o canhoto. Documento de demonstração.',
  },
  boleto: {
    nome: 'segunda-via.pdf',
    titulo: 'Segunda via de documento',
    texto:
      'Segunda via enviada a pedido do cliente. Substitui o documento original, com os mesmos dados e vencimento. Documento de demonstração, sem valor de pagamento.',
  },
  laudo: {
    nome: 'laudo-da-qualidade.pdf',
    titulo: 'Laudo da qualidade',
    texto:
      'A amostra recebida foi comparada com a de retenção do mesmo lote. Aparência, odor e embalagem foram avaliados por duas pessoas da equipe. Documento de demonstração.',
  },
  ficha: {
    nome: 'ficha-tecnica.pdf',
    titulo: 'Ficha técnica do produto',
    texto:
      'Conservar em local seco e fresco. Depois de aberto, manter bem fechado e usar no prazo impresso na embalagem. Documento de demonstração.',
  },
} as const
export type Papel = keyof typeof PAPEIS

/** Content that many tickets share, each with its own copy in the storage. */
export type ModeloDeAnexo = EstragoNaFoto | Papel

export type AnexoGerado = {
  arquivo: string
  nomeExibicao: string
  midia: 'image/png' | 'application/pdf' | 'application/xml'
  conteudo: ModeloDeAnexo | { xml: string }
  tipo: TipoDeAnexo
  interno: boolean
  /** Position of the product it shows. */
  item: number | null
}

const TAMANHO_DO_TITULO = 16

const estragos = Object.keys(ESTRAGOS) as EstragoNaFoto[]

const chave = (sorteio: Sorteio, extensao: string) =>
  `tickets/${sorteio.caracteres('0123456789abcdef', 32)}.${extensao}`

export function anexarFoto(sorteio: Sorteio, item: number | null = null): AnexoGerado {
  return {
    arquivo: chave(sorteio, 'png'),
    nomeExibicao: `foto-${sorteio.inteiro(1000, 9999)}.png`,
    midia: 'image/png',
    conteudo: sorteio.um(estragos),
    tipo: 'ANEXO',
    interno: false,
    item,
  }
}

export function anexarPapel(sorteio: Sorteio, papel: Papel, interno = false): AnexoGerado {
  return {
    arquivo: chave(sorteio, 'pdf'),
    nomeExibicao: PAPEIS[papel].nome,
    midia: 'application/pdf',
    conteudo: papel,
    tipo: 'ANEXO',
    interno,
    item: null,
  }
}

export function anexarNfd(sorteio: Sorteio, chaveDaNota: string, xml: string): AnexoGerado {
  return {
    arquivo: chave(sorteio, 'xml'),
    nomeExibicao: `${chaveDaNota}-nfe.xml`,
    midia: 'application/xml',
    conteudo: { xml },
    tipo: 'NFD',
    interno: false,
    item: null,
  }
}

/** The bytes of every shared content. */
export async function desenharModelos(autor: string, criadoEm: Date): Promise<Map<ModeloDeAnexo, Buffer>> {
  const modelos = new Map<ModeloDeAnexo, Buffer>(estragos.map((qual) => [qual, desenharFoto(qual)]))
  for (const papel of Object.keys(PAPEIS) as Papel[]) {
    const { titulo, texto } = PAPEIS[papel]
    const pdf = await desenharDocumento({ titulo, autor, criadoEm }, (doc) => {
      // One weight of the font only: embedding each takes most of the time.
      paragrafo(doc, titulo, { tamanho: TAMANHO_DO_TITULO })
      paragrafo(doc, autor)
      paragrafo(doc, texto)
    })
    modelos.set(papel, pdf)
  }
  return modelos
}
