import {
  type ChaveDaMensagem,
  type ParteDe,
  type TEXTOS,
  textosDa,
  type VariaveisDe,
} from '@balcao/dominio/textos/catalogo'
import { escreverTexto } from '@balcao/dominio/textos/modelo'
import type { Negocio } from './negocio.ts'
import type { Mensagem } from './platform/email/carteiro.ts'

// ADM-08 What the portal writes to people, in the words that hold now.

type QuemEscreve = Pick<Negocio, 'configuracao' | 'parametrosGravados'>

/** The words of one message there, with its names not filled in yet. */
export const palavrasDe = <K extends ChaveDaMensagem>(
  negocio: QuemEscreve,
  chave: K,
  filialId: number | null,
): Record<ParteDe<K>, string> => textosDa(negocio.parametrosGravados(), chave, filialId)

/** One part of it, written out. */
export const escrever = <K extends ChaveDaMensagem>(
  negocio: QuemEscreve,
  chave: K,
  filialId: number | null,
  parte: ParteDe<K>,
  variaveis: VariaveisDe<K>,
): string =>
  escreverTexto(palavrasDe(negocio, chave, filialId)[parte], {
    ...variaveis,
    negocio: negocio.configuracao.nome,
  })

/** The messages that are a mail by themselves. */
type ChaveDeEmail = {
  [K in ChaveDaMensagem]: (typeof TEXTOS)[K]['partes'] extends { assunto: object; corpo: object } ? K : never
}[ChaveDaMensagem]

export function emailDe<K extends ChaveDeEmail>(
  negocio: QuemEscreve,
  chave: K,
  { para, filialId = null }: { para: string; filialId?: number | null },
  variaveis: VariaveisDe<K>,
): Pick<Mensagem, 'para' | 'assunto' | 'texto'> {
  const parte = (qual: 'assunto' | 'corpo') =>
    escrever(negocio, chave, filialId, qual as ParteDe<K>, variaveis)
  return { para, assunto: parte('assunto').replace(/\s+/g, ' '), texto: parte('corpo') }
}
