import type { ParametrosDaFilial } from '@balcao/dominio/parametros'
import type { RegrasDeEncargos } from '@balcao/dominio/titulos/encargos'

/** PAR-01 What the branch of a title charges for being late. */
export const regrasDeEncargos = ({
  multaBoleto,
  jurosBoletoAoMes,
  carenciaBoletoDias,
}: ParametrosDaFilial): RegrasDeEncargos => ({
  multa: multaBoleto,
  jurosAoMes: jurosBoletoAoMes,
  carenciaDias: carenciaBoletoDias,
})
