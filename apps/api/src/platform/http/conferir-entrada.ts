import { ErroDeNegocio } from '@balcao/dominio/erros'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import { LIMITES_DA_ENTRADA } from './limites-da-entrada.ts'

/** SEG-04 Half a surrogate pair is no character, and PostgreSQL keeps any character but U+0000. */
export const textoLegivel = (texto: string): boolean => texto.isWellFormed() && !texto.includes('\u0000')

/** SEG-04 The one place that looks at the bytes of whatever a request brings; contracts only see what passed here. */
export function conferirEntrada(valor: unknown): void {
  const campos: Record<string, string> = {}
  percorrer(valor, '', campos)
  if (Object.keys(campos).length > 0) throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos })
}

function percorrer(valor: unknown, caminho: string, campos: Record<string, string>): void {
  if (typeof valor === 'string') {
    if (!textoLegivel(valor)) campos[caminho || '_'] = MENSAGENS.caractereInvalido
    return
  }
  if (typeof valor !== 'object' || valor === null) return
  const partes = Object.entries(valor)
  if (!Array.isArray(valor) && partes.length > LIMITES_DA_ENTRADA.campos)
    throw new ErroDeNegocio('CORPO_GRANDE_DEMAIS')
  for (const [nome, parte] of partes) {
    // The name itself is not repeated: the answer would carry what was refused.
    if (!textoLegivel(nome)) campos[caminho || '_'] = MENSAGENS.caractereInvalido
    else percorrer(parte, caminho ? `${caminho}.${nome}` : nome, campos)
  }
}
