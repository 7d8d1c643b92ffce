import { ufDoCep } from '@balcao/dominio/brasil/uf-do-cep'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import { acharCidade } from '../lugares/achar-cidade.ts'
import type { LugarDoFrete } from './cotador.ts'

type Dito = { cidade: string; uf?: string | undefined; cepEntrega?: string | undefined }

/** Null where nothing was said: then it is the quote's own. */
export function lerDestino({ cidade, uf, cepEntrega }: Dito): LugarDoFrete | null {
  if (!cidade && !uf && !cepEntrega) return null
  const estado = uf ?? (cepEntrega ? ufDoCep(cepEntrega) : null)
  if (!estado) throw invalido(cidade ? 'uf' : 'cepEntrega')
  const achada = cidade ? acharCidade({ ibge: null, nome: cidade, uf: estado }) : null
  if (cidade && !achada) throw invalido('cidade')
  return { cidade: achada?.cidade ?? '', uf: estado, ibge: achada?.ibge ?? null, cep: cepEntrega ?? null }
}

const invalido = (campo: string) =>
  new ErroDeNegocio('CAMPOS_INVALIDOS', { campos: { [campo]: MENSAGENS.invalido } })
