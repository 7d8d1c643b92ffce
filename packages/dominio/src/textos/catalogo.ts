import type { CampoDoAjuste } from '../ajustes/campo.ts'
import type { ParametroGravado } from '../parametros.ts'
import { MENSAGENS_DO_ACESSO } from './do-acesso.ts'
import { MENSAGENS_DOS_ORCAMENTOS } from './dos-orcamentos.ts'
import { MENSAGENS_DOS_TICKETS } from './dos-tickets.ts'
import type { MensagemDescrita } from './mensagem.ts'
import { problemaDoTexto, type VariavelDoTexto } from './modelo.ts'

/** ADM-08 The only list of what the portal writes to people outside of it, and to whoever opens an account. */
export const TEXTOS = {
  ...MENSAGENS_DOS_TICKETS,
  ...MENSAGENS_DOS_ORCAMENTOS,
  ...MENSAGENS_DO_ACESSO,
} as const satisfies Record<string, MensagemDescrita>

type Catalogo = typeof TEXTOS
export type ChaveDaMensagem = keyof Catalogo
export type ParteDe<K extends ChaveDaMensagem> = keyof Catalogo[K]['partes'] & string
/** What whoever sends it must say; the business says its own name. */
export type VariaveisDe<K extends ChaveDaMensagem> = Record<keyof Catalogo[K]['variaveis'] & string, string>

export const chavesDasMensagens = Object.keys(TEXTOS) as ChaveDaMensagem[]
export const mensagemDescrita = (chave: ChaveDaMensagem): MensagemDescrita => TEXTOS[chave]
export const partesDe = (chave: ChaveDaMensagem): string[] => Object.keys(TEXTOS[chave].partes)

/** Under which key of the parameters a part is kept. */
export const chaveGravada = (chave: ChaveDaMensagem, parte: string): string =>
  mensagemDescrita(chave).partes[parte]?.gravada ?? `SAC_texto.${chave}.${parte}`

const DO_NEGOCIO: VariavelDoTexto = {
  nome: 'negocio',
  oQueE: 'o nome do negócio',
  exemplo: 'Aurora Distribuidora',
  exigida: false,
}

/** What a part may name, what it must name first. */
export function variaveisDaParte(chave: ChaveDaMensagem, parte: string): VariavelDoTexto[] {
  const proprias = Object.entries(mensagemDescrita(chave).variaveis)
    .filter(([, { em }]) => em?.includes(parte) ?? true)
    .map(([nome, { oQueE, exemplo, exigida = false }]) => ({ nome, oQueE, exemplo, exigida }))
  return [...proprias, DO_NEGOCIO].toSorted((a, b) => Number(b.exigida) - Number(a.exigida))
}

export function campoDaParte(chave: ChaveDaMensagem, parte: string): CampoDoAjuste {
  const descrita = mensagemDescrita(chave).partes[parte]
  if (!descrita) throw new Error(`${chave} não tem a parte ${parte}`)
  const { nome, ajuda, tamanho, obrigatoria = false } = descrita
  return { especie: 'texto', nome, ajuda, tamanho, linhas: parte !== 'assunto', obrigatorio: obrigatoria }
}

/** The field that is kept under that key; null of one that the catalogue no longer has. */
export function campoGravado(gravada: string): CampoDoAjuste | null {
  for (const chave of chavesDasMensagens)
    for (const parte of partesDe(chave))
      if (chaveGravada(chave, parte) === gravada) return campoDaParte(chave, parte)
  return null
}

export const problemaDaParte = (chave: ChaveDaMensagem, parte: string, texto: string): string | null =>
  problemaDoTexto(campoDaParte(chave, parte), variaveisDaParte(chave, parte), texto)

/** ADM-08 As each part reads there: the branch's, the business's, or the shipped one. What could not be sent counts as not set. */
export function textosDa<K extends ChaveDaMensagem>(
  gravados: readonly ParametroGravado[],
  chave: K,
  filialId: number | null,
): Record<ParteDe<K>, string> {
  const { partes, nivel } = mensagemDescrita(chave)
  const niveis = nivel === 'negocio' || filialId === null ? [null] : [filialId, null]
  const lida = ([parte, { padrao }]: [string, { padrao: string }]) => {
    const gravada = chaveGravada(chave, parte)
    const ditos = niveis.flatMap((dono) =>
      gravados.filter((um) => um.chave === gravada && um.filialId === dono).map(({ valor }) => valor),
    )
    return [parte, ditos.find((dito) => problemaDaParte(chave, parte, dito) === null) ?? padrao]
  }
  return Object.fromEntries(Object.entries(partes).map(lida)) as Record<ParteDe<K>, string>
}

/** With each name as its example says it. */
export const exemplosDe = (chave: ChaveDaMensagem, negocio: string): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(mensagemDescrita(chave).variaveis).map(([nome, { exemplo }]) => [nome, exemplo]),
  ),
  negocio,
})
