import { paraAAuditoria } from '@balcao/dominio/ajustes/campo'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { comPrefixo } from '@balcao/dominio/parametros'
import { campoDoParametro } from '@balcao/dominio/parametros/campo'
import type { Desfazer } from '../ajustes/desfazer.ts'
import { deIdNaAuditoria, exigirNivel, mudarEm } from './manter.ts'
import { travarParametro } from './queries.ts'

/** ADM-04 What was there comes back, while what the entry says to have put there still is. */
export const desfazerParametro: Desfazer = async ({ tx, sessao, autoria }, entrada) => {
  const qual = deIdNaAuditoria(entrada.entidadeId)
  if (!qual) throw new ErroDeNegocio('NAO_ENCONTRADO')
  const { chave, idFil } = qual
  const onde = await exigirNivel(tx, sessao, idFil)
  const gravado = await travarParametro(tx, autoria, comPrefixo(chave), idFil)
  if (paraAAuditoria(campoDoParametro(chave), gravado.valor) !== (entrada.depois?.[chave] ?? null))
    throw new ErroDeNegocio('AJUSTE_JA_MUDOU')
  const valor = entrada.antes?.[chave] ?? null
  await mudarEm(tx, autoria, { chave, onde, antes: gravado, valor, desfaz: entrada.id })
}
