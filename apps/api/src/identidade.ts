import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { MIDIA_DO_TIPO } from '@balcao/dominio/arquivos/anexos'
import {
  cabeNoPapel,
  chaveDaImagem,
  type ImagemGravada,
  lerImagem,
  type QualImagem,
} from '@balcao/dominio/identidade/imagens'
import { desenharFundo, desenharLogo } from './identidade-desenhada.ts'
import type { Negocio } from './negocio.ts'

// ADM-08 How a business looks: what its administration sent, else the file of its list, else its name and colour drawn.

type QuemSeMostra = Pick<Negocio, 'configuracao' | 'parametrosGravados' | 'armazem'>

type Imagem = {
  midia: string
  extensao: string
  /** Changes with the picture: the address that carries it is of this one for ever. */
  marca: string
  ler(): Promise<Buffer | null>
}

export const PASTA_DAS_IMAGENS = 'identidade'
export const arquivoDaImagem = ({ digesto, extensao }: ImagemGravada): string =>
  `${PASTA_DAS_IMAGENS}/${digesto}.${extensao}`

export function imagemDe(negocio: QuemSeMostra, qual: QualImagem): Imagem {
  const chave = chaveDaImagem(qual)
  const enviada = lerImagem(negocio.parametrosGravados().find((um) => um.chave === chave)?.valor)
  if (enviada) return daAdministracao(negocio, enviada)
  const arquivo = negocio.configuracao[qual]
  return arquivo ? daLista(arquivo) : desenhada(negocio, qual)
}

function daAdministracao({ armazem }: QuemSeMostra, gravada: ImagemGravada): Imagem {
  const { digesto, extensao } = gravada
  return {
    midia: MIDIA_DO_TIPO[extensao],
    extensao,
    marca: digesto.slice(0, TAMANHO_DA_MARCA),
    async ler() {
      const aberto = await armazem.abrir(arquivoDaImagem(gravada))
      return aberto && buffer(aberto.conteudo)
    },
  }
}

const TAMANHO_DA_MARCA = 16
const marcaDe = (conteudo: string | Buffer): string =>
  createHash('sha256').update(conteudo).digest('hex').slice(0, TAMANHO_DA_MARCA)

const MIDIA_DO_ARQUIVO: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': MIDIA_DO_TIPO.png,
  '.jpg': MIDIA_DO_TIPO.jpg,
  '.jpeg': MIDIA_DO_TIPO.jpg,
  '.webp': MIDIA_DO_TIPO.webp,
}
// The list is read when the process starts, and its files do not change before the next.
const marcasDosArquivos = new Map<string, string>()

function daLista(arquivo: string): Imagem {
  const marca = marcasDosArquivos.get(arquivo) ?? marcaDe(readFileSync(arquivo))
  marcasDosArquivos.set(arquivo, marca)
  const extensao = extname(arquivo).toLowerCase()
  return {
    midia: MIDIA_DO_ARQUIVO[extensao] ?? 'image/svg+xml',
    extensao: extensao === '.jpeg' ? 'jpg' : extensao.slice(1),
    marca,
    ler: () => readFile(arquivo),
  }
}

function desenhada({ configuracao: { nome, cor } }: QuemSeMostra, qual: QualImagem): Imagem {
  const svg = qual === 'logo' ? desenharLogo(nome, cor) : desenharFundo(cor)
  return {
    midia: 'image/svg+xml',
    extensao: 'svg',
    marca: marcaDe(svg),
    ler: async () => Buffer.from(svg),
  }
}

/** The logo where it is part of a paper or of a mail; null where these cannot show it, and the name stands there. */
export async function logoNoPapel(
  negocio: QuemSeMostra,
): Promise<{ conteudo: Buffer; midia: string; extensao: string } | null> {
  const { extensao, midia, ler } = imagemDe(negocio, 'logo')
  const conteudo = cabeNoPapel(extensao) ? await ler() : null
  return conteudo && { conteudo, midia, extensao }
}
