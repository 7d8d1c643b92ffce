import { ErroDeNegocio } from '@balcao/dominio/erros'

export type Campos = Record<string, string>

/** Everything that is wrong is told at once, each thing at its field. */
export function exigirCampos(campos: Campos): void {
  if (Object.keys(campos).length > 0) throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos })
}
