import { formatarDinheiro } from '@balcao/dominio/formatos/dinheiro'
import { adiar, useAdiado } from '../platform/adiar.ts'
import type { CampoDeFaixa, Filtro } from '../platform/listas/descricao.ts'
import { LugarDeCampo } from '../ui/campos/lugar-de-campo.tsx'

const CAMPO = adiar(() => import('./campo-de-faixa-de-valor.tsx'))

const Campo: CampoDeFaixa = (props) => {
  const campo = useAdiado(CAMPO)
  return campo ? <campo.CampoDeFaixaDeValor {...props} /> : <LugarDeCampo rotulo={props.rotulo} />
}

/** The value of a list's rows, from and up to. */
export const FILTRO_DE_VALOR = {
  tipo: 'faixa',
  extra: true,
  de: 'vlMin',
  ate: 'vlMax',
  rotulo: 'Valor',
  Campo,
  texto: ({ de, ate }, { parametros }) => {
    const dinheiro = (valor: number) => formatarDinheiro(valor, parametros.casasDecimaisDinheiro)
    if (de === undefined) return ate === undefined ? null : `até ${dinheiro(ate)}`
    if (ate === undefined) return `a partir de ${dinheiro(de)}`
    return de === ate ? dinheiro(de) : `${dinheiro(de)} a ${dinheiro(ate)}`
  },
} as const satisfies Filtro<{ vlMin?: number; vlMax?: number; page?: number }>
