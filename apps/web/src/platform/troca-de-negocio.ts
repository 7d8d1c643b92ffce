import type { AmbienteDoNegocio } from '@balcao/dominio/negocio/ambiente'
import { guardarNegocio } from './ambiente.ts'
import { CAMINHO_INICIAL, enderecoDeLogin, esquecerCaminho } from './caminho-lembrado.ts'
import { lerToken } from './credencial.ts'

/**
 * NEG-01 Opens the portal of another business. Each keeps its own token: where there is one nobody signs in again, and
 * the page that opens has it validated (AUT-04). A full page load, so that nothing of the former business stays.
 */
export function alternarNegocio(negocio: AmbienteDoNegocio): void {
  guardarNegocio(negocio)
  // The same path would be another record over there.
  esquecerCaminho()
  location.assign(lerToken(negocio.id) ? CAMINHO_INICIAL : enderecoDeLogin())
}
